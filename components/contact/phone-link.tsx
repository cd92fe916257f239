import type { ReactNode } from 'react';
import { mainLocation, phoneLink } from '#domain/index.ts';

interface PhoneLinkProps {
  phone?: string;
  className?: string;
  children?: ReactNode;
}

/** A link that dials: the practice's own number within a sentence, if nothing else is said. */
export function PhoneLink({
  phone = mainLocation.phone,
  className = 'text-link',
  children = phone,
}: PhoneLinkProps) {
  return (
    <a href={phoneLink(phone)} className={className}>
      {children}
    </a>
  );
}
