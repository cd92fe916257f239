import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every text of the site but the titles of its sources, which others wrote. */
const texts = globSync([
  'content/{guides,legal,pages,patients,posts,practice,services}/**/*.*',
  'domain/words/*.*',
]).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Spellings that Americans don't use, by the way in which they differ. */
const british: readonly RegExp[] = [
  /\b(?:behavi|col|fav|flav|hon|hum|lab|neighb|rum|tum|vap)our\w*/gi,
  /\b(?:apolog|categor|custom|emphas|hospital|immun|maxim|minim|normal|optim|organ|personal|prior|real|recogn|special|stabil|steril|summar|visual)is(?:e[sd]?|ing|ation)\b/gi,
  /\b(?:analys|paralys|practis)(?:e|ed|ing)\b/gi,
  /\b(?:calib|cent|fib|lit|met|theat)re[sd]?\b/gi,
  /\b(?:cancell|dialled|focuss|labell|modell|signall|travell)(?:ed|ing|er)\b/gi,
  /\b(?:after|back|down|for|on|to|up)wards\b/gi,
  /\b(?:def|lic|off)ence\b/gi,
  /\b(?:amongst|burnt|learnt|spelt|whilst)\b/gi,
  /\b(?:ageing|aluminium|cheque|enrol|fulfil|grey|jewellery|judgement|kerb|mould|programme|tyre)s?\b/gi,
  /\b(?:anaesth|caesar|diarrhoea|foet|haem|leukaem|manoeuv|oedema|oestro|orthopaed|paed)\w*/gi,
];

/** Where "sight" may stand: elsewhere Americans say "vision". */
const fixed = /\bsight-(?:threatening|saving)|\b(?:at first|second|in|out of) sight\b/gi;

function findIn(pattern: RegExp, leftOut?: RegExp): string[] {
  return texts.flatMap(({ file, text }) => {
    const left = leftOut ? text.replace(leftOut, '') : text;
    return [...left.matchAll(pattern)].map(([word]) => `${word} (${file})`);
  });
}

test('no text is spelled the British way', () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(british.flatMap((pattern) => findIn(pattern))).toEqual([]);
});

test('no text says sight for vision', () => {
  expect(findIn(/\bsights?\b/gi, fixed)).toEqual([]);
});
