import { SearchForm } from '#components/search/search-form.tsx';
import { OtherLanguage, useWhenClosed } from '#components/signs/level.tsx';
import { Calls, OnlyOpenNow } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useLanguage, useSignWords } from '#components/ui/language.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sources } from '#components/ui/sources.tsx';
import { care, emergencies, openLocations, problems, type ServicePage } from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';
import { formatDate, plural, type SiteLanguage } from '#domain/core/language.ts';
import { eyeTroubleWords, firstAidAnchor } from '#domain/core/urgency.ts';
import { describeHoursBriefly } from '#domain/hours/week.ts';
import { AfterHours, EmergencyRooms } from './emergency-help.tsx';
import { Sidebar } from './sidebar.tsx';
import { RowChips, WhatHappened } from './what-happened.tsx';

const en = {
  urgent: 'Urgent, but not 911.',
  call: 'Call us: ',
  search: { label: 'Say what happened', example: 'ball hit my son in the eye' },
  moreSteps: (count: number) => plural(count, { one: '1 more step', other: `${count} more steps` }),
  unsure: 'Not sure?',
  find: eyeTroubleWords.find,
  undecided: 'If you can’t decide between two, take the more urgent.',
  here: 'What we can do here',
  hospital: 'What a hospital does',
};

const words: Record<SiteLanguage, typeof en> = {
  en,
  es: {
    urgent: 'Urgente, pero no para el 911.',
    call: 'Llámenos: ',
    search: { label: 'Diga qué pasó', example: 'una pelota le pegó en el ojo' },
    moreSteps: (count) => plural(count, { one: '1 paso más', other: `${count} pasos más` }),
    unsure: '¿No sabe qué es?',
    find: 'Búsquelo por lo que nota (en inglés)',
    undecided: 'Si duda entre dos cosas, elija la más urgente.',
    here: 'Qué podemos hacer aquí',
    hospital: 'Qué hace un hospital',
  },
};

interface EmergenciesProps {
  service: ServicePage;
  triage: NonNullable<ServicePage['triage']>;
}

/** The first steps of first aid, which a visitor reads at the sink. The others are folded. */
const openSteps = 3;

/** The page about emergencies says what to do in the next minute: it asks one question, and its rows answer it. */
export function Emergencies({ service, triage }: EmergenciesProps) {
  const language = useLanguage();
  const { unsure, find, undecided, here, hospital } = words[language];
  return (
    <>
      <EmergencyOpening service={service} />
      <WhatHappened>
        <p className="flex flex-wrap items-center gap-x-2.5">
          <b>{unsure}</b>{' '}
          {problems.length > 0 && <ArrowLink href={plainPages.problems.path}>{find}</ArrowLink>}{' '}
          <span className="basis-full text-slate">{undecided}</span>
        </p>
      </WhatHappened>
      <div className="problem-part follows">
        <div className="@lg:col-start-2">
          <div className="grid gap-x-12 gap-y-7 mt-[clamp(1.5rem,4vw,2.5rem)] @md:grid-cols-2">
            <Section title={here} titleId="here" headingClass="subtitle">
              <p className="mt-1 leading-[1.55]">{triage.here}</p>
              <AfterHours help={emergencies.afterHours} />
            </Section>
            <Section title={hospital} titleId="hospital" headingClass="subtitle">
              <p className="mt-1 leading-[1.55]">{triage.hospital}</p>
              <EmergencyRooms />
            </Section>
          </div>
          <div className="mt-[clamp(2rem,4vw,3rem)]">
            {language === 'es' && service.parent ? (
              <TranslatedSources english={service.parent} />
            ) : (
              <Sources of={service} isCited={false} />
            )}
          </div>
        </div>
      </div>
      {language === 'en' && <Sidebar className="fit-16rem gap-x-16 px-margin pb-8" />}
    </>
  );
}

/** The part that can’t wait: title, calls, the ways to each row, first aid. A phone’s first screen has all but first aid. */
function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid, triage } = service;
  const { call911 } = useSignWords();
  const language = useLanguage();
  const { search, urgent, call } = words[language];
  const advice = `${urgent} ${useWhenClosed()}`;
  return (
    <header className="emergency-opening">
      {/* A reader view leaves out a `div` of a few words and links. */}
      <section className="opening-text">
        <div className="opening-trail">
          <Breadcrumbs page={service} />
          <OtherLanguage className="text-link small shrink-0 py-3 pl-3 -my-3 -ml-3 screen-only" />
        </div>
        <h1 className="display-1">{title}</h1>
        <p className="text-slate">{tagline}</p>
      </section>
      {/* Icon, size and ground tell them apart, not only color: that for 911 is filled and has the largest text. */}
      <div className="emergency-calls screen-only" data-text="skip">
        <a className="emergency-call call-911" href="tel:911">
          <span className="call-text">
            <Icon name="now" />
            <b className="text-1.375rem leading-[1.2]">{call911}</b>
            <span>{triage?.sudden}</span>
          </span>
        </a>
        <Calls look="emergency" order={call} advice={advice} />
        {language === 'es' && <PhoneHours />}
        <div className="col-span-full grid gap-2 mt-1">
          <SearchForm id="what-happened" question={{ ...search, language }} />
          <RowChips hasFirstAid={Boolean(firstAid)} />
        </div>
      </div>
      {firstAid && <FirstAid {...firstAid} />}
    </header>
  );
}

/** When the phones are answered, in Spanish: the footer, which says it too, is in English. */
function PhoneHours() {
  return (
    <div className="col-span-full small leading-[1.4]">
      {openLocations.map(({ slug, shownName, schedules }) => (
        <p key={slug}>
          {[shownName, `Contestamos el teléfono ${describeHoursBriefly(schedules.phone, 'es')}`]
            .filter(Boolean)
            .join(': ')}
        </p>
      ))}
      <OnlyOpenNow className="min-h-2.8em" />
    </div>
  );
}

/** First aid, in 19 px, because it is read at the sink, at arm’s length. */
function FirstAid({ heading, steps }: NonNullable<ServicePage['firstAid']>) {
  const { interpreters } = useSignWords();
  const { moreSteps } = words[useLanguage()];
  const more = steps.length - openSteps;
  return (
    <Section
      title={heading}
      titleId={firstAidAnchor}
      headingClass="display-3"
      className="first-aid on-dark"
    >
      <AidSteps steps={steps.slice(0, openSteps)} />
      {more > 0 && (
        <details className="more-steps">
          <summary className="tap gap-2 font-600">
            {moreSteps(more)}
            <Icon name="chevron-down" size={20} className="chevron" />
          </summary>
          <AidSteps steps={steps.slice(openSteps)} start={openSteps + 1} />
        </details>
      )}
      <p className="small text-slate">{interpreters}</p>
    </Section>
  );
}

function AidSteps({ steps, start }: { steps: readonly string[]; start?: number }) {
  return (
    <ol start={start} style={start ? { counterReset: `step ${start - 1}` } : undefined}>
      {steps.map((step) => (
        <li key={step} className="counted aid-step">
          <WithNumbers>{step}</WithNumbers>
        </li>
      ))}
    </ol>
  );
}

/** Sources of a page in Spanish, which are on the English page, and who compared the two, once somebody has. */
export function TranslatedSources({ english }: { english: PageLink }) {
  const { translation } = care;
  return (
    <>
      <p>
        <a className="text-link" href={`${english.path}#sources`} hrefLang="en">
          Fuentes (en inglés)
        </a>
      </p>
      {translation && (
        <p className="small text-slate mt-3">
          {`Traducción revisada por ${translation.by}, `}
          <time dateTime={translation.on}>{formatDate(translation.on, 'es')}</time>.
        </p>
      )}
      <p className="small mt-6">
        Esta es información general y no reemplaza un examen. ¿Emergencia? Llame al 911.
      </p>
    </>
  );
}
