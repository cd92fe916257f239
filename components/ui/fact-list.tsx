import { asOfMonth, type FactGroup } from '#domain/practice/patient-facts.ts';
import { LinkList } from './link-list.tsx';

/** Facts under small headings, side by side where there is room. Those with a date are first, and fold when old. */
export function FactList({ groups }: { groups: readonly FactGroup[] }) {
  const asOf = groups.find((group) => group.asOf)?.asOf;
  if (!asOf) return <Facts groups={groups} />;
  const others = groups.filter((group) => !group.asOf);
  return (
    <>
      <p className="mt-4 text-slate">
        Plans, <time dateTime={asOf}>{asOfMonth(asOf)}</time>
      </p>
      {/* `run-when-idle.ts` closes it a year later, and shows the line that opens it. */}
      <details open data-as-of={asOf}>
        <summary hidden className="tap w-fit text-link">
          Call to be sure
        </summary>
        <Facts groups={groups.filter((group) => group.asOf)} />
      </details>
      {others.length > 0 && <Facts groups={others} />}
    </>
  );
}

function Facts({ groups }: { groups: readonly FactGroup[] }) {
  return (
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
  );
}
