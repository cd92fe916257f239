import type { PageLink, ServicePage } from '#content/index.ts';

/** Why the service matters, as a list in two columns. */
export function Benefits({ benefits }: Pick<ServicePage, 'benefits'>) {
  return (
    <section aria-labelledby="why-it-matters">
      <h2 id="why-it-matters" className="display-2">
        Why It Matters
      </h2>
      <ul className="benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className="subtitle">{title}</h3>
            <p className="text-slate mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a visit goes, step by step along a line. */
export function Process({ steps }: { steps: ServicePage['process'] }) {
  return (
    <section aria-labelledby="how-we-do-it">
      <h2 id="how-we-do-it" className="display-2">
        How We Do It
      </h2>
      <ol className="process">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="subtitle">{title}</h3>
            <p className="text-slate mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What we use for it, and what each instrument shows. */
export function Technology({ technology }: Pick<ServicePage, 'technology'>) {
  return (
    <section aria-labelledby="latest-tech">
      <h2 id="latest-tech" className="display-2">
        Latest Tech We Use
      </h2>
      <p className="mt-4 measure">{technology.description}</p>
      <dl className="technology">
        {technology.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-600">{title}</dt>
            <dd className="text-slate">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where to read on. */
export function RelatedPages({ related }: { related: readonly PageLink[] }) {
  return (
    <section aria-labelledby="related" className="screen-only">
      <h2 id="related" className="eyebrow">
        Related pages
      </h2>
      <ul className="mt-3 link-list">
        {related.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
