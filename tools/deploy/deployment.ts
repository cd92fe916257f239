import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';

/** What a deployment consists of, as far as it can be judged before a build. */
export interface Deployment {
  facts: PracticeFacts;
  /** The brand's SVG files: their text by their path. */
  drawings: Readonly<Record<string, string>>;
  /** The site's pictures and videos: `hashOfFile` of each by its path. */
  media: Readonly<Record<string, string>>;
  /** The widths of the site's pictures in pixels, by their paths. */
  pictures: Readonly<Record<string, number>>;
  /** The site's Markdown files: their text by their path. */
  words: Readonly<Record<string, string>>;
  /** What `wrangler.toml` says: `[vars]`, the names under `[secrets]`, and the site's addresses. */
  variables: Readonly<Record<string, unknown>>;
  secrets: readonly string[];
  routes: readonly Route[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether it is a preview, which no patient is sent to. */
  isPreview: boolean;
}

/** A route of Cloudflare's: a pattern of addresses, or a host with all its paths. */
export type Route = string | { pattern: string; custom_domain?: boolean };

/** One thing to know before a deployment. */
export interface Finding {
  /** A refusal stops the deployment; a note is only told. */
  level: 'refusal' | 'note';
  /** The file or the setting to go to. */
  where: string;
  /** What is wrong there, as a sentence. */
  what: string;
  /** What to do about it, as a sentence. */
  remedy: string;
}

export const practiceFolder = 'content/practice';
export const practiceFile = `${practiceFolder}/practice.yaml`;
export const settingsFile = 'wrangler.toml';

export function refusal(where: string, what: string, remedy: string): Finding {
  return { level: 'refusal', where, what, remedy };
}

export function note(where: string, what: string, remedy: string): Finding {
  return { level: 'note', where, what, remedy };
}

/** Those of some findings whose condition holds. */
export function findingsOf(...conditional: readonly (Finding | false)[]): Finding[] {
  return conditional.filter((finding) => finding !== false);
}

/** The file in which a location is described. */
export function locationFile({ slug }: { slug: string }): string {
  return `${practiceFolder}/locations/${slug}.yaml`;
}

/** What a variable says; nothing where it is unset, or no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
