import type { ReserveActionLeaf } from 'schema-dts';
import { bookingLink } from '../booking.ts';
import { booking } from '../practice.ts';

/** A location's online scheduler as an action. Nothing where visits are booked by phone. */
export function reservation(record: { url: string } = booking): {
  potentialAction?: ReserveActionLeaf;
} {
  const { href, host } = bookingLink('/', record);
  if (!host) return {};
  return {
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: href },
    },
  };
}
