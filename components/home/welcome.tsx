import { Mark } from '#components/brand/logo.tsx';
import { practice, sectionOf, texts } from '#content/index.ts';
import { Practitioners } from './practitioners.tsx';

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
        <Mark className="hidden lg:block w-full max-w-22rem justify-self-end text-gold welcome-mark" />
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
    <section id="about" aria-labelledby="about-heading">
      <h3 id="about-heading" className="display-3">
        {heading}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3 measure">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function Team() {
  const { heading, paragraphs, items = [] } = sectionOf(texts('home'), 'team');
  return (
    <section id="team" aria-labelledby="team-heading" className="mt-16">
      <h3 id="team-heading" className="display-3">
        {heading}
      </h3>
      <p className="mt-3 measure">{paragraphs[0]}</p>
      <ul className="grid gap-8 mt-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <li key={title} className="pt-4 border-t border-gold">
            <h4 className="subtitle">{title}</h4>
            <p className="mt-1 text-slate">{text}</p>
          </li>
        ))}
      </ul>
      <Practitioners owner={practice.owner} />
    </section>
  );
}
