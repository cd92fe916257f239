import { BookingButton } from '#components/booking/booking-link.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { brand, pageCopy } from '#domain/content.ts';
import { eyeTroubleWords } from '#domain/core/urgency.ts';
import { findPicture } from '#domain/pictures/pictures.ts';
import { triageService } from '#domain/signs/triage.ts';

/** The first screen: a headline in the picture's empty third, one sentence, one button, one number. */
export function Hero() {
  const { heading, standfirst, action } = pageCopy('home');
  const { focus } = brand.hero.poster;
  return (
    <section
      id="home"
      data-page="home"
      data-shade={brand.hero.shade}
      aria-labelledby="hero-heading"
      className="hero-section scenery on-dark relative isolate grid bg-[var(--hero-ground)] overflow-hidden"
    >
      {/* Whole pixels: otherwise the video covers a row more than the poster, and counts as the largest paint. */}
      {brand.hero.video.length > 0 && (
        <div data-hero-video className="hero-loop pointer-events-none screen-only">
          <template>
            <VideoLoop position={`${focus.x}% ${focus.y}%`} />
          </template>
        </div>
      )}
      <Picture
        {...heroPicture}
        alt=""
        focus={focus}
        priority
        pictureClassName="hero-poster -z-3 cover screen-only"
      />
      <div className="container hero-text scenery relative">
        <h1
          id="hero-heading"
          className="max-w-7em display-face text-[min(var(--hero-size),13.75vw)] leading-[1.02] tracking-[-0.015em]"
        >
          {heading}
        </h1>
        <p className="lead mt-6 max-w-[clamp(24rem,38vw,30rem)]">{standfirst}</p>
        <p
          data-text="skip"
          className="grid justify-items-start gap-2 mt-10 max-w-[clamp(24rem,38vw,30rem)] screen-only"
        >
          <span className="grid justify-items-start gap-2">
            <BookingButton isOnPage>{action}</BookingButton>
          </span>
          <span className="flex flex-wrap items-center gap-x-2">
            <Calls className="line-link" />
            {triageService && (
              <>
                <span aria-hidden="true" className="hidden @[20rem]:inline">
                  ·
                </span>
                <a className="line-link font-600" href={triageService.path}>
                  {eyeTroubleWords.emergency}
                </a>
              </>
            )}
          </span>
        </p>
      </div>
      <a
        className="scroll-hint screen-only absolute left-margin bottom-0 grid gap-2 min-w-11 no-underline hover:text-gold"
        href="#welcome"
        data-text="skip"
      >
        Scroll<span className="sr-only"> to the next section</span>
      </a>
    </section>
  );
}

/** The video loop over the hero's poster, and its button. A script adds them after the page, on fast connections only. */
function VideoLoop({ position }: { position: string }) {
  return (
    <>
      <button
        type="button"
        className="icon-link video-toggle absolute right-margin bottom-gutter w-2.875rem h-2.875rem border active:text-gold"
      >
        <span className="to-play">
          <Icon name="play" size={20} />
          <span className="sr-only">Play the video</span>
        </span>
        <span className="to-pause">
          <Icon name="pause" size={20} />
          <span className="sr-only">Pause the video</span>
        </span>
      </button>
      <video
        className="hero-video object-cover -z-2"
        style={{ objectPosition: position }}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        tabIndex={-1}
        aria-hidden
      >
        {brand.hero.video.map(({ src, type, minWidth = 0 }) => (
          <source key={src} src={src} type={type} media={`(min-width: ${minWidth}px)`} />
        ))}
      </video>
    </>
  );
}

/**
 * The hero's poster, for the page and for the preload in its head. Portrait screens show a crop of a picture
 * as wide as they are high. On high-resolution screens a smaller file is sharp enough, because its light is
 * soft.
 */
const heroPicture = {
  file: brand.hero.poster.file,
  sizes:
    '(orientation: portrait) and (min-resolution: 1.5dppx) 66vh, (orientation: portrait) 115vh, 100vw',
} as const;

/** Preloads it from the home page's head. Browsers without AVIF ignore this. */
export function PreloadHeroPicture() {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={findPicture(heroPicture.file).srcSet}
      // With different `sizes`, the browser might load the picture twice.
      imageSizes={heroPicture.sizes}
      fetchPriority="high"
    />
  );
}
