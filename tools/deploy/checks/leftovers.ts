import { basename, dirname } from 'node:path';
import { type Deployment, type Finding, locationFile, note, practiceFile } from '../deployment.ts';
import { isDelivered, sentencesOf } from '../sample-values.ts';
import { type ForeignLine, findForeignLaw } from './foreign-law.ts';

/** How many lines are listed; the others are only counted. */
const maximumLines = 5;

/** Notes what may be left of the sample: towns, another state's law, sentences, colors, pictures. It may be intended. */
export function checkLeftovers(deployment: Deployment): Finding[] {
  return [
    ...checkTowns(deployment),
    ...checkLaw(deployment),
    ...checkBoutique(deployment),
    ...checkSources(deployment),
    ...checkSentences(deployment),
    ...checkColors(deployment),
    ...checkMedia(deployment),
  ];
}

/** A note, not a refusal: a practice may be in or near the sample's town. */
function checkTowns({ facts, words }: Deployment): Finding[] {
  const shared = facts.locations.filter(({ address }) => isDelivered('places', address.locality));
  const named = Object.entries(words).flatMap(([file, text]) => {
    const towns = (text.match(/\b[A-Z]\w+/g) ?? []).filter((word) => isDelivered('places', word));
    return towns
      .slice(0, 1)
      .map((town) => note(file, `It names the sample's ${town}.`, 'Name your own town.'));
  });
  if (shared.length === 0) return named;
  return shared.map((location) => {
    const what = `address.locality is the sample's ${location.address.locality}.`;
    return note(locationFile(location), what, 'Leave it only if the practice is there.');
  });
}

function checkLaw(deployment: Deployment): Finding[] {
  const all = findForeignLaw(deployment);
  return [
    ...checkShownLaw(all.filter(({ isShown }) => isShown)),
    ...checkHiddenLaw(all.filter(({ isShown }) => !isShown)),
  ];
}

function checkHiddenLaw([first, ...others]: ForeignLine[]): Finding[] {
  if (!first) return [];
  const files = Array.from(new Set([first, ...others].map(({ file }) => file)), (file) =>
    basename(file),
  );
  const what = `Passages for ${first.state} only, which your site leaves out, are in ${files.join(', ')}.`;
  const remedy = "Where your own state's law says something about it, add a passage.";
  return [note('content', what, remedy)];
}

function checkShownLaw(lines: ForeignLine[]): Finding[] {
  const remedy = "Write what your own state's law says, or take it out.";
  const notes = lines
    .slice(0, maximumLines)
    .map(({ file, line, state, words: said }) =>
      note(`${file}:${line}`, `"${said}" speaks of ${state}, where no location is.`, remedy),
    );
  const rest = lines.length - notes.length;
  if (rest === 0) return notes;
  return [...notes, note('content', `Lines that speak of another state, too: ${rest}.`, remedy)];
}

/** The sample has a boutique for frames, which its texts mention. */
function checkBoutique({ facts, words }: Deployment): Finding[] {
  const texts: Deployment['words'] = {
    ...words,
    [practiceFile]: Object.values(facts.practice.hours).join(),
  };
  const files = Object.keys(texts).filter((file) => /\bboutique\b/i.test(texts[file] ?? ''));
  const remedy = 'Leave it only if the practice has one.';
  return files.map((file) => note(file, "It names a boutique, as the sample's words do.", remedy));
}

/** A source is easily left behind when the sentence that cited it is deleted. */
function checkSources({ words }: Deployment): Finding[] {
  return Object.entries(words).flatMap(([file, text]) => {
    const [, list = ''] = /^sources:\n((?: *- .*\n)+)/m.exec(text) ?? [];
    const ids = Array.from(list.matchAll(/- ([\w-]+)/g), ([, id = '']) => id);
    const uncited = ids.filter((id) => !text.includes(`[^${id}]`));
    if (uncited.length === 0) return [];
    const what = `No sentence cites ${uncited.join(', ')}, which the page lists as a source.`;
    return [note(file, what, 'Cite it, or take it off the list.')];
  });
}

/** Only pages about the practice have fingerprints; owners may keep the delivered guides and services. */
function checkSentences({ words }: Deployment): Finding[] {
  return Object.entries(words).flatMap(([file, text]) => {
    const kept = sentencesOf(text).filter((sentence) => isDelivered('sentences', sentence));
    if (kept.length === 0) return [];
    const what = `Sentences of the sample that it still has: ${kept.length}, such as "${kept[0]}"`;
    return [note(file, what, 'Say it in your own words, or leave it if it is true of you.')];
  });
}

function checkColors({ facts }: Deployment): Finding[] {
  const { colors, hero } = facts.brand;
  const all = Object.entries({ ...colors, 'hero.ground': hero.ground });
  const kept = all.filter(([, color]) => isDelivered('colors', color)).map(([name]) => name);
  if (kept.length === 0) return [];
  const what = `Colors are still the sample's: ${kept.join(', ')}.`;
  return [note('content/brand/brand.yaml', what, 'Leave them only if they are yours, too.')];
}

function checkMedia({ media, facts }: Deployment): Finding[] {
  const files = Object.keys(media).filter((file) => isDelivered('files', media[file] ?? ''));
  const folders = Map.groupBy(files, dirname);
  const { madeByComputer } = facts.brand;
  const silent = (['pictures', 'video'] as const).filter((kind) => {
    const folder = kind === 'video' ? 'content/media/' : 'content/images/';
    return !madeByComputer.includes(kind) && files.some((file) => file.startsWith(folder));
  });
  return [
    ...Array.from(folders, ([folder, kept]) => {
      const names = kept.map((file) => basename(file)).join(', ');
      const what = `Files are still the sample's: ${kept.length} (${names}).`;
      return note(folder, what, 'Show your own, and delete what no page shows.');
    }),
    ...silent.map((kind) =>
      note(
        'content/brand/brand.yaml',
        `madeByComputer doesn't name the ${kind}, some of which came with the sample.`,
        `Add ${kind}, so that the terms of use say so.`,
      ),
    ),
  ];
}
