import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { frames as ownFrames, type ServicePage } from '#domain/content.ts';

const { frames, brands } = ownFrames;

const galleryAnchor = 'gallery';

interface GalleryProps {
  service: Pick<ServicePage, 'gallery'>;
}

/** The frames with their sizes, and the brands. Nothing if the practice names neither. */
export function Gallery({ service: { gallery } }: GalleryProps) {
  if (!gallery || frames.length + brands.length === 0) return null;
  return (
    <Section
      id={galleryAnchor}
      title={gallery.heading}
      titleId="the-frames"
      className="py-section px-margin gallery bg-white"
    >
      <p className="lead text-slate mt-4 measure">{gallery.text}</p>
      {frames.length > 0 && (
        <ul className="grid mt-10 gap-[clamp(2rem,5vw,3.5rem)_clamp(1rem,3vw,2.5rem)] grid-cols-[repeat(auto-fit,minmax(max(9.25rem,28%),1fr))]">
          {frames.map((frame) => (
            <Frame key={frame.image.file} frame={frame} />
          ))}
        </ul>
      )}
      {brands.length > 0 && (
        <>
          <h3 className="eyebrow mt-14">Brands to try on</h3>
          <ul className="fit-15rem gap-x-10 mt-3">
            {brands.map((brand) => (
              <li key={brand} className="display-3 py-3 border-t">
                {brand}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="display-3 mt-10 pt-6 border-t border-gold screen-only">{gallery.closing}</p>
    </Section>
  );
}

/** The link to the gallery. Nothing where there is none. */
export function GalleryLink({ service: { gallery } }: GalleryProps) {
  if (!gallery || frames.length + brands.length === 0) return null;
  return (
    <a className="button-line" href={`#${galleryAnchor}`}>
      {gallery.action}
    </a>
  );
}

function Frame({ frame }: { frame: (typeof frames)[number] }) {
  const { image, shape, material, size, suits } = frame;
  return (
    <li>
      <Picture
        {...image}
        sizes="(min-width: 80rem) 23rem, (min-width: 40rem) 29vw, 44vw"
        pictureClassName="printed cover aspect-4/3"
      />
      <h3 className="display-3 mt-3">{shape}</h3>
      <p className="small text-slate mt-1 flex flex-col gap-x-4 @lg:flex-row @lg:flex-wrap @lg:justify-between">
        {material}
        <span className="whitespace-nowrap">{size}</span>
      </p>
      <p className="small mt-2 pt-2 border-t">{suits}</p>
    </li>
  );
}
