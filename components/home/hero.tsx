import { BookingLink } from '#components/booking/booking-link.tsx';
import { CallLink } from '#components/contact/phone-link.tsx';
import { Island } from '#components/island/island.tsx';
import { Unbroken } from '#components/layout/unbroken.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { brand, pageCopy } from '#domain/content.ts';
import { heroPicture } from './hero-picture.tsx';
import heroVideo from './hero-video.island.tsx';

/** The first screen: a headline in the picture's empty third, one sentence, one button, one number. */
export function Hero() {
  const { heading, standfirst, action } = pageCopy('home');
  const { focus } = brand.hero.poster;
  return (
    <section
      id="home"
      data-page="home"
      aria-labelledby="hero-heading"
      className="hero-section on-dark"
    >
      {brand.hero.video.length > 0 && (
        <Island
          of={heroVideo}
          props={{ sources: brand.hero.video, position: `${focus.x}% ${focus.y}%` }}
          hydrate="visible"
          media="(prefers-reduced-motion: no-preference)"
          className="hero-loop screen-only"
        />
      )}
      <Picture
        {...heroPicture}
        alt=""
        focus={focus}
        priority
        pictureClassName="hero-poster cover screen-only"
      />
      <div className="container hero-text">
        <h1 id="hero-heading" className="hero">
          {heading}
        </h1>
        <p className="lead mt-6 max-w-[clamp(24rem,38vw,30rem)]">
          <Unbroken text={standfirst} />
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-10 max-w-[clamp(24rem,38vw,30rem)] screen-only">
          <BookingLink isOnPage className="button-gold">
            {action}
          </BookingLink>
          <CallLink className="text-link inline-flex items-center min-h-11 whitespace-nowrap" />
        </p>
      </div>
      <a href="#welcome" className="scroll-hint screen-only">
        Scroll<span className="sr-only"> to the next section</span>
      </a>
    </section>
  );
}
