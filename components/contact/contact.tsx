import { CallBar } from '#components/booking/next-step.tsx';
import { OpenNow } from '#components/hours/hours.tsx';
import { Island } from '#components/island/island.tsx';
import { EyeEmergency } from '#components/signs/level.tsx';
import { Calls, lookFor, OnlyOpenNow } from '#components/ui/calls.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { questionsFor } from '#domain/contact/questions.ts';
import { openLocations, pageCopy, patientAnswers, practice } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { contactEndpoint, deliversMessages, turnstileSiteKey } from '#domain/core/environment.ts';
import { locationWords } from '#domain/core/labels.ts';
import { timesToAskFor } from '#domain/hours/week.ts';
import { listPhones } from '#domain/practice/locations.ts';
import contactForm from './contact-form.island.tsx';
import { ContactInformation, Insurance } from './contact-information.tsx';
import { FindUs } from './find-us.tsx';

/** Beside the details of one location, or above the columns of several. */
const look = lookFor({
  one: {
    opening: 'grid @lg:grid-cols-[var(--margin)_1fr_min(27.5rem,43vw)_var(--margin)]',
    text: 'px-gutter @lg:col-start-2 @lg:pl-0 @lg:pr-[clamp(3rem,7vw,6rem)]',
    // The phone is beside the text on wide screens.
    calls: '@lg:hidden',
    form: 'mt-8 @lg:mt-16',
  },
  several: {
    opening: '',
    text: 'beside-form px-gutter @lg:px-margin',
    calls: '',
    form: 'mt-16 @lg:grid-area-[1/2/7]',
  },
});

/** The contact page connects visitors with the office: by phone first, then by form, email, or the way there. */
export function Contact() {
  const page = pageCopy('contact');
  const { form, information, map } = page.sections;
  const advice = `For eye symptoms, call ${listPhones(openLocations)}. In an emergency, call 911.`;
  const siteKey = turnstileSiteKey();
  const endpoint = deliversMessages() ? contactEndpoint : undefined;
  const plans = patientAnswers.plans.plans.map(({ name }) => name);
  const questions = endpoint && questionsFor(plans, timesToAskFor(openLocations));
  return (
    <>
      <section className={`pt-bar ${look.opening}`}>
        <section className={`${look.text} pt-[clamp(1rem,5vw,4rem)] pb-[clamp(2rem,8vw,6rem)]`}>
          <Breadcrumbs page={plainPages.contact} />
          <h1 className="display-1 mt-4 @lg:mt-10">{page.heading}</h1>
          <p className="lead text-slate mt-3 @lg:mt-5 max-w-36rem">
            <WithNumbers>{page.standfirst}</WithNumbers>
          </p>
          {/* The way to the phone, where the contact details are far below. */}
          <p data-text="skip" className={`screen-only flex flex-wrap gap-3 mt-6 ${look.calls}`}>
            <Calls className="by-phone button-gold" />
          </p>
          <OnlyOpenNow className="mt-4" />
          <EyeEmergency className="mt-2 @lg:mt-4" />
          <Section title={form.heading} titleId="message-heading" className={look.form}>
            <p id="contact-advice" className="small text-slate mt-2">
              <WithNumbers>{advice}</WithNumbers>
            </p>
            <Island of={contactForm} props={{ hint: form.text, endpoint, siteKey, questions }} />
            {endpoint && <OpenNow says="reply" className="mt-4" />}
            <OtherWays />
          </Section>
        </section>
        <ContactInformation heading={information.heading} />
      </section>
      <Insurance />
      <FindUs heading={map.heading} />
      <CallBar />
    </>
  );
}

/** How to reach the practice where the form can't send. */
function OtherWays() {
  return (
    <div data-text="skip" className="other-ways mt-6">
      <p>This form can’t be sent right now. Please call or email us.</p>
      <p className="flex flex-wrap gap-4 mt-4">
        <Calls className="button-gold" />
        <a className="button-line" href={`mailto:${practice.email}`}>
          {locationWords.write}
        </a>
      </p>
    </div>
  );
}
