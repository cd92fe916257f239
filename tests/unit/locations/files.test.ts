import content from 'virtual:content';
import { expect, test } from 'vitest';
import { dialed } from '#domain/core/language.ts';
import type { OpenLocation } from '#domain/practice/locations.ts';
import { locationCard } from '#server/files/vcard.ts';
import { importWith } from '../import-with.ts';
import { one, second, two } from './two-locations.ts';

/** Returns what the home page's structured data says of the practice, and the node of every other page. */
async function nodesOf(locations: readonly OpenLocation[]) {
  const load = () => import('#domain/structured-data/practice-nodes.ts');
  const facts = { ...content.facts, locations };
  const { practiceNode, practiceProfile } = await importWith(load, 'virtual:content', { facts });
  return { profile: practiceProfile(), node: practiceNode() };
}

test('in structured data, a single location is the practice itself', async () => {
  const { profile, node } = await nodesOf(one);
  expect(profile).toMatchObject([
    { '@type': 'MedicalBusiness', '@id': expect.stringMatching(/\/#practice$/) },
  ]);
  expect(profile[0]).not.toHaveProperty('parentOrganization');
  expect(node['@type']).toBe('MedicalBusiness');
});

test('each of two locations belongs to one organization and has its own facts', async () => {
  const { profile, node } = await nodesOf(two);
  const [organization, ...places] = profile;
  const id = expect.stringMatching(/\/#practice$/);
  expect(organization).toMatchObject({ '@type': 'Organization', '@id': id });
  expect(node).toMatchObject({ '@type': 'Organization', '@id': id });
  for (const whole of [organization, node]) {
    expect(whole).toMatchObject({
      telephone: ['+15055552368', '+19285552371'],
      address: [{ streetAddress: '14 Lantern Loop, Suite 120' }, { streetAddress: '1 Far Road' }],
    });
  }
  expect(organization).not.toHaveProperty('openingHoursSpecification');
  expect(places).toMatchObject([
    { '@id': expect.stringMatching(/\/#taos$/), telephone: '+15055552368' },
    {
      '@type': 'MedicalBusiness',
      '@id': expect.stringMatching(/\/#far-town$/),
      url: expect.stringMatching(/\/contact#far-town$/),
      parentOrganization: { '@id': id },
      telephone: '+19285552371',
      email: 'far@practice.invalid',
      geo: { latitude: 1.5, longitude: 2.5 },
      address: { streetAddress: '1 Far Road' },
      hasMap: expect.stringContaining('1%20Far%20Road'),
      priceRange: '$',
      openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '03:00', closes: '04:00' }],
    },
  ]);
});

test('a vCard has the location’s name if there are several', () => {
  const unfold = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');
  const card = unfold(locationCard(second));
  expect(card).toContain('FN:Juniper Lantern Optometry\\, Far Town');
  // Phones list a company by this one.
  expect(card).toContain('ORG:Juniper Lantern Optometry\\, Far Town');
  expect(card).toContain('TZ;VALUE=text:America/Phoenix');
});

test('each of two locations has a card at an address of its own', async () => {
  const load = () => import('#server/files/routes.ts');
  const facts = { ...content.facts, locations: two };
  const { files } = await importWith(load, 'virtual:content', { facts });
  const cardAt = async (path: string) => (await files.request(path)).text();
  expect(await cardAt('/contact.vcf')).toContain('VOICE:+15055552368');
  expect(await cardAt('/contact-far-town.vcf')).toContain('VOICE:+19285552371');
});

test.each([
  ['(202) 555-0123', '+12025550123'],
  ['+1 202-555-0123', '+12025550123'],
  ['+44 (0)20 7946 0958', '+442079460958'],
])('%s is dialed as %s', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});
