import { Island } from '#components/island/island.tsx';
import { Now, WhenClosed } from '#components/signs/level.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { Sources } from '#components/ui/sources.tsx';
import { pageCopy } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { sights } from '#domain/problems/problems.ts';
import { listsByLevel, signsIn } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/triage.ts';
import { signWords } from '#domain/words/sign-words.ts';
import styles from './show.css?url&no-inline';
import street from './street.svg?url&no-inline';

type Choice = readonly [value: string, label: string];
type ChoicesProps = { title: string; name: 'kind' | 'amount'; choices: readonly Choice[] };

/** Parts of `street.svg`, from back to front. The first word of each is the kind that shows it. */
const layers =
  'any-street macular-bent any-copy floaters-threads cataract-veil aura-zigzag night-street night-rays any-rim'.split(
    ' ',
  );
const sent = 'Someone wants to show you what they see.';
const steps = { 25: 'A little', 60: 'More', 100: 'A lot' };
const kinds = sights.map(({ effect, name }): Choice => [effect, name]);

/** Returns the style of what is shown with a kind: `show.css` sets the property. */
function seen(part: string) {
  return { visibility: `var(--is-${part.split('-')[0]}, hidden)` as 'hidden' };
}

/** One street as people with an eye problem see it, and how much: `follow-setting.ts` keeps both in the address. */
export function ShowWhatYouSee() {
  const { heading, standfirst, updated } = pageCopy('show-what-you-see');
  const cited = sights.flatMap(({ problem }) =>
    problem.sources.filter((_, index) => problem.cited['show.text']?.includes(index + 1)),
  );
  return (
    <article>
      <link rel="stylesheet" href={styles} />
      <div
        className="show on-dark grid gap-x-12 gap-y-5 @xl:grid-cols-[1fr_auto_1fr] bg-deep mt-bar px-gutter pt-8 pb-12"
        data-sight=""
      >
        <div className="grid gap-8 content-start">
          <header>
            <Breadcrumbs page={plainPages.show} />
            <h1 className="display-2 mt-4 mb-2">{heading}</h1>
            <p className="grid children:grid-area-[1/1] text-slate">
              <span style={seen('asked')}>{standfirst}</span>
              <span className="text-gold" style={seen('sent')} data-text="skip">
                {sent}
              </span>
            </p>
          </header>
          <Choices title="What is it like?" name="kind" choices={kinds} />
        </div>
        <div className="w-[min(100%,max(18rem,42vh))] @xl:w-[min(46vw,100vh-var(--bar)-10rem)] mx-auto">
          <div className="street-lens relative! aspect-square @container overflow-hidden rounded-full @dark:opacity-90">
            {layers.map((id) => (
              // Otherwise React would preload each part as a picture of its own.
              <img
                loading="lazy"
                key={id}
                alt=""
                className={`absolute! -inset-[14.085%] w-[128.17%] max-w-none filter-none ${id}`}
                style={seen(id)}
                src={`${street}#${id}`}
              />
            ))}
          </div>
          <div className="dial mt-5 accent-gold">
            <Choices title="How much?" name="amount" choices={Object.entries(steps)} />
            <input
              type="range"
              defaultValue={60}
              aria-label="How much?"
              className="block w-full h-11 screen-only failed:hidden!"
            />
            <div className="grid children:grid-area-[1/1] screen-only" data-text="skip">
              {sights.map(({ effect, least, most }) => (
                <p key={effect} id={`${effect}-ends`} className="spread" style={seen(effect)}>
                  <span>{least}</span> <span>{most}</span>
                </p>
              ))}
            </div>
            <p className="text-center">An impression, not a test.</p>
          </div>
        </div>
        <div className="grid gap-5 content-end">
          <div className="grid! children:grid-area-[1/1]">
            {sights.map((sight) => (
              <Words key={sight.effect} {...sight} />
            ))}
          </div>
          <p className="text-slate">
            <WhenClosed />
          </p>
          <Island
            of={copyAndPrint}
            props={{ title: heading, withSetting: true }}
            className="screen-only"
          />
        </div>
      </div>
      <div className="container py-section">
        <Sources of={{ ...plainPages.show, updated, sources: cited }} isCited={false} />
      </div>
    </article>
  );
}

/** Radio buttons in a row. A kind's is described by its words. The slider takes the place of those for the amount. */
function Choices({ title, name, choices }: ChoicesProps) {
  const isKind = name === 'kind';
  const look = isKind ? 'flex @xl:grid' : 'hidden failed:flex';
  return (
    <fieldset className={`flex-wrap screen-only ${look}`} data-text="skip">
      <legend className="sr-only">{title}</legend>
      {choices.map(([value, label], index) => (
        <label key={value} className="tap relative flex-auto px-3 text-slate">
          <input
            {...{ name, value, 'aria-describedby': isKind ? value : undefined }}
            type="radio"
            defaultChecked={isKind ? index === 0 : value === '60'}
            className="absolute inset-0 appearance-none border-b checked:border-b-3 checked:border-gold cursor-pointer"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The words of a sight, and how soon it needs help if it is sudden. An address that names a sight without a degree doesn’t
 * scroll to them.
 */
function Words({ effect, name, text, sudden, problem }: (typeof sights)[number]) {
  return (
    <section
      id={effect}
      style={seen(effect)}
      className="grid gap-3 content-start @xl:content-end scroll-mt-[300vh]"
    >
      <h2 className="eyebrow">{name}</h2>
      <p className="display-3">{text}</p>
      {listsByLevel(signsNamed(sudden)).map(({ level, parts }, index) => (
        <p key={level}>
          {index === 0 && 'Sudden? '}
          <b className={level === 'now' ? 'text-alarm' : ''}>
            {level === 'now' ? <Now className="text-inherit" /> : signWords.en.headings[level]}
          </b>
          {signsIn(parts).map(({ adults }) => ` ${adults}`)}
        </p>
      ))}
      <a className="line-link" href={problem.path}>{`Read about ${problem.title.toLowerCase()}`}</a>
    </section>
  );
}
