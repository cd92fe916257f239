import { office, phoneLink } from '#content/index.ts';

/** The practice's number within a sentence. */
export function PhoneLink() {
  return (
    <a href={phoneLink(office.phone)} className="text-link">
      {office.phone}
    </a>
  );
}
