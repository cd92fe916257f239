import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PracticeFacts } from '../../content-model/facts.ts';
import { textsIn } from './placeholders.ts';
import { sampleAnnouncement, sampleHashes, sampleName, sampleState } from './sample.ts';
import { stateCode } from './time-zones.ts';

/** Numbers that somebody may really have, but that are more often made up. */
const madeUp: Record<string, RegExp> = {
  phone: /(\d)\1{2}-?\1{4}|234-?5678|345-?6789/,
  license: /(?:^|\D)123456?7?8?9?0?(?!\d)/,
  street: /^12?3? (?:Main|Any|First|Elm|Example)\b/i,
  postalCode: /^(?:12345|99999)/,
};

/**
 * Returns what a practice with facts of its own still has of the sample, has perhaps made up, or may have forgotten. Only a
 * person can judge whether it may stay.
 * @param folder of the content
 */
export function leftovers(facts: PracticeFacts, folder: string): string[] {
  if (facts.practice.sample) return [];
  const texts = globSync('**/*.{md,yaml}', { cwd: folder }).sort();
  const pages = texts.filter((name) => name !== 'sources.yaml');
  const naming = (pattern: RegExp, files: readonly string[]) =>
    files.flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      const found = lines.flatMap((line, index) => (pattern.test(line) ? index + 1 : []));
      return found.length > 0 ? `${name} (${found.join(', ')})` : [];
    });
  const files = globSync('{brand,images,media,files}/*.*', { cwd: folder }).sort();
  const same = files.filter((name) => {
    return sampleHashes.has(hash('sha256', readFileSync(join(folder, name))).slice(0, 10));
  });
  const states = facts.locations.map(({ address }) => stateCode(address.region));
  const isElsewhere = !states.includes(sampleState.code);
  const announced = Object.values(facts.announcement);
  const isSame = sampleAnnouncement.some((text) => announced.includes(text));
  return [
    ...note('still the sample’s', same),
    ...note('names the sample (lines)', naming(sampleName, texts)),
    ...note('has the sample’s announcement', isSame ? ['practice/announcement.yaml'] : []),
    ...note(
      'names the law of the sample’s state (lines)',
      // Pages print only the sources that they list.
      isElsewhere ? naming(sampleState.mention, pages) : [],
    ),
    ...note('perhaps made up', doubtfulFacts(facts)),
    ...note(
      'names no `emergencyRoom` near it',
      facts.locations.flatMap(({ status, slug, emergencyRoom }) =>
        status === 'open' && !emergencyRoom ? `practice/locations/${slug}.yaml` : [],
      ),
    ),
  ];
}

function note(what: string, found: readonly string[]): string[] {
  return found.length > 0 ? [`${what}: ${found.join(', ')}`] : [];
}

function doubtfulFacts(facts: PracticeFacts): string[] {
  return textsIn(facts).flatMap(({ file, field, text }) => {
    const name = /license/i.test(field) ? 'license' : field.replace(/^.*\./, '');
    return madeUp[name]?.test(text) ? `${field} "${text}" in ${file}` : [];
  });
}
