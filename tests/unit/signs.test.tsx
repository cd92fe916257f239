import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { GetHelp } from '#components/signs/get-help.tsx';
import { WithNumber } from '#components/ui/phone-link.tsx';
import { rowOf } from '#domain/signs/named-signs.ts';
import { signSentence } from '#domain/signs/sign-lists.ts';
import { whenClosed } from '#domain/words/when-closed.ts';
import { importWith } from './import-with.ts';

const { groups } = readPractice().signs;
const none = { minutes: 15, text: '' };
const line = { ...none, phone: '(202) 555-0123' };

test('signs belong to the row that has most of them', () => {
  expect(rowOf(['sudden-loss', 'red-sore', 'itch'])?.id).toBe('pain');
  expect(rowOf(['no-sign'])).toBeUndefined();
});

test('parents read about their child', () => {
  const [chemical] = groups.flatMap(({ signs }) => signs);
  expect(chemical && signSentence(chemical)).toBe('A chemical got into an eye.');
  expect(chemical && signSentence(chemical, 'parents')).toBe(
    'A chemical got into your child’s eye.',
  );
});

test('a page lists signs by level, the most urgent first', () => {
  const page = { signs: ['itch', 'speck', 'red-sore', 'surgeons-eye', 'chemical'] };
  const html = renderToStaticMarkup(<GetHelp page={page} className="" />).replaceAll(
    /<[^>]+>/g,
    '',
  );
  const places = [
    'Call 911 or go to the nearest emergency room:',
    'A chemical got into an eye.',
    'Call now, day or night:',
    'Your surgeon: An eye',
    'Call us today:',
    'A speck does not rinse out',
    'One eye is red and sore',
    'Book a visit soon:',
    'Both eyes itch',
  ].map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('below each call that can’t wait, a page says what to tell, by its own row', () => {
  const signs = ['itch', 'red-sore', 'surgeons-eye', 'pain-with-nausea'];
  const html = renderToStaticMarkup(<GetHelp page={{ signs }} className="" />);
  const said = html.match(/Tell[^<]+/g);
  const words = 'which eye, since when, and whether you wear contacts.';
  expect(said).toEqual([`Tell 911 ${words}`, `Tell them ${words}`, `Tell us ${words}`]);
});

test('a closed practice’s after-hours line comes before an emergency room', async () => {
  expect(whenClosed(line)).toMatch(
    /Call our after-hours line: \(202\) 555-0123\..*within 15 minutes/,
  );
  expect(whenClosed(none)).toBe('Closed or no answer? Go to an emergency room.');
  expect(whenClosed(none, 'morning')).toMatch(
    /can wait one day\. Longer or worse\? Emergency room/,
  );
  expect(whenClosed(line, undefined, 2)).toMatch(/^Both offices closed\? Call our after-hours/);
  expect(whenClosed(none, undefined, 3)).toMatch(/^All offices closed or no answer\? /);
  const facts = { ...content.facts, emergencies: { afterHours: line } };
  const load = () => import('#components/signs/level.tsx');
  const { WhenClosed } = await importWith(load, 'virtual:content', { facts });
  const html = renderToStaticMarkup(<WhenClosed />);
  expect(html).toContain('href="tel:+12025550123"');
});

test('each number in a sentence dials, and every other word stays', () => {
  const number = '(202) 555-0123';
  for (const parts of [
    ['Call ', ' first, then ', ' again, and 911 if it burns.'],
    ['', '', ''],
    ['No number'],
  ]) {
    const html = renderToStaticMarkup(
      <WithNumber number={number}>{parts.join(number)}</WithNumber>,
    );
    const link = /<a [^>]*href="tel:\+12025550123"[^>]*>(?:<span[^>]*>)?([^<]*)(?:<\/span>)?<\/a>/;
    const pieces = html.split(link);
    expect(pieces).toEqual(parts.flatMap((part, index) => (index > 0 ? [number, part] : [part])));
  }
});
