import { collections } from '../../../content-model/collections.ts';
import { recordsOf } from '../../../content-model/facts.ts';
import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { type AddressedEntry, entriesOf } from '../../../content-model/parse/parse-entry.ts';
import type { Reference } from '../../../content-model/parse/render-markdown.ts';
import { jsonOf, partOf, type SchemaJson } from '../../../content-model/schema-json.ts';
import { feedPath, withoutFragment } from '../../../domain/core/addresses.ts';
import { firstAidAnchor } from '../../../domain/core/urgency.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import { type Content, dayOfPractice, describeAbsence } from '../content.ts';
import { formerPaths } from '../redirects.ts';

const missingPage = 'the path of an existing page';
const missingService = 'a service of content/services';

/** A name in a field: of a page, a picture, a sign. */
interface Name {
  ref: string;
  field: string;
  name: string;
  /** The line of its file, in a text. */
  line?: number | undefined;
}

/** Returns what was expected in place of a name, if it is wrong on a day. */
type Check = (name: string, from: string) => string | undefined;

/** Checks that whatever a field names exists. The field's schema says what it names. */
export function wrongNames(content: Content): ContentProblem[] {
  const { facts, entries, folder } = content;
  const checks = checksIn(content);
  const today = dayOfPractice(facts);
  const wrong = (file: string, names: readonly Name[], from = today) =>
    names.flatMap(({ ref, field, line, name: received }) => {
      const expected = checks[ref]?.(received, from);
      const code: ContentProblem['code'] =
        expected === missingPage || expected === missingService ? 'gone' : undefined;
      return expected ? [{ file, line, field, expected, received, code }] : [];
    });
  return [
    ...entries.flatMap((addressed) => {
      const { file, from, record, body } = addressed;
      const names = namesIn(jsonOf(collections[addressed.collection].schema), record);
      // An entry that isn't published yet may link to another one that is published no later.
      const day = from > today ? from : today;
      return wrong(file, [...names, ...namesInText(body)], day);
    }),
    ...recordsOf(facts).flatMap(({ path, schema, record }) =>
      wrong(`${folder}/${path}`, namesIn(jsonOf(schema), record)),
    ),
  ];
}

/** Returns the names in a value, each with its field: `home.team.0.file`. */
function namesIn(json: SchemaJson, value: unknown, path: readonly string[] = []): Name[] {
  const { ref } = json;
  if (typeof value === 'string')
    return ref && value ? [{ ref, field: path.join('.'), name: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const part = partOf(json, value, name);
    return namesIn({ ...(ref && { ref }), ...part }, inner, [...path, name]);
  });
}

function namesInText({ links, pictures }: AddressedEntry['body']): Name[] {
  const inText = ({ address, line }: Reference, ref: string): Name => {
    return { ref, field: 'body', name: address, line };
  };
  // Places on the page itself are known once it is rendered (`build/derive/rendered-pages.ts`).
  const elsewhere = links.filter(({ address }) => !address.startsWith('#'));
  return [
    ...elsewhere.map((link) =>
      inText(link, /^\/(?!\/)/.test(link.address) ? 'documents' : 'addresses'),
    ),
    ...pictures.map((picture) => inText(picture, 'pictures')),
  ];
}

function checksIn(content: Content): Record<string, Check> {
  const { facts, entries, sources, hasFile } = content;
  const pages = new Map(entries.map((entry) => [entry.path, entry]));
  const former = formerPaths(entries);
  const pageAt = (path: string) => {
    const plain = withoutFragment(path);
    return pages.get(former.get(plain) ?? plain);
  };
  const shownPage: Check = (path, from) => {
    const page = pageAt(path);
    if (!page) return missingPage;
    if (page.from <= from) return undefined;
    return `a page that is on the site, but ${page.path} isn’t: ${describeAbsence(page)}`;
  };
  const fileIn =
    (folder: string): Check =>
    (name) =>
      hasFile(`${folder}/${name}`) ? undefined : `a file in content/${folder}`;
  const isServed = (path: string) => /^\/files\/[\w.-]+$/.test(path) && hasFile(path.slice(1));
  const documentAt = (path: string) =>
    isServed(path) ? undefined : 'a file in content/files, with a name such as new-form.pdf';
  const services = entriesOf(entries, 'services').map(({ record }) => record.slug);
  const signs = signsIn(facts.signs.groups).map(({ id }) => id);
  const locations = facts.locations.map(({ slug }) => slug);
  const rows = facts.signs.rows.map(({ id }) => id);
  const categories = facts.categories.categories.map(({ id }) => id);
  return {
    pages: shownPage,
    documents: (link, from) => {
      if (link.startsWith('/files/')) return documentAt(link);
      return link.startsWith('/') ? shownPage(link, from) : undefined;
    },
    targets(path) {
      if (path.startsWith('/files/')) return documentAt(path);
      return pageAt(path) || path === feedPath ? undefined : missingPage;
    },
    // A relative link such as `www.example.org` would resolve below the page's own address.
    addresses: (link) =>
      /^(?:https:\/\/|mailto:|tel:)/i.test(link)
        ? undefined
        : 'an address that begins with https://',
    pictures: (src) =>
      isServed(src) ? undefined : 'a picture of content/files, such as /files/map.png',
    videos: (src) =>
      !src.startsWith('/') || hasFile(src.slice(1)) ? undefined : 'a file in content/media',
    images: fileIn('images'),
    plates: fileIn('plates'),
    platesAndPhotos: (name, from) =>
      fileIn(name.endsWith('.svg') ? 'plates' : 'images')(name, from),
    signs: oneOf('the id of a sign in content/signs.yaml', signs),
    rows: oneOf(`the id of a row, or ${firstAidAnchor}`, [...rows, firstAidAnchor]),
    findings: oneOf('a finding of content/findings.yaml', Object.keys(facts.findings.findings)),
    sources: oneOf('the id of a source in content/sources.yaml', Object.keys(sources)),
    services: oneOf(missingService, services),
    locations: oneOf(`a location: ${locations.join(', ')}`, locations),
    categories: oneOf(
      `a category of content/practice/categories.yaml: ${categories.join(', ')}`,
      categories,
    ),
  };
}

function oneOf(expected: string, names: readonly string[]): Check {
  const all = new Set(names);
  return (name) => (all.has(name) ? undefined : expected);
}
