import { waysToPay } from '../patient-facts.ts';

/** The ways to pay that the contact page lists. Nothing where it lists none. */
export function acceptedPayment(ways = waysToPay()): { paymentAccepted?: string } {
  return ways.length > 0 ? { paymentAccepted: ways.join(', ') } : {};
}
