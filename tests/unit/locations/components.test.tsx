import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactInformation, LocationFacts } from '#components/contact/contact-information.tsx';
import { FindUs } from '#components/contact/find-us.tsx';
import { Footer } from '#components/footer/footer.tsx';
import { BookingSection } from '#components/home/booking-section.tsx';
import { mainLocation } from '#domain/content.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { one, second, two } from './two-locations.ts';

type Locations = [OpenLocation, ...OpenLocation[]];

const places: [name: string, of: (locations: Locations) => ReactElement][] = [
  ['the contact information', (all) => <ContactInformation heading="" locations={all} />],
  ['the footer', (all) => <Footer locations={all} />],
  ['the booking', (all) => <BookingSection locations={all} />],
];

function textOf(element: ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, ' ');
}

function valuesOf(element: ReactElement, attribute: string): string[] {
  const pattern = new RegExp(` ${attribute}="([^"]*)"`, 'g');
  return Array.from(renderToStaticMarkup(element).matchAll(pattern), ([, value = '']) => value);
}

test('the contact page has each email address once', () => {
  const [near] = two;
  const addressesOf = (locations: Locations) =>
    valuesOf(<ContactInformation heading="" locations={locations} />, 'href').filter((href) =>
      href.startsWith('mailto:'),
    );
  const own = [`mailto:${near.email}`, 'mailto:far@practice.invalid'];
  expect(addressesOf(two)).toEqual(own);
  expect(addressesOf([near, { ...second, email: near.email }])).toEqual(own.slice(0, 1));
  expect(addressesOf(one)).toEqual(own.slice(0, 1));
});

test('a single location’s name is not shown', () => {
  const maps = <FindUs heading="" locations={one} />;
  for (const element of [...places.map(([, of]) => of(one)), maps]) {
    expect(renderToStaticMarkup(element)).not.toMatch(/>Taos<|data-location/);
  }
});

test('only known access details are shown, and languages by name', () => {
  const unknown = { stepFree: 'unknown', elevator: 'unknown', restroom: 'unknown' } as const;
  const plain = { ...mainLocation, parking: '', transit: '', languages: [] };
  const empty = { ...plain, entrance: { ...unknown, directions: '' } };
  const entrance = { ...unknown, directions: 'By the gate', stepFree: 'no' as const };
  const filled = { ...plain, transit: 'Bus 1', entrance, languages: ['es', 'zh'] };
  const titles = /Parking|Public transportation|Entrance|Languages/;
  expect(textOf(<LocationFacts location={empty} />)).not.toMatch(titles);
  expect(textOf(<LocationFacts location={filled} />)).toMatch(
    /[AP]M\s+Public transportation\s+Bus 1\s+Entrance\s+By the gate. There are steps at the entrance.\s+Languages\s+Spanish, Chinese\s+$/,
  );
});
