import { html } from 'hono/html';
import type { SignRecord } from '#content-model/schema/signs.ts';
import {
  type ArticlePage,
  emergencies,
  mainLocation,
  openLocations,
  articles as ownArticles,
  practice,
  siteFeed,
} from '#domain/content.ts';
import { language } from '#domain/core/language.ts';
import { listsByLevel, signSentence } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/triage.ts';
import { articlesPath } from '#domain/site/routes.ts';
import { absoluteUrl, siteOrigin } from '#domain/structured-data/graph.ts';
import { signWords, whenClosed } from '#domain/words/sign-words.ts';

/** The feed is short, because feed readers poll for new articles and each article includes its full text. */
const mostArticles = 8;

/** Returns an Atom feed (RFC 4287) of posts and guides, newest first, each with its whole text. */
export function atomFeed(
  articles: readonly ArticlePage[] = ownArticles,
  timeZone: string = mainLocation.timeZone,
): string {
  const newest = articles
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, mostArticles);
  const days = newest.map(({ updated }) => updated).sort();
  const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${absoluteUrl(siteFeed.path)}</id>
  <title>${siteFeed.title}</title>
  <updated>${instant(days.at(-1) ?? '1970-01-01', timeZone)}</updated>
  <author><name>${practice.team}</name></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(siteFeed.path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl(articlesPath)}"/>
  <icon>${absoluteUrl('/favicon.svg')}</icon>${newest.map((article) => entryOf(article, timeZone))}
</feed>
`;
  // No XML document may contain these characters, escaped or not (XML 1.0, section 2.2).
  return `${feed}`.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

function entryOf(article: ArticlePage, timeZone: string) {
  const { title, excerpt, path, formerSlugs, date, updated, author, category } = article;
  // Its first address, whatever it is called now (RFC 4287, section 4.2.6).
  const id = absoluteUrl(path.replace(/[^/]+$/, formerSlugs?.[0] ?? '$&'));
  return html`
  <entry${article.language && html` xml:lang="${article.language}"`}>
    <id>${id}</id>
    <title>${title}</title>
    <link rel="alternate" type="text/html" href="${absoluteUrl(path)}"/>
    <published>${instant(date, timeZone)}</published>
    <updated>${instant(updated, timeZone)}</updated>
    <author><name>${author ?? practice.team}</name></author>${
      category &&
      html`
    <category term="${category}"/>`
    }
    <summary>${excerpt}</summary>
    <content type="html">${forReaders(article) + signsOf(article)}</content>
  </entry>`;
}

/**
 * Returns the text with absolute addresses of links and pictures, also of places in the text itself. It has no citation
 * numbers, because the list they link to stays on the page.
 */
function forReaders({ parts, path }: ArticlePage): string {
  return parts
    .join('')
    .replaceAll(/<sup>.*?<\/sup>/g, '')
    .replaceAll(/(?<=<(?:a|img) [^>]*(?:href|src)=")(?=\/)/g, siteOrigin())
    .replaceAll(/(?<=<a [^>]*href=")(?=#)/g, absoluteUrl(path));
}

/** Returns the article's signs, with what to do about them, as HTML. */
function signsOf({ signs, audience }: ArticlePage): string {
  const itemOf = (sign: SignRecord) =>
    html`<li>${[signSentence(sign, audience), sign.action].filter(Boolean).join(' ')}</li>`;
  const lists = listsByLevel(signsNamed(signs)).map((list) => {
    const parts = list.parts.map((part) => [
      html`<ul>${part.signs.map(itemOf)}</ul>`,
      part.closed
        ? html`<p>${whenClosed(emergencies.afterHours, openLocations.length, 'en', part.signs)}</p>`
        : '',
    ]);
    return html`<h3>${signWords.en.headings[list.level]}</h3>${parts.flat()}`;
  });
  return String(lists.length > 0 ? html`<h2>${signWords.en.getHelp}</h2>${lists}` : '');
}

/** Returns the start of a day in the practice's time zone, with its offset: `2026-07-01T00:00:00-04:00`. */
function instant(day: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // In America, midnight UTC is the evening before. Clocks change after local midnight, so the offset is the same.
  const parts = clock.formatToParts(new Date(`${day}T00:00:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}T00:00:00${zone?.slice('GMT'.length) || 'Z'}`;
}
