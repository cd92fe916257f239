import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '#components/footer/footer.tsx';
import { openLocations } from '#domain/content.ts';
import { importWith } from '../import-with.ts';

test('the footer names three pages for patients, however many there are, costs, and eye problems, seen and shown', async () => {
  const paths = ['/one', '/two', '/three', '/four', '/costs'];
  const patients = paths.map((path, order) => {
    return {
      path,
      title: path,
      order,
      sections: [],
      ...(path === '/costs' && { topic: 'insurance' }),
    };
  });
  const load = () => import('#components/footer/footer.tsx');
  const { Footer } = await importWith(load, 'virtual:content', { patients });
  const [, links = ''] = renderToStaticMarkup(<Footer />).split('>For patients</h2>');
  const [list = ''] = links.split('</ul>');
  const named = [...list.matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  expect(named).toEqual([
    '/one',
    '/two',
    '/three',
    '/costs',
    '/eye-problems',
    '/show-what-you-see',
  ]);
});

test.each([
  ['', 'abcd'],
  ['ea', 'ea'],
])('if the practice names the services “%s”, the footer lists “%s”', async (named, listed) => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((slug, order) => ({ slug, order, path: slug }));
  const facts = {
    ...content.facts,
    practice: { ...content.facts.practice, footerServices: [...named] },
  };
  const load = () => import('#domain/content.ts');
  const { footerServices } = await importWith(load, 'virtual:content', { services, facts });
  expect(footerServices().map(({ slug }) => slug)).toEqual([...listed]);
});

test('the footer has each location’s line about a license below its address and phone', () => {
  const [first] = openLocations;
  const line = 'Given Family, ophthalmic dispenser 00-0000';
  const second = { ...first, slug: 'b', phone: '(575) 555-2377', licenseLine: line };
  const plain = { ...first, licenseLine: '' };
  const html = renderToStaticMarkup(<Footer locations={[plain, second]} />);
  expect(html.split(line)).toHaveLength(2);
  expect(html).toMatch(/\(575\) 555-2377(?:<\/span>)*<\/a><p[^>]*>Given Family/);
});

test('the footer has the practice’s email address, and each other one of a location', () => {
  const [first] = openLocations;
  const own = 'far@practice.invalid';
  const emailsOf = (locations: typeof openLocations) =>
    [...renderToStaticMarkup(<Footer locations={locations} />).matchAll(/mailto:([^"]*)/g)].map(
      ([, address]) => address,
    );
  const { email } = content.facts.practice;
  const near = { ...first, email };
  expect(emailsOf([near, { ...near, slug: 'b', email: own }])).toEqual([own, email]);
  expect(emailsOf([near, { ...near, slug: 'b' }])).toEqual([email]);
  expect(emailsOf([{ ...first, email: own }])).toEqual([own]);
});
