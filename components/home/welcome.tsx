import { Mark } from '#components/brand/logo.tsx';
import { Section } from '#components/layout/section.tsx';
import { Unbroken } from '#components/layout/unbroken.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { homePictures } from '#domain/brand/brand.ts';
import { pageCopy, people } from '#domain/content.ts';
import { People } from './people.tsx';

/** Who we are: a sentence, the gallery and its text, then what to expect and from whom. */
export function Welcome() {
  const { welcome } = pageCopy('home').sections;
  const [first, ...paragraphs] = welcome.paragraphs;
  return (
    <section
      id="welcome"
      data-page="home"
      aria-labelledby="welcome-heading"
      className="pane-section welcome"
    >
      <div className="frame">
        <div className="welcome-words">
          <p className="eyebrow">{welcome.eyebrow}</p>
          <h2 id="welcome-heading" className="sr-only">
            {welcome.heading}
          </h2>
          <p className="display-1 mt-5">{first}</p>
        </div>
        <Mark className="welcome-mark" strokeWidth={0.3} />
      </div>
      <div className="frame welcome-spread">
        <Picture
          {...homePictures.welcome}
          sizes="(min-width: 64rem) 84vw, 100vw"
          pictureClassName="welcome-picture lit cover screen-only"
        />
        <div className="sheet welcome-sheet">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
          <a href="#services" className="button-line mt-4 justify-self-start">
            {welcome.action}
          </a>
        </div>
      </div>
      <div className="frame">
        <div className="sheet people">
          <About />
          <Team />
        </div>
      </div>
    </section>
  );
}

function About() {
  const { heading, paragraphs } = pageCopy('home').sections.about;
  return (
    <Section id="about" title={heading} level="h3" look="display-2">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="lead mt-4 lg:mt-0 measure">
          {paragraph}
        </p>
      ))}
    </Section>
  );
}

function Team() {
  const { heading, text, items } = pageCopy('home').sections.team;
  return (
    <Section id="team" title={heading} level="h3" look="display-2">
      <p className="mt-3 measure">{text}</p>
      <ul className="ledger">
        {items.map((role, index) => (
          <li key={role.title}>
            <RolePicture picture={homePictures.team[index]} />
            <div>
              <h4 className="display-3">{role.title}</h4>
              <p className="mt-1 text-slate">{role.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <People people={people} />
    </Section>
  );
}

/** A small still life of this role's work. Landscape pictures are cropped to squares. */
function RolePicture({ picture }: { picture: (typeof homePictures.team)[number] | undefined }) {
  return (
    picture && (
      <Picture {...picture} sizes="10rem" pictureClassName="role-picture cover screen-only" />
    )
  );
}
