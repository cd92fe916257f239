import { ChevronDown } from 'lucide-react';
import shareTools from '#components/article/share-tools.island.tsx';
import { WithPoisonHelp } from '#components/contact/poison-help.tsx';
import { Island } from '#components/island/island.tsx';
import { Section } from '#components/layout/section.tsx';
import { Plate } from '#components/plate/plate.tsx';
import { LevelAction, LevelHead } from '#components/signs/level.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import { platePath } from '#domain/pictures/find-picture.ts';
import { firstAidAnchor, type RowRecord } from '#domain/schema/sign-rows.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { inParts, rows } from '#domain/signs/rows.ts';
import {
  idsIn,
  listsByLevel,
  type SignList as SignsOfLevel,
  signSentence,
} from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import { emergencyWords as words } from '#domain/words/urgency.ts';

/** What can happen to an eye: a row for each, which opens in place, one at a time and without a script. */
export function WhatHappened() {
  return (
    <Section title={words.question} titleId="triage">
      <p className="what-lead">{words.lead}</p>
      <div className="whats">
        {rows.map((row) => (
          <details key={row.id} name="what" className="what">
            <summary>
              <Plate src={platePath(row.plate)} className="w-full print:hidden" />
              <h3>
                <span className="subtitle what-title">{row.title}</span>
                <span className="what-hint">{row.hint}</span>
              </h3>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden className="chevron" />
            </summary>
            <RowBody row={row} />
          </details>
        ))}
      </div>
    </Section>
  );
}

/** What a row holds. Its id is inside the row, where a browser opens it for a link to the id. */
function RowBody({ row }: { row: RowRecord }) {
  const { id, title, steps } = row;
  const part = { path: `#${id}`, label: words.shareRow };
  return (
    <div id={id} className="what-body">
      <div className="what-first">
        <h4 className="eyebrow">{words.first}</h4>
        <ol>
          {steps.map(({ text, link }) => (
            <li key={text}>
              <Lead text={text} />
              {link && <StepLink to={link} />}
            </li>
          ))}
        </ol>
      </div>
      {listsByLevel(signsNamed(idsIn(row))).map((list) => (
        <RowLevel key={list.level} row={row} list={list} />
      ))}
      <Island
        of={shareTools}
        props={{ title, part }}
        hydrate="intent"
        keepsPress
        className="small screen-only"
      />
    </div>
  );
}

function StepLink({ to }: { to: string }) {
  const text = rows.find(({ id }) => id === to)?.title;
  return (
    <>
      {' '}
      <a href={`#${to}`} className="text-link">
        {to === firstAidAnchor ? words.howToRinse : text}
      </a>
    </>
  );
}

/** The signs of one level, below its order and above its button. */
function RowLevel({ row, list: { level, parts } }: { row: RowRecord; list: SignsOfLevel }) {
  const note = level === 'now' || level === 'call' ? row.notes[level] : undefined;
  return (
    <section className="level" data-level={level}>
      <LevelHead level={level} as="h4" />
      {parts.map(({ closed, signs }) => (
        <div key={closed ?? level} className="closed-rule" data-closed={closed}>
          {inParts(row, signs).map(({ title, signs: some }) => (
            <div key={title ?? 'others'}>
              {title && <h5 className="eyebrow">{title}</h5>}
              <Lines row={row} signs={some} />
            </div>
          ))}
          {closed && (
            <p className="when-closed">
              <WhenClosed rule={closed} />
            </p>
          )}
        </div>
      ))}
      {note && <p className="when-closed">{note}</p>}
      <LevelAction level={level} signs={parts.flatMap(({ signs }) => signs)} />
    </section>
  );
}

/** Signs in one list, each with what to do until help arrives, unless the row tells it already. */
function Lines({
  row: { readers, told },
  signs,
}: {
  row: RowRecord;
  signs: readonly SignRecord[];
}) {
  return (
    <ul>
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

/** A text in which the words before a colon stand out: whom to call, or what happened. */
function Lead({ text }: { text: string }) {
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
