import { BlockList, isIP } from 'node:net';

const loopback = '127.0.0.0/8 ::1';

/**
 * Returns the proxies whose `X-Forwarded-For` is believed.
 * @param names addresses and networks (`10.0.0.0/8`), or `loopback`, with spaces or commas between them
 * @throws Error if a name is none of these
 */
export function trustedProxies(names: string): BlockList {
  const trusted = new BlockList();
  for (const name of names
    .replace('loopback', loopback)
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(name) ?? [];
    const [family, all] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
    try {
      trusted.addSubnet(address, Number(bits ?? all), family);
    } catch {
      throw new Error(
        `TRUSTED_PROXY has "${name}": list addresses such as 10.0.0.2, networks such as 10.0.0.0/8, or loopback.`,
      );
    }
  }
  return trusted;
}

/**
 * Returns the address of a visitor: of the peer, or, as long as that is a trusted proxy, of the one that it names. Each
 * proxy adds its peer at the end, so what a visitor wrote into the header is before that, and nobody reads it.
 * @param forwardedFor the header `X-Forwarded-For`
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: BlockList,
): string {
  let address = peer;
  for (const named of forwardedFor?.match(/[^\s,]+/g)?.reverse() ?? []) {
    // Some proxies add the port.
    const next = named.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
    if (!isIP(next) || !trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) break;
    address = next;
  }
  return address;
}
