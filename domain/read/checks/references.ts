import type { SignRecord } from '../../schema/signs.ts';
import { type ContentProblem, problemsWith } from '../content-error.ts';
import { formerPaths, withoutFragment } from '../redirects.ts';
import { type Content, practiceFile } from './content.ts';

/** Checks that related pages exist. They are listed by their titles, so a link to a section isn't allowed. */
export function relatedPages({ entries }: Content): ContentProblem[] {
  const paths = pathsOf(entries);
  const expected = 'the path of an existing page, without a fragment';
  return entries.flatMap(({ entry: { file, record } }) =>
    problemsWith(file, 'related', expected, record.related ?? [], (path) => paths.has(path)),
  );
}

/** Checks that links in texts lead to a page or a file of the site, or to an https URL. */
export function links({ entries, hasFile }: Content): ContentProblem[] {
  const paths = pathsOf(entries);
  const isFile = (link: string) => isContentFile(link) && hasFile(link.slice(1));
  const isPage = (link: string) => paths.has(withoutFragment(link)) || isFile(link);
  return entries.flatMap(({ entry: { file, body } }) => {
    const own = body.links.filter((link) => /^\/(?!\/)/.test(link));
    const others = body.links.filter((link) => !own.includes(link) && !link.startsWith('#'));
    return [
      ...problemsWith(file, 'body', 'the path of an existing page', own, isPage),
      ...problemsWith(file, 'body', 'an address that begins with https://', others, isAddress),
      ...problemsWith(
        file,
        'body',
        'a picture of content/files, such as /files/map.png',
        body.pictures,
        isFile,
      ),
    ];
  });
}

/** Returns the addresses of a page: its own, and those that it had before it was renamed. */
function pathsOf(entries: Content['entries']): Set<string> {
  return new Set([...entries.map(({ path }) => path), ...formerPaths(entries).keys()]);
}

/** Returns the file of a path that is served as it is: `/files/form.pdf` is `content/files/form.pdf`. */
function isContentFile(path: string): boolean {
  return /^\/files\/[\w.-]+$/.test(path);
}

/**
 * A relative link such as `www.example.org` would resolve below the page's own address, and `javascript:`
 * isn't a page.
 */
function isAddress(link: string): boolean {
  const { protocol = '' } = URL.parse(link) ?? {};
  return ['https:', 'mailto:', 'tel:'].includes(protocol);
}

/** Checks that the owner's documents exist if they are on this site. */
export function documents(content: Content): ContentProblem[] {
  const { facts, entries, hasFile } = content;
  const paths = pathsOf(entries);
  const isThere = (path: string) =>
    !path.startsWith('/') ||
    paths.has(withoutFragment(path)) ||
    (isContentFile(path) && hasFile(path.slice(1)));
  const expected = 'the path of an existing page, or of a file in content/files';
  const { newPatientForms, portal } = facts.booking;
  const files = { notices: facts.notices, booking: { newPatientForms, portal } };
  return Object.entries(files).flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([field, link]) =>
      problemsWith(`${content.folder}/practice/${name}.yaml`, field, expected, [link], isThere),
    ),
  );
}

/** Checks that posts and guides have a text. */
export function articleTexts({ entries }: Content): ContentProblem[] {
  return entries
    .filter(({ collection }) => collection === 'posts' || collection === 'guides')
    .filter(({ entry }) => entry.body.words === 0)
    .map(({ entry: { file } }) => ({
      file,
      field: 'body',
      expected: 'a text',
      received: 'nothing',
    }));
}

/** Checks that the categories of posts and guides are in the practice's list. */
export function categories({ entries, facts }: Content): ContentProblem[] {
  // The editor may not have loaded the list yet.
  if (!facts.categories) return [];
  const ids = facts.categories.categories.map(({ id }) => id);
  const expected = `a category of content/practice/categories.yaml: ${ids.join(', ')}`;
  return entries.flatMap(({ entry: { file, record } }) =>
    problemsWith(file, 'category', expected, record.category ? [record.category] : [], (id) =>
      ids.includes(id),
    ),
  );
}

/** Checks that the sources cited by entries and signs are in the list. */
export function citedSources({ entries, facts, sources, folder }: Content): ContentProblem[] {
  const expected = 'the id of a source in content/sources.yaml';
  const cited = [
    ...entries.map(({ entry: { file, record } }) => {
      return { file, field: 'sources', ids: record.sources };
    }),
    ...signsOf(facts).map(({ id, sources: ids }) => {
      return { file: `${folder}/signs.yaml`, field: `${id}.sources`, ids };
    }),
  ];
  return cited.flatMap(({ file, field, ids = [] }) =>
    problemsWith(file, field, expected, ids, (id) => Object.hasOwn(sources, id)),
  );
}

export function signsOf({ signs }: Content['facts']): SignRecord[] {
  return (signs?.groups ?? []).flatMap((group) => group.signs);
}

/** Checks that a tool's section exists in the text. */
export function toolPlaces({ entries }: Content): ContentProblem[] {
  return entries.flatMap(({ entry: { file, record, body } }) => {
    const places = record.tool ? [record.tool.after] : [];
    return problemsWith(file, 'tool.after', 'a section of the text', places, (place) =>
      body.sections.some(({ id }) => id === place),
    );
  });
}

/** Checks that the pictures of the brand, entries, people and frames exist. */
export function pictures(content: Content): ContentProblem[] {
  const { hero, home, backdrops } = content.facts.brand;
  const ofBrand = {
    'hero.poster': hero.poster,
    'home.welcome': home.welcome,
    ...prefixed('home.team', home.team),
  };
  const named = [
    ...Object.entries({ ...ofBrand, ...prefixed('backdrops', backdrops) }).map(
      ([field, picture]) => ({
        file: `${content.folder}/brand/brand.yaml`,
        field: `${field}.file`,
        picture,
      }),
    ),
    ...content.entries.flatMap(({ entry: { file, record } }) => [
      { file, field: 'image.file', picture: record.image },
      { file, field: 'detail.file', picture: record.detail },
    ]),
    ...content.facts.people.map(({ slug, portrait }) => {
      const file = practiceFile(content, 'people', slug);
      return { file, field: 'portrait.file', picture: portrait };
    }),
    ...content.facts.frames.frames.map(({ image }, index) => {
      const file = `${content.folder}/frames.yaml`;
      return { file, field: `frames.${index}.image.file`, picture: image };
    }),
  ];
  return named.flatMap(({ file, field, picture }) =>
    problemsWith(file, field, 'a file in content/images', picture ? [picture.file] : [], (name) =>
      content.hasFile(`images/${name}`),
    ),
  );
}

/** Checks that the plates of eye problems and of the rows of signs exist. */
export function plates({ entries, facts, folder, hasFile }: Content): ContentProblem[] {
  const named = [
    ...entries.flatMap(({ entry: { file, record } }) =>
      Object.entries({ plate: record.plate, view: record.view }).flatMap(([field, plate]) =>
        plate ? [{ file, field: `${field}.file`, name: plate.file }] : [],
      ),
    ),
    ...(facts.signs?.rows ?? []).map(({ id, plate: name }) => {
      return { file: `${folder}/signs.yaml`, field: `${id}.plate`, name };
    }),
  ];
  return named.flatMap(({ file, field, name }) =>
    problemsWith(file, field, 'a file in content/plates', [name], (one) =>
      hasFile(`plates/${one}`),
    ),
  );
}

/** Returns a list's values by field path, such as `backdrops.0`. */
function prefixed<Value>(name: string, values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [`${name}.${index}`, value]));
}

/** Checks that videos on this site exist. */
export function videos({ facts, folder, hasFile }: Content): ContentProblem[] {
  const own = facts.brand.hero.video.map(({ src }) => src).filter((src) => src.startsWith('/'));
  return problemsWith(
    `${folder}/brand/brand.yaml`,
    'hero.video',
    'a file in content/media',
    own,
    (src) => hasFile(src.slice(1)),
  );
}
