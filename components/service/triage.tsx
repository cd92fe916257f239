import { office, phoneLink, type ServicePage } from '#content/index.ts';

type Cards = NonNullable<ServicePage['triage']>;

/** What each level of urgency leads to; the emergency card leads nowhere but to help. */
const actions = {
  emergency: { href: 'tel:911', text: 'Call 911', className: 'button-alarm' },
  urgent: {
    href: phoneLink(office.phone),
    text: `Call ${office.phone}`,
    className: 'button-gold',
  },
  routine: { href: '/#book', text: 'Book a visit', className: 'button-line' },
} as const;

/** Three levels of urgency as care cards: the headings alone say what to do, with or without color. */
export function Triage({ cards }: { cards: Cards }) {
  return (
    <section aria-labelledby="triage" className="container pb-16">
      <h2 id="triage" className="display-3">
        How soon do you need help?
      </h2>
      <p className="mt-2 measure">
        This page can’t assess you. If you’re not sure, call us and we’ll help you decide.
      </p>
      <div className="care-cards grid gap-6 mt-6 lg:grid-cols-3">
        {cards.map((card) => (
          <CareCard key={card.level} card={card} />
        ))}
      </div>
    </section>
  );
}

function CareCard({ card: { level, heading, signs, advice } }: { card: Cards[number] }) {
  const { href, text, className } = actions[level];
  return (
    <section
      className="care-card bg-white border"
      data-level={level}
      aria-labelledby={`care-${level}`}
    >
      <h3 id={`care-${level}`} className="subtitle">
        {heading}
      </h3>
      <div className="px-6 pt-5 pb-6">
        <ul className="list-disc pl-5 grid gap-2">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p className="mt-4">{advice}</p>
        <a href={href} className={`${className} mt-5 w-full screen-only`}>
          {text}
        </a>
      </div>
    </section>
  );
}
