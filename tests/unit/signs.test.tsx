import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { GetHelp } from '#components/signs/get-help.tsx';
import { linesOf } from '#components/signs/notice-lines.ts';
import { Calls } from '#components/ui/calls.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import type { Sign } from '#domain/search/query.ts';
import { signSentence } from '#domain/signs/sign-lists.ts';
import { rowOf } from '#domain/signs/triage.ts';
import { levelLine, redLine, whenClosed } from '#domain/words/sign-words.ts';
import { htmlOf, textOf } from './html.ts';
import { importWithFacts } from './import-with.ts';

const { groups } = readPractice().signs;
const none = { minutes: 15, text: '' };
const line = { ...none, phone: '(202) 555-0123' };

test('signs belong to the row that has most of them', () => {
  expect(rowOf(['sudden-loss', 'red-sore', 'itch'])?.id).toBe('pain');
  expect(rowOf(['no-sign'])).toBeUndefined();
});

const loss = { level: 'now', short: 'Sudden loss' } as const;
const chemical = { level: 'call', short: 'A chemical' } as const;

test.each([
  [[chemical, loss], 'now: Sudden loss? Call 911'],
  [[loss, { level: 'now', short: 'A blow' }], 'now: Sudden loss, or a blow? Call 911'],
  [[loss, { level: 'now', short: 'a'.repeat(30) }], 'now: Sudden loss? Call 911'],
  [[chemical], 'call: A chemical? Call now, day or night'],
] as const)('the red line of %j is: %s', (signs, line) => {
  const { level, question, order } = redLine(signs);
  expect(`${level}: ${question} ${order}`).toBe(line);
});

test('a problem for today asks for its own sign of the day', () => {
  const splash = { level: 'now', subject: 'a splash' } as const;
  const bump = { level: 'today', subject: 'a light bump,' } as const;
  expect(levelLine('today', [splash, bump])).toMatch(/^A light bump\? /);
});

test('parents read about their child', () => {
  const [chemical] = groups.flatMap(({ signs }) => signs);
  expect(chemical && signSentence(chemical)).toBe('A chemical got into an eye.');
  expect(chemical && signSentence(chemical, 'parents')).toMatch(/ into your child’s eye\.$/);
});

test('a page lists signs by level, the most urgent first', () => {
  const page = { signs: ['itch', 'speck', 'red-sore', 'surgeons-eye', 'chemical'] };
  const text = textOf(<GetHelp page={page} className="" />);
  const inOrder = [
    'Call 911 or go to the nearest emergency room:',
    'A chemical got into an eye.',
    'Call now, day or night:',
    'Your surgeon: An eye',
    'Call us today:',
    'A speck does not rinse out',
    'One eye is red and sore',
    'Book a visit soon:',
    'Both eyes itch',
  ];
  expect(text).toMatch(new RegExp(inOrder.join('.*')));
});

test('below all signs, a page says once what to tell, by its own row', () => {
  const said = (...signs: string[]) =>
    htmlOf(<GetHelp page={{ signs }} className="" />).match(/[Tt]ell [^<]+/g);
  const toTell = ['tell them which eye, since when, and whether you wear contacts.'];
  expect(said('itch', 'red-sore', 'surgeons-eye', 'pain-with-nausea')).toEqual(toTell);
  expect(said('itch')).toBeNull();
});

const bump = { closed: 'morning', subject: 'a light bump' } as const;

test('while closed, an emergency room, a line, or tomorrow is for all offices', () => {
  expect(whenClosed(none, 1)).toBe('If we’re closed or don’t answer, go to an emergency room.');
  expect(whenClosed(none, 3)).toMatch(/^If all offices are closed or don’t answer, go to/);
  expect(whenClosed(line, 1)).toBe(
    'If we’re closed, call our after-hours line: (202) 555-0123. If nobody answers within 15 minutes, go to an emergency room.',
  );
  expect(whenClosed(none, 1, 'en', [bump])).toBe(
    'If we’re closed, a light bump can wait until tomorrow. If it gets worse, or we’re closed then, too, go to an emergency room.',
  );
  expect(whenClosed(line, 2, 'en', [bump, bump])).toBe(
    'If both offices are closed, each of these can wait until tomorrow. If it gets worse, or we’re closed then, too, call our after-hours line: (202) 555-0123.',
  );
});

test('while closed, the same is said in Spanish', () => {
  expect(whenClosed(none, 1, 'es')).toMatch(/^Si estamos cerrados o no contestamos, vaya a una/);
  expect(whenClosed(line, 2, 'es')).toBe(
    'Si los dos consultorios están cerrados, llame a nuestra línea fuera de horario: (202) 555-0123. Si nadie contesta en 15 minutos, vaya a una sala de emergencias.',
  );
  expect(whenClosed(none, 3, 'es', [bump, bump])).toBe(
    'Si todos los consultorios están cerrados, cada uno de estos casos puede esperar hasta mañana. Si empeora, o si mañana tampoco abrimos, vaya a una sala de emergencias.',
  );
});

test('the number of an after-hours line dials', async () => {
  const load = () => import('#components/signs/level.tsx');
  const { WhenClosed } = await importWithFacts({ emergencies: { afterHours: line } }, load);
  expect(htmlOf(<WhenClosed />)).toContain('href="tel:+12025550123"');
});

test('a number in the advice before a call dials itself, beside the office’s', () => {
  const advice = 'Closed? Call (202) 555-0123.';
  const html = htmlOf(<Calls look="emergency" advice={advice} />);
  expect(html).toMatch(/<a .*<\/a>.*Closed\?.*<a [^>]*href="tel:\+12025550123"/);
});

const number = '(202) 555-0123';

test.each([
  [['Call ', ' first, then ', ' again, and 911 if it burns.']],
  [['', '', '']],
  [['No number']],
])('each number between %j dials, and every other word stays', (parts) => {
  const html = htmlOf(<WithNumbers>{parts.join(number)}</WithNumbers>);
  const link = /<bdi><a [^>]*href="tel:\+12025550123"[^>]*><span[^>]*>([^<]*)<\/span><\/a><\/bdi>/;
  expect(html.split(link).join('|')).toBe(parts.join(`|${number}|`));
});

test.each<[Pick<Sign, 'level' | 'text'>, ReturnType<typeof linesOf>[number]['dials'], string]>([
  [{ level: 'now', text: 'Sight is gone.' }, 'Call 911', 'Sight is gone.'],
  [{ level: 'call', text: 'A line, 1-202-555-0123: a splash.' }, '1-202-555-0123', 'a splash.'],
  [{ level: 'today', text: 'Flashes: call us.' }, undefined, 'Flashes: call us.'],
])('the line of %j dials %s', (sign, dials, rest) => {
  const shown = { ...sign, id: 'one', subject: '' } as Sign;
  const [line] = linesOf({ answer: 'line', sign: shown, others: [] }, 'a query');
  expect(line).toMatchObject({ dials, text: rest });
  expect(`${line?.order} ${rest}`).toContain(sign.text);
  expect(line?.order).toContain(dials ?? ':');
});
