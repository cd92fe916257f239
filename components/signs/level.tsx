import { BookingLink } from '#components/booking/booking-link.tsx';
import { CallLink, CallPoisonHelp, PhoneLink } from '#components/contact/phone-link.tsx';
import { Call911 } from '#components/service/emergency-calls.tsx';
import { emergencies } from '#domain/content.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { asksPoisonHelp, whenClosed } from '#domain/signs/sign-lists.ts';
import { type ClosedRule, type Level, levelHeadings } from '#domain/words/urgency.ts';

interface LevelHeadProps {
  level: Level;
  as: 'h2' | 'h3' | 'h4';
  /** Whether it stays in view above its signs. */
  isSticky?: boolean | undefined;
}

/** Only `now` has the alarm's color. */
const grounds: Record<Level, string> = {
  now: 'text-on-alarm bg-alarm-ground',
  call: 'text-on-deep bg-stone',
  today: 'text-on-gold bg-gold',
  soon: 'bg-ivory [box-shadow:inset_0_0_0_1px_var(--line)]',
};

/** The head of a level: an order, told from others by words, icon and color. */
export function LevelHead({ level, as: Heading, isSticky }: LevelHeadProps) {
  return (
    <Heading
      className={`subtitle level-head ${grounds[level]}${isSticky ? ' level-head-sticky' : ''}`}
    >
      <svg width="18" height="18" aria-hidden>
        <use href={`/brand/icons.svg#${level}`} />
      </svg>
      <span>{levelHeadings[level]}</span>
    </Heading>
  );
}

interface LevelActionProps {
  level: Level;
  /** The signs of the level `call`, which have a button only if all have the same number. */
  signs?: readonly Pick<SignRecord, 'adults'>[];
}

/** The button of a level. A reader presses it for every sign above it. */
export function LevelAction({ level, signs = [] }: LevelActionProps) {
  if (level === 'call' && !signs.every(asksPoisonHelp)) return null;
  return (
    <p className="mt-4 [&>a]:px-5 screen-only">
      <LevelButton level={level} />
    </p>
  );
}

function LevelButton({ level }: { level: Level }) {
  if (level === 'now') return <Call911 />;
  if (level === 'call') return <CallPoisonHelp />;
  if (level === 'today') {
    return <CallLink className="button-gold" />;
  }
  return <BookingLink className="button-line" />;
}

/** What to do about a sign of the level `today` while the practice is closed. */
export function WhenClosed({
  rule = 'emergency-room',
  afterHours = emergencies.afterHours,
}: {
  rule?: ClosedRule | undefined;
  afterHours?: typeof emergencies.afterHours;
}) {
  const text = whenClosed(afterHours, rule);
  const { phone } = afterHours;
  if (!phone) return text;
  const [before, after] = text.split(phone);
  return (
    <>
      {before}
      <PhoneLink phone={phone} />
      {after}
    </>
  );
}
