import { isPage } from '#domain/site/routes.ts';

/** A post or a service that doesn't exist. Each has its own answer, and an entry's Markdown is a file. */
const entry = /^\/(blog|services)\/[^/]+(?<!\.md)$/;

/** Returns the address of the page that answers a path: its own, or one for all missing paths of its kind. */
export function pageAddress(path: string): string {
  if (isPage(path)) return path;
  const [, folder] = entry.exec(path) ?? [];
  return folder ? `/${folder}/404` : '/404';
}
