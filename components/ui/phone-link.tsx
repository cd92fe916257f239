import type { ComponentProps } from 'react';
import { phoneLink, phoneNumber } from '#domain/core/language.ts';
import { emergencyWords, poisonHelp } from '#domain/core/urgency.ts';
import { Icon } from './icon.tsx';
import { Isolated, type TextInProps } from './language.tsx';

interface PhoneLinkProps extends ComponentProps<'a'> {
  phone: string;
}

/** A link that dials. Its number is in one line, if that is wide enough. */
export function PhoneLink({
  phone,
  className = 'text-link',
  children = phone,
  ...link
}: PhoneLinkProps) {
  return (
    <a className={className} href={phoneLink(phone)} {...link}>
      {typeof children === 'string' ? <span className="inline-block">{children}</span> : children}
    </a>
  );
}

/** The button that calls 911. */
export function Call911({ ground = 'text-on-alarm bg-alarm-ground' }: { ground?: string }) {
  const look = 'button-line border-transparent hover:bright-93 active:bright-83';
  return (
    <a className={`${look} ${ground}`} href="tel:911">
      <Icon name="now" />
      {emergencyWords.call911}
    </a>
  );
}

/** The button that calls the poison centers. */
export function CallPoisonHelp() {
  return (
    <PhoneLink phone={poisonHelp.number} className="button-line">
      {`${poisonHelp.name}: ${poisonHelp.number}`}
    </PhoneLink>
  );
}

/** A text whose phone numbers dial, and whose hours stay on one line. Text from right to left doesn't turn numbers around. */
export function WithNumbers({ language, children: text }: TextInProps) {
  return text.split(phoneNumber).map((piece, index, pieces) =>
    index % 2 === 0 ? (
      Isolated({ language, children: piece })
    ) : (
      <bdi key={pieces.slice(0, index).join('')}>
        <PhoneLink phone={piece} />
      </bdi>
    ),
  );
}

/** A link that writes. Its address breaks after the @, and elsewhere only if a part is wider than its column. */
export function EmailLink({ address, className }: { address: string; className: string }) {
  const [name, host] = address.split('@');
  return (
    <a className={className} href={`mailto:${address}`}>
      <span className="break-anywhere">
        {`${name}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}
