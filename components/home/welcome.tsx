import { Mark } from '#components/brand/logo.tsx';
import { Section } from '#components/layout/section.tsx';
import { people, sectionOf, texts } from '#content/index.ts';
import { People } from './people.tsx';

/** Who we are: a spread with the mark beside it, what to expect, and the people by their roles. */
export function Welcome() {
  const home = texts('home');
  const welcome = sectionOf(home, 'welcome');
  const [first, ...paragraphs] = welcome.paragraphs;
  return (
    <section id="welcome" aria-labelledby="welcome-heading" className="pane-section">
      <div className="sheet grid gap-12 lg:grid-cols-[1.618fr_1fr] items-center">
        <div>
          <p className="eyebrow">{welcome.eyebrow}</p>
          <h2 id="welcome-heading" className="sr-only">
            {welcome.heading}
          </h2>
          <p className="display-2 mt-4 max-w-22ch">{first}</p>
          <div className="grid gap-4 mt-6 measure">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <a href="#services" className="button-line mt-10">
            {welcome.action}
          </a>
        </div>
        <Mark className="hidden lg:block w-full max-w-22rem ml-auto text-gold" strokeWidth={0.3} />
      </div>
      <div className="sheet">
        <About />
        <Team />
      </div>
    </section>
  );
}

function About() {
  const { heading, paragraphs } = sectionOf(texts('home'), 'about');
  return (
    <Section id="about" title={heading} level="h3" look="display-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 measure">
          {paragraph}
        </p>
      ))}
    </Section>
  );
}

function Team() {
  const { heading, paragraphs, items = [] } = sectionOf(texts('home'), 'team');
  return (
    <Section id="team" title={heading} level="h3" look="display-3" className="mt-16">
      <p className="mt-3 measure">{paragraphs[0]}</p>
      <ul className="grid gap-8 mt-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <li key={title} className="pt-4 border-t border-gold">
            <h4 className="subtitle">{title}</h4>
            <p className="mt-1 text-slate">{text}</p>
          </li>
        ))}
      </ul>
      <People people={people} />
    </Section>
  );
}
