import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { services } from '#domain/content.ts';
import { footerServices } from '#domain/services/services.ts';
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

test('the footer lists the services that the practice names, or the first four', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug })) as typeof services;
  const slugsOf = (named: string[]) => footerServices(named, all).map(({ slug }) => slug);
  expect(slugsOf([])).toEqual(['a', 'b', 'c', 'd']);
  expect(slugsOf(['e', 'a'])).toEqual(['e', 'a']);
});
