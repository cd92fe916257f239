/** The window of the rate limit in seconds; `wrangler.toml` says the same. */
export const rateSeconds = 60;

/** Messages of one address in a window; `wrangler.toml` says the same. */
const messagesPerWindow = 10;

/** Addresses remembered at most, so that many of them can't fill the memory. */
const maxAddresses = 10_000;

let windowStart = 0;
const counts = new Map<string, number>();

/**
 * Whether this address has sent too much. The platform counts where it can; elsewhere, as on Node,
 * this process does.
 */
export async function isTooMany(address: string, binding: RateLimit | undefined): Promise<boolean> {
  if (binding) return !(await binding.limit({ key: address })).success;
  const now = Date.now();
  if (now - windowStart >= rateSeconds * 1000 || counts.size >= maxAddresses) {
    counts.clear();
    windowStart = now;
  }
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  return count > messagesPerWindow;
}
