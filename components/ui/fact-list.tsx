import { asOfMonth, type FactGroup } from '#domain/practice/patient-facts.ts';
import { LinkList } from './link-list.tsx';

/** Facts under small headings, side by side where there is room, below the month in which somebody checked the plans. */
export function FactList({ groups }: { groups: readonly FactGroup[] }) {
  const asOf = groups.find((group) => group.asOf)?.asOf;
  return (
    <>
      {asOf && (
        <p className="mt-4 text-slate">
          Plans, <time dateTime={asOf}>{asOfMonth(asOf)}</time>
        </p>
      )}
      <dl className="fit-11rem gap-x-12 gap-y-8 mt-8">
        {groups.map(({ title, lines, links }) => (
          <div key={title} className="pt-4 border-t border-gold">
            <dt className="subtitle">{title}</dt>
            {lines.map((line) => (
              <dd key={line} className="mt-1 text-slate">
                {line}
              </dd>
            ))}
            {links.length > 0 && (
              <dd>
                <LinkList links={links} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
