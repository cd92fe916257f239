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

/** Who we are: a sentence, the gallery beside its text, then what to expect and from whom, all on one left edge. */
export function Welcome() {
  const { welcome, about, team } = pageCopy('home').sections;
  const [first, ...paragraphs] = welcome.paragraphs;
  return (
    <section
      id="welcome"
      data-page="home"
      aria-labelledby="welcome-heading"
      className="welcome scenery relative isolate"
    >
      <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2]">
        <div className="@lg:col-[2/12]">
          <h2 id="welcome-heading" className="sr-only">
            {welcome.heading}
          </h2>
          <p className="display-1">{first}</p>
          <News />
        </div>
        <Mark
          className="hidden @lg:block w-28 ml-auto text-gold row-start-1 col-[12/14]"
          strokeWidth={0.7}
        />
      </div>
      <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2] gap-y-8">
        <div className="grid gap-4 content-center @lg:col-[2/7]">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
          <a className="button-line mt-4 justify-self-start" href="#services" data-text="skip">
            {welcome.action}
          </a>
        </div>
        <Picture
          {...brand.home.welcome}
          sizes="(min-width: 64rem) 44vw, 88vw"
          pictureClassName="aspect-3/2 reveal overflow-hidden cover screen-only row-start-1 @lg:row-auto @lg:col-[8/14]"
        />
      </div>
      <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2]">
        <div className="fit-20rem gap-x-16 gap-y-8 pt-8 border-t border-gold">
          <Section id="about" title={about.heading} level="h3" headingClass="display-3">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 measure">
                {paragraph}
              </p>
            ))}
          </Section>
          <Section id="team" title={team.heading} level="h3" headingClass="display-3">
            <p className="mt-3 measure">{team.text}</p>
          </Section>
        </div>
        <People people={people} />
      </div>
      <EyeTrouble />
    </section>
  );
}

/** Some eye problems, where to find others, and the way to help in an emergency. */
function EyeTrouble() {
  const shown = problemsAt(pageCopy('home').related);
  return (
    <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2] gap-y-6">
      {shown.length > 0 && (
        <div data-text="skip" className="text-center screen-only">
          <ProblemList problems={shown} look="names" />
          <div className="flex justify-center">
            <ShowLink />
          </div>
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

/** The announcement of the dialog, for everybody. On an older page, a script looks at its days again. */
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
          <EmailLink address={place.email} className="text-link" />
        </>
      )}
    </p>
  );
}

/** The people who work here, once the owner has named any. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <ul aria-label="The team, by name" className="fit-20rem gap-x-16 gap-y-10 mt-12">
      {people.map((person) => {
        const { slug, portrait, text } = person;
        return (
          <li
            key={slug}
            id={`team-${slug}`}
            className={`pt-4 border-t border-gold ${portrait ? 'grid gap-8 content-start @sm:grid-cols-[1.618fr_1fr]' : ''}`}
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
