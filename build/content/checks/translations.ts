import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { entriesOf } from '../../../content-model/parse/parse-entry.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import type { Content } from '../content.ts';

/**
 * Checks that each text that the page in Spanish or the search shows has a Spanish one, if the practice has the
 * translation.
 */
export function translations({ facts, entries, folder }: Content): ContentProblem[] {
  if (!facts.practice.translations.includes('es')) return [];
  const { groups, rows } = facts.signs;
  const file = `${folder}/signs.yaml`;
  const forParents = rows.filter(({ audience }) => audience === 'parents');
  const ofParents = new Set(forParents.flatMap(({ parts }) => signsIn(parts)));
  const pages = entriesOf(entries, 'services').filter(({ record }) => record.triage);
  return [
    ...signsIn(groups).flatMap((sign) => {
      const children = ofParents.has(sign.id) ? ['children'] : [];
      const shown = ['short', 'subject', 'adults', 'action', ...children];
      return untranslated(file, sign.id, sign, shown);
    }),
    ...rows.flatMap((row, index) => {
      const field = `rows.${index}`;
      return [
        ...untranslated(file, field, row, ['title', 'short', 'hint', 'steps', 'note', 'tellThem']),
        ...row.seeFirst.flatMap((link, place) =>
          untranslated(file, `${field}.seeFirst.${place}`, link, ['text']),
        ),
        ...row.parts.flatMap((part, place) =>
          untranslated(file, `${field}.parts.${place}`, part, ['title']),
        ),
      ];
    }),
    ...pages.flatMap(({ file, record }) => {
      const shown = ['title', 'tagline', 'firstAid', 'triage', 'metaTitle', 'metaDescription'];
      return untranslated(file, 'the page', record, shown);
    }),
    ...untranslated(`${folder}/findings.yaml`, 'findings', facts.findings, ['stopWords']),
  ];
}

/** Returns a problem for each of these fields that has another number of texts in Spanish than in English. */
function untranslated(file: string, field: string, record: object, names: readonly string[]) {
  const { es = {}, ...own } = record as { es?: object };
  const [english, spanish] = [own, es].map((texts) => new Map(Object.entries(texts)));
  return names
    .filter((name) => textsIn(english?.get(name)) !== textsIn(spanish?.get(name)))
    .map((name) => {
      const expected = `as many Spanish texts as English ones: ${textsIn(english?.get(name))}`;
      const received = `${textsIn(spanish?.get(name))}`;
      return { file, field: `${field}.es.${name}`, expected, received };
    });
}

function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  return Object.values(value ?? {}).reduce((sum: number, one) => sum + textsIn(one), 0);
}
