import content from 'virtual:content';
import { expect, test } from 'vitest';
import { mainLocation, practice } from '#domain/content.ts';
import { formatAddress } from '#domain/practice/locations.ts';
import { dialed, phoneLink } from '#domain/practice/phone.ts';
import { practiceNode, practiceProfile } from '#domain/structured-data/practice-nodes.ts';
import { locationCard } from '#server/files/vcard.ts';
import { importWith } from '../import-with.ts';
import { one, second, two } from './two-locations.ts';

test('in structured data, a single location is the practice itself', () => {
  const nodes = practiceProfile(one);
  expect(nodes.map((node) => node['@type'])).toEqual([practice.kind]);
  expect(nodes[0]?.['@id']).toMatch(/\/#practice$/);
  expect(nodes[0]).not.toHaveProperty('parentOrganization');
  expect(practiceNode(one)['@type']).toBe(practice.kind);
});

test('each of two locations belongs to one organization and has its own facts', () => {
  const [organization, ...places] = practiceProfile(two);
  expect(organization).toMatchObject({ '@type': 'Organization', name: practice.name });
  expect(practiceNode(two)).toMatchObject({
    '@type': 'Organization',
    '@id': organization?.['@id'],
  });
  expect(organization).not.toHaveProperty('openingHoursSpecification');
  expect(places).toHaveLength(2);
  for (const [index, { slug, phone, address, geo, email }] of two.entries()) {
    expect(places[index]).toMatchObject({
      '@type': practice.kind,
      '@id': expect.stringMatching(new RegExp(`/#${slug}$`)),
      url: expect.stringMatching(new RegExp(`/contact#${slug}$`)),
      parentOrganization: { '@id': organization?.['@id'] },
      telephone: dialed(phone),
      email,
      geo,
      address: { streetAddress: address.street },
      hasMap: expect.stringContaining(encodeURIComponent(formatAddress(address))),
      priceRange: practice.priceRange,
    });
  }
  expect(places[1]).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '03:00', closes: '04:00' }],
  });
});

test('a vCard has the location’s name only if there are several', () => {
  expect(nameOf(locationCard(mainLocation, one))).toBe(practice.name);
  expect(two.map((location) => nameOf(locationCard(location, two)))).toEqual(
    two.map(({ name }) => `${practice.name}, ${name}`),
  );
  const card = locationCard(second, two).replaceAll('\r\n ', '');
  for (const fact of [second.address.street, phoneLink(second.phone), 'TZ:America/Phoenix']) {
    expect(card).toContain(fact);
  }
});

test('each of two locations has a card at an address of its own', async () => {
  const load = () => import('#server/files/routes.ts');
  const { files } = await importWith(load, 'virtual:content', {
    facts: { ...content.facts, locations: two },
  });
  const cardAt = async (path: string) => (await files.request(path)).text();
  expect(await cardAt('/contact.vcf')).toContain(phoneLink(mainLocation.phone));
  expect(await cardAt(`/contact-${second.slug}.vcf`)).toContain(phoneLink(second.phone));
});

function nameOf(card: string): string {
  const line = card.replaceAll('\r\n ', '').match(/^FN:(.*)$/m)?.[1] ?? '';
  return line.replaceAll('\\', '').trim();
}
