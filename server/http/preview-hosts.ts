/** Where Cloudflare shows a deployment beside its own address: for the worker and for `_headers`. */
export const previewHosts = {
  suffix: '.workers.dev',
  rule: 'https://:version.:subdomain.workers.dev/*',
} as const;
