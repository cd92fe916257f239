import { readFileSync } from 'node:fs';
import { readPractice } from '../../../build/content/read-practice.ts';
import { expect, test } from '../support/editor.ts';
import { contentWith } from '../support/editor-folder.ts';

const facts = readPractice();
const closuresFile = 'content/practice/closures.yaml';
const announcementFile = 'content/practice/announcement.yaml';

test.beforeEach(({ page }) => page.clock.install());

test('hours can be changed, but not to a closing time before the opening', async ({ editor }) => {
  const location = facts.locations.find(({ schedules }) => schedules.exams.length > 1);
  test.skip(!location, 'Every location has the same hours each day.');
  const file = `content/practice/locations/${location?.slug}.yaml`;
  await editor.chooseFolder();
  await editor.open(`locations/entries/${location?.slug}`);
  await editor.page.getByRole('button', { name: 'Expand All' }).first().click();
  const closes = editor.page.getByRole('group', { name: /“.?Closes.?” Field/ }).first();
  // The editor renders a field once it is in view.
  await expect(async () => {
    await editor.page.mouse.move(600, 500);
    await editor.page.mouse.wheel(0, 150);
    await expect(closes.locator('input')).toBeVisible({ timeout: 500 });
  }).toPass();
  await closes.locator('input').fill('00:30');
  await editor.save();
  await expect(editor.refusal).toContainText('a time after it opens, on the same day');
  expect(await editor.read(file)).toBe(readFileSync(file, 'utf8'));

  await editor.refusal.getByRole('button').click();
  // Close to the time before, which neither reaches the next hours of the day nor the opening.
  const before = location?.schedules.exams[0]?.closes ?? '';
  const changedTime = before.endsWith(':00')
    ? before.replace(/:00$/, ':01')
    : before.replace(/..$/, '00');
  await closes.locator('input').fill(changedTime);
  await editor.save();
  const { locations } = readPractice(contentWith(file, await editor.changed(file)));
  const changed = locations.find(({ slug }) => slug === location?.slug);
  expect(changed?.schedules.exams[0]?.closes).toBe(changedTime);
  expect(changed?.schedules.exams.slice(1)).toEqual(location?.schedules.exams.slice(1));
});

test('a closing can be added and the announcement switched', async ({ editor }) => {
  const { page } = editor;
  await editor.chooseFolder();
  await editor.open('_singletons/entries/closures');
  await editor.add('closing');
  await editor.fill('First day', '2027-03-12');
  await editor.fill('Last day', '2027-03-14');
  await editor.fill('Reason', 'Spring break');
  await editor.save();
  const written = contentWith(closuresFile, await editor.changed(closuresFile));
  const { closures } = readPractice(written);
  expect(closures.closures).toEqual([
    ...facts.closures.closures,
    { from: '2027-03-12', until: '2027-03-14', reason: 'Spring break' },
  ]);
  expect(closures.specialHours).toEqual(facts.closures.specialHours);

  await editor.open('_singletons/entries/announcement');
  await editor.field('Shown').getByRole('switch').click();
  // An announcement that is shown needs a heading.
  const { heading = 'A new lens lab' } = facts.announcement;
  await editor.fill('Heading', heading);
  // The editor keeps unsaved changes after half a second and offers to restore them.
  await page.clock.runFor(1000);
  await page.goBack();
  await editor.open('_singletons/entries/announcement');
  await page.getByRole('button', { name: 'Restore' }).click();
  await editor.save();
  const text = await editor.changed(announcementFile);
  const { announcement } = readPractice(contentWith(announcementFile, text));
  expect(announcement).toEqual({
    ...facts.announcement,
    heading,
    shown: !facts.announcement.shown,
  });
});
