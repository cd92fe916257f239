import type { OwnerFacts } from '#content/index.ts';

/** Who practices here, by name, once the owner has said so. */
export function Practitioners({ owner: { practitioners } }: { owner: OwnerFacts }) {
  if (practitioners.length === 0) return null;
  return (
    <ul aria-label="Practitioners" className="grid gap-x-8 gap-y-2 mt-10 sm:grid-cols-2">
      {practitioners.map(({ name, credentials }) => (
        <li key={name}>{[name, credentials].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}
