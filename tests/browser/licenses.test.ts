import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the terms lead to the licenses of what the browser gets', async ({ request }) => {
  const link = /<a [^>]*href="\/licenses\.txt"[^>]*>licenses of their own</;
  expect(await (await request.get('/terms')).text()).toMatch(link);
  const text = await (await request.get('/licenses.txt')).text();
  for (const name of ['react', 'react-dom', '@ark-ui/react', 'zod'])
    expect(text).toContain(`## ${name} - ${dependencies[name]} (MIT)`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('The Cormorant Project Authors');
  expect(text).toContain('Adobe');
  expect(text).toContain('Lucide Icons and Contributors');
});

test('each folder with fonts has their license', () => {
  const fonts = globSync('{build,components,public}/**/*.{ttf,woff2}');
  expect(fonts).not.toEqual([]);
  for (const font of fonts) expect(existsSync(`${dirname(font)}/OFL.txt`), font).toBe(true);
});
