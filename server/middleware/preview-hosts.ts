/** The hosts of Cloudflare's preview deployments: a suffix for the worker, and a rule for `_headers`. */
export const previewHosts = {
  suffix: '.workers.dev',
  rule: 'https://:version.:subdomain.workers.dev/*',
} as const;

/** Keeps responses from a preview's host out of search results. */
export function unlistPreview({ url }: Request, answer: Response): Response {
  // This runs for each request, so it searches the string before it parses anything.
  if (!url.includes(previewHosts.suffix)) return answer;
  if (!new URL(url).hostname.endsWith(previewHosts.suffix)) return answer;
  const unlisted = new Response(answer.body, answer);
  unlisted.headers.set('X-Robots-Tag', 'noindex');
  return unlisted;
}
