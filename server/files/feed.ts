import { XMLBuilder } from 'fast-xml-parser';
import {
  type ArticlePage,
  absoluteUrl,
  guides,
  posts,
  practice,
  siteFeed,
  siteOrigin,
} from '#content/index.ts';
import { language } from '#content/language.ts';

/** Readers of feeds ask for what is new, and each article comes with its whole text. */
const mostArticles = 8;

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** The newest posts and guides as an Atom feed. */
export async function writeFeed(): Promise<string> {
  const newest = [posts, guides]
    .flatMap(({ summaries, load }) => summaries.map((summary) => ({ ...summary, load })))
    .sort(newestFirst)
    .slice(0, mostArticles);
  const articles = await Promise.all(newest.map(({ slug, load }) => load(slug)));
  return atomFeed(articles.filter((article) => article !== undefined));
}

/** Posts and guides as an Atom feed (RFC 4287), newest first, each with its whole text. */
export function atomFeed(articles: readonly ArticlePage[]): string {
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': language,
      id: absoluteUrl(siteFeed.path),
      title: siteFeed.title,
      updated: instant(
        articles
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? '1970-01-01',
      ),
      author: { name: practice.team },
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': absoluteUrl(siteFeed.path) },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': absoluteUrl('/blog') },
      ],
      icon: absoluteUrl('/favicon.svg'),
      entry: articles.toSorted(newestFirst).map(entryOf),
    },
  });
}

function entryOf(article: ArticlePage) {
  const { title, excerpt, path, date, updated, author, category, html } = article;
  return {
    id: absoluteUrl(path),
    title: characterData(title),
    link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': absoluteUrl(path) },
    published: instant(date),
    updated: instant(updated),
    author: { name: characterData(author ?? practice.team) },
    category: { '@_term': category },
    summary: characterData(excerpt),
    content: {
      '@_type': 'html',
      '#text': characterData(forReaders(html)),
    },
  };
}

/** The text alone, its links absolute: the numbers of sources lead to a list that stays on the page. */
function forReaders(html: string): string {
  return html.replaceAll(/<sup>.*?<\/sup>/g, '').replaceAll('href="/', `href="${siteOrigin()}/`);
}

/** A text without the characters that no XML document may hold, escaped or not (XML 1.0, section 2.2). */
function characterData(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

function newestFirst(one: { date: string }, other: { date: string }): number {
  return other.date.localeCompare(one.date);
}

/** A calendar day as the moment that Atom asks for. */
function instant(isoDate: string): string {
  return `${isoDate}T00:00:00Z`;
}
