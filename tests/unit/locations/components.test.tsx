import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactInformation } from '#components/contact/contact-information.tsx';
import { FindUs } from '#components/contact/find-us.tsx';
import { LocationFacts } from '#components/contact/location-facts.tsx';
import { Footer } from '#components/footer/footer.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { mainLocation, practice } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { one, second, two } from './two-locations.ts';

function textOf(node: ReactNode): string {
  return renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, ' ');
}

function valuesOf(node: ReactNode, attribute: string): string[] {
  const pattern = new RegExp(` ${attribute}="([^"]*)"`, 'g');
  return Array.from(renderToStaticMarkup(node).matchAll(pattern), ([, value = '']) => value);
}

const places = [
  ['the footer', <Footer key="" locations={two} />],
  ['the booking', <BookingSection key="" locations={two} />],
  ['the contact information', <ContactInformation key="" heading="" locations={two} />],
] as const;

test.each(places)('%s has the phone of each location', (_name, node) => {
  const text = textOf(node);
  for (const { phone } of two) expect(text).toContain(phone);
});

test.each(places)('%s names each location and shows whether it is open now', (_name, node) => {
  const headings = renderToStaticMarkup(node).matchAll(/<h3[^>]*>([^<]*)</g);
  const names = Array.from(headings, ([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(two.map(({ name }) => name)));
  expect(valuesOf(node, 'data-location')).toEqual(two.map(({ slug }) => slug));
});

test('the contact page links to each location, with its own map, card and hours', () => {
  const information = <ContactInformation heading="" locations={two} />;
  const sections = <FindUs heading="" locations={two} />;
  const links = valuesOf(information, 'href');
  for (const { slug, name, phone, email } of two) {
    expect(valuesOf(sections, 'id')).toContain(slug);
    expect(textOf(sections)).toContain(name);
    const reached = [`#${slug}`, phoneLink(phone), `mailto:${email}`];
    expect(links).toEqual(expect.arrayContaining(reached));
  }
  expect(links).toEqual(expect.arrayContaining(['/contact.vcf', `/contact-${second.slug}.vcf`]));
  expect(valuesOf(sections, 'data-island')).toEqual(['map-frame', 'map-frame']);
  expect(textOf(information)).toContain('3:00 AM - 4:00 AM');
});

test('each list of hours has a label', () => {
  const week = second.schedules.exams;
  const place = { ...second, schedules: { exams: week, desk: week, phone: week } };
  const text = textOf(<ContactInformation heading="" locations={[place]} />);
  const { phone, desk, exams } = practice.hours;
  const places = [`${phone}: Sunday`, desk, exams].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((before, after) => before - after));
});

test('a single location’s name is not shown', () => {
  for (const node of [
    <Footer key="" locations={one} />,
    <BookingSection key="" locations={one} />,
    <ContactInformation key="" heading="" locations={one} />,
    <FindUs key="" heading="" locations={one} />,
  ]) {
    const html = renderToStaticMarkup(node);
    expect(html).not.toContain(`>${mainLocation.name}<`);
    expect(html).not.toContain('data-location');
  }
});

test('only known access details are shown, and languages by name', () => {
  const unknown = { directions: '', stepFree: 'unknown', elevator: 'unknown' } as const;
  const empty = {
    ...mainLocation,
    parking: '',
    transit: '',
    entrance: { ...unknown, restroom: 'unknown' as const },
    languages: [],
  };
  const filled = {
    ...empty,
    parking: 'Behind the house',
    transit: 'Bus 1',
    entrance: { ...empty.entrance, directions: 'By the gate', stepFree: 'no' as const },
    languages: ['es', 'zh'],
  };
  const before = textOf(<LocationFacts location={empty} />);
  const after = textOf(<LocationFacts location={filled} />);
  expect(after.startsWith(before.trimEnd())).toBe(true);
  const added = after.slice(before.trimEnd().length);
  for (const fact of ['Behind the house', 'Bus 1', 'By the gate', 'steps', 'Spanish, Chinese']) {
    expect(added).toContain(fact);
  }
  expect(added).not.toMatch(/elevator|restroom|undefined/);
});
