import type { ReactNode } from 'react';
import { Island } from '#components/island/island.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { MarkdownText } from '#components/ui/markdown-text.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sources } from '#components/ui/sources.tsx';
import type { ProblemPart } from '#content-model/schema/problem.ts';
import type { ProblemPage } from '#domain/content.ts';
import { pageLink } from '#domain/site/routes.ts';
import { ShowLink } from './problem-list.tsx';
import { PlateFigure, ProblemTop } from './problem-top.tsx';

/** An eye problem says how soon it needs help, then the signs, what to do tonight, and what it is. */
export function Problem({ problem }: { problem: ProblemPage }) {
  const isEmergency = problem.level === 'now';
  return (
    <article>
      <ProblemTop problem={problem} />
      {isEmergency && <Tonight problem={problem} />}
      <Part title="What it looks and feels like" id="what-you-notice" view={problem.view}>
        <ul>{problem.notice.map(listItem)}</ul>
        <ShowLink of={problem} />
      </Part>
      <GetHelp page={problem} className={`problem-part bg-white`} />
      {!isEmergency && <Tonight problem={problem} />}
      <Part title="What it usually is" id="what-it-is">
        <MarkdownText parts={problem.parts} />
      </Part>
      <Part title="At a visit" id="at-a-visit">
        <p>{problem.visit}</p>
      </Part>
      <QuestionsToAsk
        questions={problem.questionsToAsk}
        headingClass="display-3"
        className={`problem-part pt-0`}
      />
      {problem.help && (
        <Part title="Who else may help" id="who-else">
          <p>
            <WithNumbers>{problem.help}</WithNumbers>
          </p>
        </Part>
      )}
      <section className={`problem-part gap-y-12 border-t`}>
        <div className="grid gap-6 content-start">
          <RelatedPages related={problem.related.map(pageLink)} />
          <Island of={copyAndPrint} props={{ title: problem.title }} className="screen-only" />
        </div>
        <Sources of={problem} />
      </section>
    </article>
  );
}

function Tonight({ problem: { home, level } }: { problem: ProblemPage }) {
  return (
    <Part title={level === 'now' ? 'What to do now' : 'What to do tonight'} id="at-home">
      <ul>{home.steps.map(listItem)}</ul>
      <ul>{home.avoid.map(listItem)}</ul>
    </Part>
  );
}

interface PartProps {
  title: string;
  id: ProblemPart;
  /** The plate of what people may see: an impression, not a test. */
  view?: ProblemPage['view'];
  children: ReactNode;
}

function Part({ title, id, view, children }: PartProps) {
  return (
    <Section
      title={title}
      titleId={id}
      headingClass={`display-3 ${view ? '@md:col-span-full @lg:col-auto' : ''}`}
      className={`problem-part follows ${view ? '@md:grid-cols-[1fr_16rem] @lg:grid-cols-[17rem_1fr_16rem]' : ''}`}
    >
      <div className="prose max-w-38rem">{children}</div>
      {view && (
        <PlateFigure
          plate={view}
          caption={view.caption ?? 'What you may see'}
          className="max-w-16rem @md:w-full @lg:col-start-3"
        />
      )}
    </Section>
  );
}

function listItem(text: string) {
  return (
    <li key={text}>
      <WithNumbers>{text}</WithNumbers>
    </li>
  );
}
