import type { ReactNode } from 'react';
import { Island } from '#components/island/island.tsx';
import { Lead, LevelSigns, OtherLanguage, SignLines, TellThem } from '#components/signs/level.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLanguage, useSignWords } from '#components/ui/language.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Plate } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import type { RowRecord, SignRecord } from '#content-model/schema/signs.ts';
import type { SiteLanguage } from '#domain/core/language.ts';
import { firstAidAnchor } from '#domain/core/urgency.ts';
import { platePath } from '#domain/pictures/pictures.ts';
import { listsByLevel, signsIn } from '#domain/signs/sign-lists.ts';
import { signsNamed, signTables } from '#domain/signs/triage.ts';

/** The heading, and below it what helps who finds no row. Beside them, where there is room, the rows. */
const happened = 'problem-part grid-rows-[auto_auto_1fr]';

const first: Record<SiteLanguage, string> = { en: 'First', es: 'Primero' };

/** The rows in one word each, as links that open theirs, or lead to first aid where the row says so itself. */
export function RowChips({ hasFirstAid }: { hasFirstAid: boolean }) {
  const { rows } = signTables[useLanguage()];
  return (
    <nav aria-label={useSignWords().question} data-chips="">
      <ul className="flex flex-wrap gap-2">
        {rows.map(({ id, short, seeFirst }) => {
          const isRinsed = hasFirstAid && seeFirst.some(({ to }) => to === firstAidAnchor);
          return (
            <li key={id} className="flex-auto">
              <a
                className="time-button grid place-items-center px-2 font-600 no-underline bg-white"
                href={`#${isRinsed ? firstAidAnchor : id}`}
              >
                {short}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * Rows of what can happen to an eye, which open in place, one at a time and without a script.
 * @param props.children what helps a visitor who finds no row
 */
export function WhatHappened({ children }: { children?: ReactNode }) {
  const { rows } = signTables[useLanguage()];
  return (
    <Section title={useSignWords().question} titleId="triage" className={happened}>
      <div className="@lg:row-span-3 border-t border-gold">
        {rows.map((row) => (
          <details key={row.id} name="what" className="what border-b">
            <summary className="row-head group">
              <Plate src={platePath(row.plate)} className="w-full print:hidden" />
              <h3 className="grid">
                <span className="link-title decoration-2 group-active:text-bronze">
                  {row.title}
                  <span className="sr-only">: </span>
                </span>
                <span className="leading-[1.4] text-slate">{row.hint}</span>
              </h3>
              <Icon name="chevron-down" size={20} className="chevron" />
            </summary>
            <RowBody row={row} />
          </details>
        ))}
      </div>
      {children}
    </Section>
  );
}

/**
 * The content of a row: the first signs to call 911 for, first aid, and the others. Its id is inside the row, where a browser
 * opens it for a link to the id, and below the row's own head, which stays in view.
 */
function RowBody({ row }: { row: RowRecord }) {
  const { id, title } = row;
  const language = useLanguage();
  const all = signsNamed(signsIn(row.parts), language);
  const [most] = inParts(
    row,
    all.filter(({ level }) => level === 'now'),
  );
  const others = all.filter((sign) => !most?.signs.includes(sign));
  return (
    <div id={id} className="row-body">
      <RowLevels row={row} signs={most?.signs ?? []} />
      <FirstSteps row={row} />
      <RowLevels row={row} signs={others} />
      <TellThem tellThem={row.tellThem} />
      <div data-text="skip" className="flex flex-wrap gap-x-6 small screen-only">
        <OtherLanguage row={id} />
        <Island of={copyAndPrint} props={{ language, part: `#${id}`, title }} />
      </div>
    </div>
  );
}

/** First aid, below the ways to other rows that may fit better. */
function FirstSteps({ row: { seeFirst, steps } }: { row: RowRecord }) {
  return (
    <section className="@md:max-w-40rem">
      {seeFirst.length > 0 && (
        <p className="flex flex-wrap gap-x-6 mb-3">
          {seeFirst.map(({ text, to }) => (
            <ArrowLink key={to} href={`#${to}`}>
              {text}
            </ArrowLink>
          ))}
        </p>
      )}
      <h4 className="eyebrow">{first[useLanguage()]}</h4>
      <ul className="grid gap-2 mt-1.5 leading-[1.45]">
        {steps.map((step) => (
          <li key={step}>
            <Lead text={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Some signs of a row, each level below its order. */
function RowLevels({ row, signs: shown }: { row: RowRecord; signs: readonly SignRecord[] }) {
  const { audience, explained, note } = row;
  return listsByLevel(shown).map((list) => (
    <LevelSigns
      key={list.level}
      list={list}
      as="h4"
      isLong
      lines={(signs) =>
        inParts(row, signs).map(({ title, signs: some }) => (
          <div key={title ?? 'others'}>
            {title && <h5 className="eyebrow pt-4">{title}</h5>}
            <SignLines signs={some} audience={audience} explained={explained} />
          </div>
        ))
      }
    >
      {list.level === 'call' && note && <p className="pt-3 leading-[1.45] font-600">{note}</p>}
    </LevelSigns>
  ));
}

/** Returns some signs of a row by its parts, without empty parts. */
function inParts({ parts }: RowRecord, some: readonly SignRecord[]) {
  return parts
    .map(({ title, signs: ids }) => ({ title, signs: some.filter(({ id }) => ids.includes(id)) }))
    .filter(({ signs }) => signs.length > 0);
}
