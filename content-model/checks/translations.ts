import { signsIn } from '../../domain/signs/sign-lists.ts';
import type { ContentProblem } from '../parse/content-error.ts';
import { entriesOf } from '../parse/parse-entry.ts';
import type { Signs } from '../schema/signs.ts';
import type { Content } from './index.ts';

interface Text {
  file: string;
  field: string;
  record: object;
  /** The fields that the Spanish page or the search shows. */
  names: readonly string[];
}

/** Checks that each text that the site shows in Spanish has a Spanish one, if the practice has the translation. */
export function translations(content: Content): ContentProblem[] {
  if (!content.facts.practice.translations.includes('es')) return [];
  return textsToTranslate(content).flatMap(({ file, field, record, names }) => {
    const { es = {}, ...own } = record as { es?: object };
    const [english, spanish] = [own, es].map((texts) => new Map(Object.entries(texts)));
    return names
      .filter((name) => textsIn(english?.get(name)) !== textsIn(spanish?.get(name)))
      .map((name) => {
        const expected = `as many Spanish texts as English ones: ${textsIn(english?.get(name))}`;
        const received = `${textsIn(spanish?.get(name))}`;
        return { file, field: `${field}.es.${name}`, expected, received };
      });
  });
}

/** Returns how many texts a value has. */
function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  return Object.values(value ?? {}).reduce((sum: number, one) => sum + textsIn(one), 0);
}

/** Returns each record with texts that the page in Spanish or the search shows. */
function textsToTranslate({ facts, entries, folder }: Content): Text[] {
  const { groups, rows } = facts.signs;
  const file = `${folder}/signs.yaml`;
  const { listed, forParents } = signsShown(facts.signs);
  const rowNames = ['title', 'hint', 'steps', 'note', 'say'];
  return [
    ...signsIn(groups)
      .filter(({ id, heard }) => heard || listed.has(id))
      .map((record) => {
        const children = forParents.has(record.id) ? ['children'] : [];
        return { file, field: record.id, record, names: ['adults', 'action', ...children] };
      }),
    ...rows.flatMap((record, index) => {
      const field = `rows.${index}`;
      return [
        { file, field, record, names: rowNames },
        ...record.elsewhere.map((link, place) => {
          return { file, field: `${field}.elsewhere.${place}`, record: link, names: ['text'] };
        }),
        ...record.parts.map((part, place) => {
          return { file, field: `${field}.parts.${place}`, record: part, names: ['title'] };
        }),
      ];
    }),
    ...entriesOf(entries, 'services')
      .filter(({ record }) => record.triage)
      .map(({ file, record }) => {
        const shown = ['title', 'tagline', 'firstAid', 'triage', 'metaTitle', 'metaDescription'];
        return { file, field: 'the page', record, names: shown };
      }),
    {
      file: `${folder}/findings.yaml`,
      field: 'findings',
      record: facts.findings,
      names: ['little'],
    },
  ];
}

/** Returns the ids of signs in lists, and of those that a row tells to parents. */
function signsShown({ rows, asks }: Signs) {
  const idsOf = (some: Signs['rows']) => some.flatMap(({ parts }) => signsIn(parts));
  const forParents = new Set(idsOf(rows.filter(({ audience }) => audience === 'parents')));
  return { listed: new Set([...idsOf(rows), ...signsIn(asks)]), forParents };
}
