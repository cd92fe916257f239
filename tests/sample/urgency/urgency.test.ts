import { expect, test } from 'vitest';
import { type Level, levels } from '#domain/words/urgency.ts';
import { entries, fullText } from '../../unit/content/all-entries.ts';
import { signs } from './signs.ts';
import { listed, type Statement, said } from './statements.ts';

/** The signs of these levels that a text speaks of; what it says is absent doesn't count. */
function found(text: string, ofLevels: readonly Level[]): string[] {
  const present = text.toLowerCase().replace(/\b(?:no|without|doesn’t) [^.;]*/g, '');
  return ofLevels.flatMap((level) =>
    signs[level].filter(({ says }) => says.test(present)).map(({ sign }) => `${sign} (${level})`),
  );
}

function others(level: Level): Level[] {
  return levels.filter((other) => other !== level);
}

/** Each statement that speaks of a sign of another level, with that sign. */
function contradictions(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ path, level, text }) => {
    const strange = found(text, others(level));
    return strange.length > 0 ? [`${path}, ${level}: ${text} -> ${strange.join(', ')}`] : [];
  });
}

test('no list has a sign of another level', () => {
  expect(listed.length).toBeGreaterThan(120);
  expect(contradictions(listed)).toEqual([]);
});

test('each sign of the two urgent lists is in the table', () => {
  const unknown = listed.filter(
    ({ level, text }) => level !== 'routine' && found(text, [level]).length === 0,
  );
  expect(unknown).toEqual([]);
});

test('each sign of the table is spoken of', () => {
  const spoken = new Set(listed.flatMap(({ level, text }) => found(text, [level])));
  const silent = levels.flatMap((level) =>
    signs[level].map(({ sign }) => `${sign} (${level})`).filter((sign) => !spoken.has(sign)),
  );
  expect(silent).toEqual([]);
});

test('no sentence sends a sign of one level to the help of another', () => {
  expect(said.length).toBeGreaterThan(30);
  expect(contradictions(said)).toEqual([]);
});

test('no entry speaks of urgency in words of its own', () => {
  const wayward =
    /dial 911|(phone|ring|reach|ask for) us the|call (us )?that (same )?day|emergency room (can|may|will|is)\b|have an emergency room/i;
  const guilty = entries.filter((entry) => wayward.test(fullText(entry)));
  expect(guilty.map(({ path }) => path)).toEqual([]);
});
