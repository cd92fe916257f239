import type { ReactNode } from 'react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLanguage, useSignWords } from '#components/ui/language.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import type { Audience } from '#content-model/schema/shared.ts';
import type { SignRecord } from '#content-model/schema/signs.ts';
import { emergencies, openLocations } from '#domain/content.ts';
import { eyeTroubleWords, type Level } from '#domain/core/urgency.ts';
import type { Sign } from '#domain/search/query.ts';
import { type SignList, signSentence } from '#domain/signs/sign-lists.ts';
import { triagePages, triageService } from '#domain/signs/triage.ts';
import { whenClosed } from '#domain/words/sign-words.ts';
import { splitLead } from './notice-lines.ts';

interface LevelHeadProps {
  level: Level;
  as: 'h2' | 'h3' | 'h4';
  isSticky?: boolean | undefined;
}

/**
 * The head of a level: an order, told from others by words, icon and color, and the link that carries it out. One that
 * stays in view above its signs never covers the focus.
 */
export function LevelHead({ level, as: Heading, isSticky }: LevelHeadProps) {
  const place = isSticky ? 'stays' : 'relative';
  const { headings } = useSignWords();
  const orders: Record<Level, ReactNode> = {
    now: <Now className="card-link" />,
    call: headings.call,
    today: (
      <>
        <span className="inline-block">{headings.today}</span>{' '}
        <Calls look="one" className="inline-block card-link" />
      </>
    ),
    soon: <BookingLink className="card-link">{headings.soon}</BookingLink>,
  };
  return (
    <Heading className={`level-head order-${level} ${place}`}>
      <Icon name={level} size={18} />
      <span>{orders[level]}</span>
    </Heading>
  );
}

type ClosedSigns = Parameters<typeof whenClosed>[3];

/** Returns what to do while the practice is closed about signs that share a rule: by default, to go to an emergency room. */
export function useWhenClosed(signs?: ClosedSigns): string {
  return whenClosed(emergencies.afterHours, openLocations.length, useLanguage(), signs);
}

/** The order of an emergency, whose first words dial. */
export function Now({ className }: { className: string }) {
  const { call911, headings } = useSignWords();
  return (
    <>
      <a className={className} href="tel:911">
        {call911}
      </a>
      {headings.now.slice(call911.length)}
    </>
  );
}

/** What to do while the practice is closed, with the number to call. */
export function WhenClosed({ signs }: { signs?: ClosedSigns }) {
  return <WithNumbers>{useWhenClosed(signs)}</WithNumbers>;
}

interface LevelSignsProps<One extends SignRecord | Sign> extends Pick<LevelHeadProps, 'as'> {
  list: SignList<One>;
  /** Whether the order stays in view above its signs: for long lists. */
  isLong?: boolean;
  /** The class of what is below the order. */
  className?: string;
  /** Returns the lines of signs that share a rule for the hours when nobody answers. */
  lines: (signs: readonly One[]) => ReactNode;
  children?: ReactNode;
}

/** The signs of one level, below its order. */
export function LevelSigns<One extends SignRecord | Sign>(props: LevelSignsProps<One>) {
  const { list, as, isLong, className = '', lines, children } = props;
  const { level, parts } = list;
  return (
    <section className="level @md:max-w-40rem" data-level={level}>
      <LevelHead level={level} as={as} isSticky={isLong} />
      {parts.map(({ closed, signs }, index) => (
        <div
          key={closed ?? level}
          className={index > 0 ? `${className} mt-5 border-t` : className || undefined}
        >
          {lines(signs)}
          {closed && (
            <p className={`pt-3 leading-[1.45]${closed === 'morning' ? '' : ' font-600'}`}>
              <WhenClosed signs={signs} />
            </p>
          )}
        </div>
      ))}
      {children}
    </section>
  );
}

/** The details that a caller should give, in one sentence below all signs. */
export function TellThem({ tellThem }: { tellThem: string | undefined }) {
  const { tell } = useSignWords();
  return tellThem ? <p className="text-slate @md:max-w-40rem">{`${tell} ${tellThem}`}</p> : null;
}

interface SignLinesProps {
  signs: readonly (SignRecord | Sign)[];
  audience?: Audience | undefined;
  /** Ids of signs whose action the page tells elsewhere. */
  explained?: readonly string[] | undefined;
}

/** Signs in one list, each with what to do until help arrives. */
export function SignLines({ signs, audience, explained = [] }: SignLinesProps) {
  return (
    <ul className="leading-[1.45] children:py-2.5 children:border-b">
      {signs.map((sign) => {
        const text = 'text' in sign ? sign.text : signSentence(sign, audience);
        const action = !explained.includes(sign.id) && sign.action;
        return (
          <li key={sign.id}>
            {sign.level === 'call' ? <Lead text={text} /> : <WithNumbers>{text}</WithNumbers>}
            {action && (
              <span className="text-slate">
                {' '}
                <WithNumbers>{action}</WithNumbers>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A sign or a step. If it starts with words and a colon, such as whom to call, these are bold. */
export function Lead({ text }: { text: string }) {
  const [lead, rest] = splitLead(text);
  if (!lead) return <WithNumbers>{rest}</WithNumbers>;
  return (
    <>
      <b>
        <WithNumbers>{lead}</WithNumbers>
      </b>{' '}
      <WithNumbers>{rest}</WithNumbers>
    </>
  );
}

/** The way to the page of emergencies, if the practice has one. */
export function EyeEmergency({ className }: { className?: string }) {
  if (!triageService) return null;
  return (
    <p className={className}>
      {`${eyeTroubleWords.emergency} `}
      <a className="text-link font-600" href={triageService.path}>
        What to do now
      </a>
    </p>
  );
}

interface OtherLanguageProps {
  /** The id of the row that the link leads to. */
  row?: string | undefined;
  className?: string;
}

/** The way to the page about emergencies in the other language, if the practice has it: “Español”, or “English”. */
export function OtherLanguage({ row, className = 'line-link' }: OtherLanguageProps) {
  const language = useLanguage() === 'en' ? 'es' : 'en';
  const page = triagePages[language];
  if (!page) return null;
  return (
    <a
      className={className}
      href={row ? `${page.path}#${row}` : page.path}
      lang={language}
      hrefLang={language}
      data-text="skip"
    >
      {language === 'es' ? 'Español' : 'English'}
    </a>
  );
}
