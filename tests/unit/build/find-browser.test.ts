import { expect, test } from 'vitest';
import { findBrowser, listBrowsers } from '../../../build/test/find-browser.ts';

const places = {
  chosen: undefined,
  playwright: '/cache/chrome',
  folders: ['/opt/bin', '/usr/bin'],
};

test('Playwright’s own browser comes before those of the machine', () => {
  expect(listBrowsers(places)).toEqual([
    '/cache/chrome',
    '/opt/bin/chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
    '/opt/bin/chromium',
    '/usr/bin/chromium',
    '/opt/bin/chromium-browser',
    '/usr/bin/chromium-browser',
    '/opt/bin/google-chrome',
    '/usr/bin/google-chrome',
  ]);
});

test('the usual folder is searched even when PATH leaves it out', () => {
  expect(listBrowsers({ ...places, folders: [] })).toContain('/usr/bin/chromium');
});

test('CHROMIUM_PATH is the only choice when it is set', () => {
  expect(listBrowsers({ ...places, chosen: '/mine/chrome' })).toEqual(['/mine/chrome']);
});

test('the first browser that starts is taken', () => {
  expect(findBrowser(places, (file) => file.startsWith('/usr/'))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('nothing is found where no browser starts', () => {
  expect(findBrowser(places, () => false)).toBeUndefined();
});

test('a CHROMIUM_PATH that does not start is refused by name', () => {
  expect(() => findBrowser({ ...places, chosen: '/mine/chrome' }, () => false)).toThrow(
    'CHROMIUM_PATH names /mine/chrome',
  );
});
