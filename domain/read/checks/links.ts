import { type ContentProblem, problemsWith } from '../content-error.ts';
import { formerPaths, withoutFragment } from '../redirects.ts';
import { type Content, ownersLinks } from './content.ts';

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

/** Returns the addresses of all pages: their own, and those that they had before they were renamed. */
export function pathsOf(entries: Content['entries']): Set<string> {
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
  const { entries, hasFile } = content;
  const paths = pathsOf(entries);
  const isThere = (path: string) =>
    !path.startsWith('/') ||
    paths.has(withoutFragment(path)) ||
    (isContentFile(path) && hasFile(path.slice(1)));
  const expected = 'the path of an existing page, or of a file in content/files';
  return ownersLinks(content).flatMap(({ file, field, link }) =>
    problemsWith(file, field, expected, [link], isThere),
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

/** Checks that a tool's section exists in the text. */
export function toolPlaces({ entries }: Content): ContentProblem[] {
  return entries.flatMap(({ entry: { file, record, body } }) => {
    const places = record.tool ? [record.tool.after] : [];
    return problemsWith(file, 'tool.after', 'a section of the text', places, (place) =>
      body.sections.some(({ id }) => id === place),
    );
  });
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
