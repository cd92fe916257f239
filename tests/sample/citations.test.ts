import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, patientPages, services } from '../unit/content/all-entries.ts';

const cited = [...articles, ...services, ...patientPages].map(({ entry }) => ({
  file: entry.file,
  text: readFileSync(entry.file, 'utf8'),
  sources: entry.record.sources,
}));

test('each source of an entry stands at a sentence of it', () => {
  expect(cited.length).toBeGreaterThan(20);
  const silent = cited.flatMap(({ file, text, sources }) =>
    sources.filter((id) => !text.includes(`[^${id}]`)).map((id) => `${id} (${file})`),
  );
  expect(silent).toEqual([]);
});

test('no source stands at the five years by which a scan is said to be ahead', () => {
  const claims = cited.flatMap(({ text }) => text.match(/[^.]*five years[^.]*\.(?:\[\^)?/g) ?? []);
  const ofScans = claims.filter((claim) => /often quoted|as long as/.test(claim));
  expect(ofScans.length).toBeGreaterThan(3);
  expect(ofScans.filter((claim) => claim.endsWith('[^'))).toEqual([]);
});
