import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { Section } from './section.tsx';

interface QuestionsToAskProps extends Omit<ComponentProps<typeof Section>, 'title' | 'children'> {
  questions: readonly string[];
  /** Whether it is the last row of other questions. */
  isRow?: boolean;
}

/** Questions for a visit: folded on the screen, and on paper a list with boxes to tick. Nothing where there are none. */
export function QuestionsToAsk({ questions, isRow = false, ...section }: QuestionsToAskProps) {
  if (questions.length === 0) return null;
  return (
    <Section
      title="Questions to ask"
      titleId="questions-to-ask"
      headingClass={isRow ? 'sr-only print:not-sr-only' : 'display-2'}
      {...section}
    >
      <details className={`questions-to-ask ${isRow ? 'border-b' : 'border-y max-w-38rem'}`}>
        <summary
          className={`group flex items-center justify-between ${isRow ? 'gap-6 min-h-16 py-3.5' : 'min-h-13 py-2'}`}
        >
          <span className={isRow ? 'link-title' : undefined}>
            {`${questions.length} questions to bring to your visit`}
          </span>
          <Icon name="chevron-down" className="chevron" />
        </summary>
        <ol className="grid gap-2 pt-1 pb-5 pl-8 list-decimal">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </details>
    </Section>
  );
}
