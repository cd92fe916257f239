import type { CSSProperties } from 'react';
import { NextStep } from '#components/booking/next-step.tsx';
import { Island } from '#components/island/island.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { Isolated } from '#components/ui/language.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { MarkdownText } from '#components/ui/markdown-text.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Picture, Plate } from '#components/ui/picture.tsx';
import type { PatientPage } from '#domain/content.ts';
import { inLanguage, sentencesOf } from '#domain/core/language.ts';
import { platePath } from '#domain/pictures/pictures.ts';
import { pageLink } from '#domain/site/routes.ts';

/** The rights that a visitor has at any step. */
const rights = 'I can say stop at any time. I can ask what comes next.';

/** The first row of a phone's screen, and half of the next. */
const eagerPictures = 2;

type Step = PatientPage['steps'][number];

const stepId = (index: number) => `step-${index + 1}`;

/**
 * A visit step by step, for those who would rather look than read: one picture and a few words at a time. On a phone it is
 * a deck, with a dot for each step.
 */
export function VisitInPictures({ page }: { page: PatientPage }) {
  const { title, standfirst, steps, parts, related, language } = page;
  return (
    <article>
      <PageHeader heading={title} standfirst={standfirst} page={page} />
      <div className="visit container pb-section">
        <Island of={copyAndPrint} props={{ title }} className="screen-only -mt-4 mb-8" />
        {/* Focusable, because on a phone it is a deck that arrow keys scroll. */}
        <ol
          {...inLanguage(language)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the deck scrolls sideways
          tabIndex={0}
          className="visit-steps grid gap-x-10 gap-y-14 @md:grid-cols-2 @lg:grid-cols-3"
        >
          {steps.map((step, index) => (
            <li
              key={step.picture}
              id={stepId(index)}
              className="counted w-full max-w-26rem mx-auto before:text-[clamp(1.875rem,3.4vw,2.875rem)] before:leading-[1.12]"
            >
              <StepPicture step={step} isEager={index < eagerPictures} />
              <Words text={step.text} language={language} />
              {index === 0 && (
                <Words
                  text={rights}
                  language={language && 'en'}
                  className="pl-4 font-600 border-l-4 border-gold"
                />
              )}
            </li>
          ))}
        </ol>
        <nav
          aria-label="Steps"
          data-text="skip"
          className="visit-dots screen-only"
          style={{ '--steps': steps.length } as CSSProperties}
        >
          {steps.map(({ picture }, index) => (
            <a key={picture} href={`#${stepId(index)}`}>
              <span className="sr-only">{`Step ${index + 1}`}</span>
            </a>
          ))}
        </nav>
        <div className="halves mt-section">
          {parts.join('') && (
            <div>
              <MarkdownText language={language} parts={parts} className="prose measure" />
            </div>
          )}
          <div>
            <RelatedPages related={related.map(pageLink)} />
          </div>
        </div>
      </div>
      <NextStep />
    </article>
  );
}

function StepPicture({ step: { picture, alt }, isEager }: { step: Step; isEager: boolean }) {
  if (picture.endsWith('.svg')) return <Plate src={platePath(picture)} alt={alt} eager={isEager} />;
  return (
    <Picture
      file={picture}
      alt={alt}
      sizes="(min-width: 30rem) 26rem, 90vw"
      priority={isEager}
      pictureClassName="printed cover medallion aspect-square"
    />
  );
}

interface WordsProps {
  text: string;
  language?: string | undefined;
  className?: string;
}

/** Each sentence is a line of its own, because it is one idea. */
function Words({ text, language, className = '' }: WordsProps) {
  return (
    <p
      {...inLanguage(language)}
      className={`mt-3 text-1.375rem leading-[1.45] text-balance ${className}`}
    >
      {sentencesOf(text).map((sentence) => (
        <span key={sentence} className="block">
          <Isolated language={language}>{sentence}</Isolated>
        </span>
      ))}
    </p>
  );
}
