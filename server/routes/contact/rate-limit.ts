import { BoundedMap } from '../../cache/bounded-map.ts';

/** The window of the rate limit in seconds; `wrangler.toml` says the same. */
export const rateSeconds = 60;

/** Messages of one network in a window; `wrangler.toml` says the same. */
const messagesPerWindow = 10;

/** Networks remembered at most, so that many of them can't fill the memory. */
const maxNetworks = 10_000;

let windowStart = 0;
/** Set anew with each message, so that a network which was quiet for longer makes room. */
const counts = new BoundedMap<string, number>(maxNetworks);

/** Whether too much came from an address and its neighbors, as the platform counts, or else this process. */
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

/** An IPv4 address, also one written as IPv6, or the /64 that one IPv6 customer is given at least. */
function networkOf(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::').map((part) => part.split(':'));
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
