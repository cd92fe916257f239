import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { importWith } from '../import-with.ts';

test('the footer names three pages for patients, however many there are, costs, and eye problems', async () => {
  const paths = ['/one', '/two', '/three', '/four', '/costs'];
  const patients = paths.map((path, order) => {
    return { path, title: path, order, ...(path === '/costs' && { topic: 'fees' }) };
  });
  const load = () => import('#components/footer/footer.tsx');
  const { Footer } = await importWith(load, 'virtual:content', { patients });
  const [, links = ''] = renderToStaticMarkup(<Footer />).split('>For patients</h2>');
  const [list = ''] = links.split('</ul>');
  const named = [...list.matchAll(/href="([^"]*)"/g)].map(([, path]) => path);
  expect(named).toEqual(['/one', '/two', '/three', '/costs', '/eye-problems']);
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
  const load = () => import('#domain/services/services.ts');
  const { footerServices } = await importWith(load, 'virtual:content', { services, facts });
  expect(footerServices().map(({ slug }) => slug)).toEqual([...listed]);
});
