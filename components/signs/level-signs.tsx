import type { ReactNode } from 'react';
import { WithPoisonHelp } from '#components/contact/phone-link.tsx';
import type { Readers } from '#domain/schema/shared.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { type SignList, type SignPart, signSentence } from '#domain/signs/sign-lists.ts';
import { LevelHead, WhenClosed } from './level.tsx';

interface LevelSignsProps {
  list: SignList;
  as: 'h3' | 'h4';
  /** Whether the order stays in view above its signs: for long lists. */
  isLong?: boolean;
  /** Returns the lines of signs that share a rule for the hours when nobody answers. */
  lines: (signs: SignPart['signs']) => ReactNode;
  /** What comes before that rule. */
  beforeRule?: ReactNode;
  /** What ends the level: a note, a button. */
  children?: ReactNode;
}

/** The signs of one level, below its order. */
export function LevelSigns({ list, as, isLong, lines, beforeRule, children }: LevelSignsProps) {
  const { level, parts } = list;
  return (
    <section className="level md:max-w-40rem" data-level={level}>
      <LevelHead level={level} as={as} isSticky={isLong} />
      {parts.map(({ closed, signs }, index) => (
        <div key={closed ?? level} className={index > 0 ? 'mt-5 border-t' : undefined}>
          {lines(signs)}
          {closed && (
            <p
              className={`pt-3 text-0.9375rem leading-[1.45]${closed === 'morning' ? '' : ' font-600'}${beforeRule ? ' text-balance' : ''}`}
            >
              {beforeRule}
              <WhenClosed rule={closed} />
            </p>
          )}
        </div>
      ))}
      {children}
    </section>
  );
}

interface SignLinesProps {
  signs: readonly SignRecord[];
  readers?: Readers | undefined;
  /** Ids of signs whose action the page tells elsewhere. */
  told?: readonly string[];
}

/** Signs in one list, each with what to do until help arrives. */
export function SignLines({ signs, readers, told = [] }: SignLinesProps) {
  return (
    <ul className="sign-lines">
      {signs.map((sign) => (
        <li key={sign.id}>
          {sign.level === 'call' ? (
            <Lead text={signSentence(sign, readers)} />
          ) : (
            signSentence(sign, readers)
          )}
          {sign.action && !told.includes(sign.id) && <span>{` ${sign.action}`}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A sign or a step. If it starts with words and a colon, such as whom to call, these are bold. */
export function Lead({ text }: { text: string }) {
  const [, lead = '', rest = text] = /^([^.?!]+:) (.+)$/s.exec(text) ?? [];
  return (
    <>
      {lead && (
        <>
          <b>
            <WithPoisonHelp>{lead}</WithPoisonHelp>
          </b>{' '}
        </>
      )}
      {rest}
    </>
  );
}
