import type { EmergencyHelp as Help } from '#domain/practice/emergency-help.ts';

/** Where to get help while the practice is closed, as far as the owner named it. */
export function EmergencyHelp({ help }: { help: readonly (Help | undefined)[] }) {
  const known = help.filter((one) => one !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-4 mt-4">
      {known.map(({ title, link, lines }) => (
        <div key={title}>
          <dt className="font-600">{title}</dt>
          {link && (
            <dd>
              <a href={link.href} className="text-link inline-flex items-center min-h-11">
                {link.text}
              </a>
            </dd>
          )}
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
