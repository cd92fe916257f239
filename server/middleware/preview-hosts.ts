/** Where Cloudflare shows a deployment beside its own address: for the worker and for `_headers`. */
export const previewHosts = {
  suffix: '.workers.dev',
  rule: 'https://:version.:subdomain.workers.dev/*',
} as const;

/** Keeps what answers under a preview's address out of search results. */
export function unlistPreview({ url }: Request, answer: Response): Response {
  // Asked for each request, so a search in the text comes before any parsing.
  if (!url.includes(previewHosts.suffix)) return answer;
  if (!new URL(url).hostname.endsWith(previewHosts.suffix)) return answer;
  const unlisted = new Response(answer.body, answer);
  unlisted.headers.set('X-Robots-Tag', 'noindex');
  return unlisted;
}
