import type { ReactNode } from 'react';
import { mainLocation } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/locations.ts';

interface PhoneLinkProps {
  phone?: string;
  className?: string;
  children?: ReactNode;
}

/** A link that dials. By default it is the practice's number within a sentence. */
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

/** A link that dials the practice's number, and says so. */
export function CallLink({ className }: { className: string }) {
  return <PhoneLink className={className}>{`Call ${mainLocation.phone}`}</PhoneLink>;
}
