import { useEffect, useState } from 'react';
import { plural } from '#domain/language.ts';

/** Milliseconds without typing before a screen reader hears the count. */
const quietTime = 1000;

/** Shows how many characters are used, and announces how many are left when typing pauses. */
export function MessageCounter({ length, limit }: { length: number; limit: number }) {
  const [heard, setHeard] = useState('');
  const text = charactersLeft(limit - length);
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setHeard(text), quietTime);
    return () => clearTimeout(timer);
  }, [length, text]);
  return (
    <p className="small text-slate flex-none [font-variant-numeric:tabular-nums]">
      <span aria-hidden>{`${length} / ${limit}`}</span>
      <span className="sr-only" aria-live="polite">
        {heard}
      </span>
    </p>
  );
}

function charactersLeft(rest: number): string {
  const count = Math.abs(rest);
  const characters = plural(count, { one: '1 character', other: `${count} characters` });
  return rest >= 0 ? `${characters} left` : `${characters} too many`;
}
