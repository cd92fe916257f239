import { BoundedMap } from '../../cache/bounded-map.ts';

/** The window of the rate limit in seconds, the same as in `wrangler.toml`. */
export const rateSeconds = 60;

/** Messages per network in a window, the same as in `wrangler.toml`. */
const messagesPerWindow = 10;

/** The maximum number of networks to remember, so that many of them can't fill the memory. */
const maxNetworks = 10_000;

let windowStart = 0;
/** Reset with each message, so that networks that have been quiet longest are dropped first. */
const counts = new BoundedMap<string, number>(maxNetworks);

/**
 * Returns whether too many messages came from the network of an address. The platform counts them if it can,
 * otherwise this process does.
 */
export async function isTooMany(address: string, binding: RateLimit | undefined): Promise<boolean> {
  const network = networkOf(address);
  if (binding) return !(await binding.limit({ key: network })).success;
  const now = Date.now();
  if (now - windowStart >= rateSeconds * 1000) {
    counts.clear();
    windowStart = now;
  }
  const count = (counts.get(network) ?? 0) + 1;
  counts.set(network, count);
  return count > messagesPerWindow;
}

/**
 * Returns the network of an address: an IPv4 address itself (even if mapped to IPv6), or an IPv6 /64, the smallest
 * network that a customer gets.
 */
function networkOf(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::').map((part) => part.split(':'));
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
