import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { entriesOf } from '../../../content-model/parse/parse-entry.ts';
import type { Content } from '../content.ts';
import { formerPathsOf } from '../redirects.ts';
import { contrast } from './contrast.ts';
import { actions, hiddenOrders, orders } from './orders.ts';
import { signLimits, tops } from './problems.ts';
import { findings, questions } from './questions.ts';
import { wrongNames } from './references.ts';
import { translations } from './translations.ts';

/** Returns what only the whole content can tell: names of what doesn't exist, and rules about several files. */
export function problemsIn(content: Content): ContentProblem[] {
  const checks = [
    contrast,
    wrongNames,
    locations,
    addresses,
    signLimits,
    tops,
    orders,
    actions,
    hiddenOrders,
    questions,
    findings,
    translations,
    missingTexts,
  ];
  return checks.flatMap((check) => check(content));
}

/** Checks that no two locations have one name, which tells them apart in texts, or one place in lists. */
function locations({ facts, folder }: Content): ContentProblem[] {
  return (['name', 'order'] as const).flatMap((field) =>
    [...Map.groupBy(facts.locations, (location) => location[field])].flatMap(
      ([received, [first, ...others]]) => {
        const expected = `one of its own: ${first?.slug}.yaml has the same ${field}`;
        return others.map(({ slug }) => {
          const file = `${folder}/practice/locations/${slug}.yaml`;
          return { file, field, expected, received: `${received}` };
        });
      },
    ),
  );
}

/** Checks that each address, now or formerly, is that of one page: many collections are at the site's top level. */
function addresses({ facts, entries, folder }: Content): ContentProblem[] {
  const all = [
    ...entries.map(({ path, file }) => ({ file, field: 'slug', path })),
    ...entries.flatMap((entry) =>
      formerPathsOf(entry).map((path) => ({ file: entry.file, field: 'formerSlugs', path })),
    ),
    ...entriesOf(entries, 'problems').flatMap(({ file, record: { show } }) => {
      return show ? { file, field: 'show.effect', path: `/show-what-you-see#${show.effect}` } : [];
    }),
    ...facts.redirects.redirects.map(({ from: path }, index) => {
      return { file: `${folder}/practice/redirects.yaml`, field: `redirects.${index}.from`, path };
    }),
  ];
  return [...Map.groupBy(all, ({ path }) => path)].flatMap(([received, [first, ...others]]) => {
    const expected = `an address of its own: this is one of ${first?.file}`;
    return others.map(({ file, field }) => ({ file, field, expected, received }));
  });
}

const legalPaths = ['/privacy', '/terms', '/accessibility'];

/** Checks that texts are there, and only where a page shows them. */
function missingTexts({ entries, folder }: Content): ContentProblem[] {
  const lost = legalPaths.filter((path) => !entries.some((entry) => entry.path === path));
  const missing = lost.map((path) => {
    const file = `${folder}/legal${path}.md`;
    const expected = 'a legal text that every page links to';
    return { file, field: 'the file', expected, received: 'no file' };
  });
  const wrong = entries.flatMap(({ collection, file, body, markdown }) => {
    const isArticle = collection === 'posts' || collection === 'guides';
    const hasFieldsAlone = collection === 'pages' || collection === 'services';
    const received = markdown.trim().slice(0, 90);
    if (isArticle && body.words === 0)
      return { file, field: 'body', expected: 'a text', received: 'nothing' };
    const expected = 'all words in the fields above it: this page shows no other text';
    return hasFieldsAlone && received ? { file, field: 'body', expected, received } : [];
  });
  return [...missing, ...wrong];
}
