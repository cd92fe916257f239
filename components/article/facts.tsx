import type { ArticlePage } from '#content/index.ts';

/** Numbers worth remembering, in the margin of the text. */
export function Facts({ facts }: Pick<ArticlePage, 'facts'>) {
  return (
    <aside aria-label="Worth remembering" className="facts">
      <dl>
        {facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="display-3 text-bronze">{figure}</dt>
            <dd className="small text-slate mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
