import type { Refusal } from './refused-entries.ts';

/** Texts in Spanish, and the name by which the build asks for each. */
const spanishTexts = [
  ...['short', 'adults', 'children', 'action'].map((name) => {
    return [`groups.0.signs.0.es.${name}`, `chemical.es.${name}`];
  }),
  ['groups.1.signs.2.es.subject', 'wavy-lines.es.subject'],
  ...['title', 'short', 'hint', 'tellThem'].map((name) => Array(2).fill(`rows.0.es.${name}`)),
  ['rows.2.es.note', 'rows.2.es.note'],
  ['rows.0.seeFirst.0.es', 'rows.0.seeFirst.0.es.text'],
  ['rows.0.parts.0.es', 'rows.0.parts.0.es.title'],
];
const condition = 'questions.0.conditions.0';

/** Changes in the fixture’s signs, and in what the search hears, that stop the build. */
export const refusedSigns: Record<string, Refusal[]> = {
  'signs.yaml': [
    [{ 'groups.0.signs.0.adults': `${'so '.repeat(18)}it.` }, '3 to 18 | "'],
    [{ 'groups.0.signs.0.adults': 'It has no stop' }, 'a sentence | "'],
    [{ 'groups.0.signs.0.closed': 'emergency-room' }, 'none for other | "emer'],
    [
      { 'groups.1.signs.2.subject': undefined, 'groups.1.signs.2.es.subject': undefined },
      'what can wait until tomorrow | noth',
    ],
    [
      { 'groups.2.signs.2.action': 'Go to the ER.', 'groups.2.signs.2.es.action': 'Espere aquí' },
      'nothing more urgent than “today” | ER',
    ],
    [
      { 'groups.2.signs.3.action': 'Call us, too.', 'groups.2.signs.3.es.action': 'Avise pronto.' },
      'nothing more urgent than “soon” | Call us',
    ],
    [{ 'groups.0.signs.0.short': undefined }, 'for “now” | nothing'],
    [{ 'groups.0.signs.0.short': 's'.repeat(35) }, 'at most 34 | "sss'],
    [{ 'groups.1.signs.2.subject': 'The line' }, 'begin with | The'],
    [{ 'groups.0.signs.1.closed': undefined }, 'a rule for “tod | noth'],
    [{ 'groups.2.signs.1.adults': 'It hurts more.' }, 'a colon | "It'],
    [{ 'groups.1.signs.3.id': 'itch' }, 'groups | an id of its own for each sign | 3 entries'],
    [{ 'rows.0.short': 'An accident at home' }, 'at most 12 | "An'],
    [{ 'rows.0.id': 'pain', 'rows.1.seeFirst': [] }, 'rows | an id for each row | 3'],
    [{ 'rows.0.parts.0.signs.0': 'no', 'rows.0.explained': [] }, 'the id of a sign in con | no'],
    [{ 'rows.1.seeFirst.0.to': 'no' }, 'the id of a row, or first-aid | no'],
    [{ 'questions.0.signs': ['chemical', 'speck'] }, 'at least 3 entries | 2 entries'],
    [{ [condition]: 'rust' }, `${condition}.all.0.0 | a finding of content | rust`],
    [{ [condition]: 'a or b' }, 'findings such as “hit | "a or b'],
    [
      { 'groups.0.signs.0.conditions.0': 'chemical unless rust' },
      'groups.0.signs.0.conditions.0.unless.0 | a finding of content/findings.yaml | rust',
    ],
    [{ 'questions.1.id': 'red' }, 'questions | an id for each list | 3 entries'],
    [{ 'rows.0.tellThem': 'Say which eye.' }, '3 to 14 words that go on after | Say which eye.'],
    [{ 'groups.0.signs.0.es.adults': `${'muy '.repeat(22)}mal.` }, '3 to 22 words | "'],
    [{ 'groups.2.signs.1.es.adults': 'Un ojo duele.' }, 'a colon | "Un'],
    ...spanishTexts.map(([field = '', name]): Refusal => {
      return [{ [field]: undefined }, `${name} | as many Spanish texts as English ones: 1 | 0`];
    }),
    [{ 'rows.0.es.steps': ['Enjuague ya.', 'Luego llame.'] }, 'English ones: 1 | 2'],
    [{ 'questions.0.signs.2': 'no' }, 'the id of a sign in content/signs.yaml | no'],
    [
      { 'questions.1.signs.2': 'months-of-blur', 'questions.1.signs.3': 'itch' },
      'questions | a list with each sign but those of “soon” | wavy-lines',
    ],
  ],
  'findings.yaml': [
    [{ es: undefined }, 'findings.es.stopWords | as many Spanish texts as English ones: 1 | 0'],
    [{ 'es.findings.blue': 'azul' }, 'findings | a finding that a sign or a list names | blue'],
    [{ 'findings.red': "isn't red" }, 'expressions without apostrophes | "isn\'t'],
    [{ 'findings.blue': 'blue EYE' }, 'findings | a finding that a sign or a list names | blue'],
    [{ 'words.eye': 'lid' }, 'a word in capitals | "lid"'],
    [{ 'cues.loud': 'shouting' }, 'one of the fields denied, | '],
  ],
  'vocabulary.yaml': [
    [{ 'groups.0.words.child': 'kid; tot' }, 'words with commas between them | "kid; tot'],
    [{ 'groups.0.words.Child': 'tot' }, 'a word in lower case | "tot"'],
    [{ 'groups.1.words.cost': 'price, kid' }, '“kid” in one line only | "price, kid"'],
    [{ ignored: "isn't" }, 'lower-case words with spaces between them | "isn\'t"'],
    [{ stop: 'the' }, 'one of the fields | '],
  ],
};
