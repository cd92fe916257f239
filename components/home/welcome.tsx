import { type AnnouncedFacts, announced } from '#components/announcement/announcement.tsx';
import { ProblemList, ShowLink } from '#components/problems/problem-list.tsx';
import { EyeEmergency } from '#components/signs/level.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { EmailLink } from '#components/ui/phone-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { brand, openLocations, pageCopy, people, problems } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { today } from '#domain/core/environment.ts';
import { eyeTroubleWords } from '#domain/core/urgency.ts';
import { isAnnouncedAt, isOverAt } from '#domain/practice/announcement-days.ts';
import { describePerson, nameWithDegree, type Person } from '#domain/practice/locations.ts';
import { problemsAt } from '#domain/problems/problems.ts';

/** Headings are at the left, their content at the right. */
const halves =
  'lg:grid lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-[clamp(2rem,4vw,4rem)]';

/** Who we are: a sentence, the gallery and its text, then what to expect and from whom. */
export function Welcome() {
  const { welcome, about } = pageCopy('home').sections;
  const [first, ...paragraphs] = welcome.paragraphs;
  return (
    <section
      id="welcome"
      data-page="home"
      aria-labelledby="welcome-heading"
      className="welcome relative isolate grid gap-[clamp(3.5rem,9vw,8rem)] pt-[clamp(5rem,14vh,8rem)] pb-[clamp(3rem,6vw,4.5rem)]"
    >
      <div className="grid-12">
        <div className="lg:col-[2/10]">
          <h2 id="welcome-heading" className="sr-only">
            {welcome.heading}
          </h2>
          <p className="display-1">{first}</p>
          <News />
        </div>
        <Mark
          className="w-28 mt-6 ml-auto text-gold lg:col-[10/14] lg:row-start-1 lg:mt-0"
          strokeWidth={0.7}
        />
      </div>
      <div className="grid-12">
        <Picture
          {...brand.home.welcome}
          sizes="(min-width: 64rem) 84vw, 88vw"
          pictureClassName="comfort-small:col-[1/-1] comfort-small:lg:col-[1/13] aspect-4/3 lg:aspect-video reveal overflow-hidden cover screen-only"
        />
        <div className="welcome-card gap-4 relative mt--14 comfort-small:col-[2/-1] comfort-small:lg:col-[7/14]">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className="button-line mt-4 justify-self-start" href="#services" data-text="skip">
            {welcome.action}
          </a>
        </div>
      </div>
      <div className="grid-12">
        <div className="welcome-card gap-[clamp(3rem,6vw,5rem)] comfort-small:col-[2/-1] comfort-small:lg:col-[3/-1]">
          <Section
            id="about"
            title={about.heading}
            level="h3"
            headingClass="display-2"
            className={halves}
          >
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="lead mt-4 measure lg:col-start-2 lg:mt-0">
                {paragraph}
              </p>
            ))}
          </Section>
          <Team />
        </div>
      </div>
      <EyeTrouble />
    </section>
  );
}

/** Some eye problems, where to find others, and the way to help in an emergency. */
function EyeTrouble() {
  const shown = problemsAt(pageCopy('home').related);
  return (
    <div className="grid-12 gap-y-6">
      {shown.length > 0 && (
        <div data-text="skip" className="screen-only">
          <ProblemList problems={shown} look="names" />
          <ShowLink />
        </div>
      )}
      <div className="grid gap-3 justify-items-center text-center text-balance">
        {problems.length > 0 && (
          <p className="lead">
            {'Something wrong with your eye? '}
            <a className="text-link font-600" href={plainPages.problems.path}>
              {eyeTroubleWords.find}
            </a>
          </p>
        )}
        <EyeEmergency className="lead" />
      </div>
    </div>
  );
}

/** What the dialog announces, for everybody. On a page that is older, a script looks at its days again. */
export function News({ facts, now = today() }: { facts?: AnnouncedFacts; now?: Date }) {
  const news = announced(facts);
  if (!news || isOverAt(now, news.days)) return null;
  const { heading, text, place, days } = news;
  return (
    <p
      className="lead measure mt-8 pl-6 border-l border-gold"
      data-news={JSON.stringify(days)}
      hidden={!isAnnouncedAt(now, days)}
    >
      <strong className="eyebrow block" id="news-heading">
        {heading}
      </strong>
      {[place && `Coming soon to ${place.locality}.`, text].filter(Boolean).join(' ')}
      {place && (
        <>
          {` ${place.opens ? `Opening ${place.opens}` : 'Opening soon'}: ${place.address}. `}
          <EmailLink address={place.email} className="text-link text-ink" />
        </>
      )}
    </p>
  );
}

function Team() {
  const { heading, text, items } = pageCopy('home').sections.team;
  return (
    <Section id="team" title={heading} level="h3" headingClass="display-2" className={halves}>
      <p className="mt-3 measure">{text}</p>
      <ul className="roles mt-8 lg:col-start-2 lg:row-[1/span_2] lg:mt-0">
        {items.map((role) => (
          <li
            key={role.title}
            className="grid gap-x-8 gap-y-1 items-baseline py-5 border-t first:border-t-gold comfort-small:md:grid-cols-[10rem_1fr]"
          >
            <h4 className="display-3">{role.title}</h4>
            <p className="text-slate">{role.text}</p>
          </li>
        ))}
      </ul>
      <People people={people} />
    </Section>
  );
}

/** The people who work here, once the owner has named any. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <ul aria-label="The team, by name" className="grid gap-12 mt-16 lg:col-start-2 lg:mt-0">
      {people.map((person) => {
        const { slug, portrait, text } = person;
        return (
          <li
            key={slug}
            id={`team-${slug}`}
            className={`pt-4 border-t border-gold ${portrait ? 'grid gap-8 content-start sm:grid-cols-[1.618fr_1fr]' : ''}`}
          >
            <div>
              <h4 className="subtitle">{nameWithDegree(person)}</h4>
              {describePerson(person, openLocations).map((line) => (
                <p key={line} className="small text-slate mt-1">
                  {line}
                </p>
              ))}
              {text && <p className="mt-4">{text}</p>}
            </div>
            {portrait && (
              <Picture
                {...portrait}
                sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 32vw, 78vw"
                pictureClassName="screen-only"
                className="w-full max-w-22rem aspect-4/5 object-cover"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
