import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Patients } from '#components/patients/patients.tsx';
import { Problem } from '#components/problems/problem.tsx';
import { Service } from '#components/service/service.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { bySlug, patientPages, problems, services } from '#domain/content.ts';
import { siteAt } from './changed-content.ts';

function pageOf<Page extends { slug: string }>(pages: readonly Page[], slug: string): Page {
  const page = bySlug(pages, slug);
  if (!page) throw new Error(`The fixture has no ${slug}.`);
  return page;
}

const visit = pageOf(patientPages, 'first-look');

test('a visit in pictures lists its steps, of which one may have a photo', () => {
  const html = renderToStaticMarkup(<Patients page={visit} />);
  const [, ...steps] = html
    .slice(0, html.indexOf('</ol>', html.indexOf('visit-steps')))
    .split(/<li class="counted/);
  const pictures = steps.map((step) => /src="\/uploads\/(?:plates\/)?([a-z-]+)\./.exec(step)?.[1]);
  expect(pictures).toEqual(['bright-lamp', 'lantern', 'red-rim']);
  expect(steps.map((step) => /loading="(\w+)"/.exec(step)?.[1])).toEqual([
    'eager',
    'eager',
    'lazy',
  ]);
  expect(steps[1]).toContain('alt="The lantern in the entrance of the office"');
  const lines = steps.map((step) =>
    [...step.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, line]) => line),
  );
  expect(lines).toEqual([
    [
      'I sit under a lamp.',
      'It is bright.',
      'Then it goes off.',
      'I can say stop at any time.',
      'I can ask what comes next.',
    ],
    ['I see the lantern.', 'Now I know the way out.'],
    ['The doctor looks at my eye.', 'I keep it open as long as I can.'],
  ]);
});

const kinds = [
  ['patients', <Patients key="a" page={pageOf(patientPages, 'before-you-come')} />],
  ['a problem', <Problem key="b" problem={pageOf(problems, 'sore-red-eye')} />],
  ['a service', <Service key="c" service={pageOf(services, 'vision-checks')} />],
] as const;

test.each(kinds)('a page for %s folds its questions to ask', (_kind, page) => {
  const html = renderToStaticMarkup(page);
  const [, list = ''] = /<details class="questions-to-ask[^"]*">(.*?)<\/details>/.exec(html) ?? [];
  expect(list).toContain('8 questions to bring to your visit');
  expect(list.match(/<li>/g)).toHaveLength(8);
  expect(list.indexOf('What did you measure?')).toBeLessThan(list.indexOf('Who else should know?'));
});

test('a page without questions has no place for them', () => {
  expect(renderToStaticMarkup(<QuestionsToAsk questions={[]} />)).toBe('');
  const other = renderToStaticMarkup(<Problem problem={pageOf(problems, 'dry-eyes-up-here')} />);
  expect(other).not.toContain('questions-to-ask');
});

test('booking and menus link to the pages that the owner chose', () => {
  const chosen = { 'sections.book.links': ['/paying', '/services/vision-checks'] };
  const { visitLinks } = siteAt('2026-11-23', { 'pages/home.md': chosen });
  expect(visitLinks).toEqual([
    { path: '/paying', title: 'What It Costs and Who Pays' },
    { path: '/services/vision-checks', title: 'Vision Checks for All Ages' },
  ]);
});
