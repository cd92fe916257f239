import type { PracticeFacts } from '../../domain/read/practice-schemas.ts';

/** The parts of a deployment that can be checked before the build. */
export interface Deployment {
  facts: PracticeFacts;
  /** The text of each of the brand's SVG files, by path. */
  drawings: Readonly<Record<string, string>>;
  /** The `hashOfFile` of each picture and video, by path. */
  media: Readonly<Record<string, string>>;
  /** The width of each picture in pixels, by path. */
  pictures: Readonly<Record<string, number>>;
  /** The text of each Markdown file, by path. */
  words: Readonly<Record<string, string>>;
  /** From `wrangler.toml`: `[vars]`, the names under `[secrets]`, and the site's routes. */
  variables: Readonly<Record<string, unknown>>;
  secrets: readonly string[];
  routes: readonly Route[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether this is a preview, which patients don't see. */
  isPreview: boolean;
}

/** A Cloudflare route: a URL pattern, or a custom domain. */
export type Route = string | { pattern: string; custom_domain?: boolean };

/** A problem that was found before a deployment. */
export interface Finding {
  /** A refusal stops the deployment; a note is only printed. */
  level: 'refusal' | 'note';
  /** The file or the setting to change. */
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

/** Returns the arguments that are findings: a condition that doesn't hold is `false`. */
export function findingsOf(...conditional: readonly (Finding | false)[]): Finding[] {
  return conditional.filter((finding) => finding !== false);
}

/** Returns the path of a location's file. */
export function locationFile({ slug }: { slug: string }): string {
  return `${practiceFolder}/locations/${slug}.yaml`;
}

/** Returns a variable's text, or '' if it is unset or isn't a string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
