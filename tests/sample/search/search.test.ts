import { expect, test } from 'vitest';
import { vocabulary } from '#domain/content.ts';
import { createTerms } from '#domain/search/terms.ts';
import { problems } from '../../unit/content/all-entries.ts';
import { engine } from './engine.ts';

/** Queries in patients' words, misspelled, or asked by phone, and the page that answers each. */
test.each([
  ['flashes of light', '/eye-problems/floaters-and-flashes'],
  ["kid can't see board", '/services/myopia-management'],
  ['headache after screen time', '/eye-problems/headaches-and-eyes'],
  ['glacoma', '/eye-problems/glaucoma'],
  ['how much', '/insurance'],
  ['open saturday', '/contact'],
  ['first visit what to bring', '/first-visit'],
  ['contact lens prescription expired', '/services/contact-lenses'],
])('“%s” finds %s first', (query, path) => {
  expect(engine.search(query)[0]?.path).toBe(path);
});

/** Words with a wrong ending, two that were written together, or a thing, and what finds the page that is meant. */
test.each([
  ['astigmatisim', 'astigmatism'],
  ['blefaritis', 'blepharitis'],
  ['floters', 'floaters'],
  ['bifocles', 'bifocals'],
  ['eyexam', 'eye exam'],
  ['blackeye', 'black eye'],
  ['eye glasses', 'eyeglasses'],
  ['lazyeye', 'lazy eye'],
  ['dialated exam', 'dilated exam'],
  ['eyestrain', 'eye strain'],
  ['prescripshun', 'prescription'],
  ['glawcoma', 'glaucoma'],
  ['check up', 'checkup'],
  ['near sighted', 'nearsighted'],
  ['nite driving', 'night driving'],
  ['blak eye', 'black eye'],
  ['dubble vision', 'double vision'],
  ['contax', 'contacts'],
  ['egzam', 'exam'],
  ['eye presher', 'eye pressure'],
  ['pupel', 'pupil'],
  ['wateryeyes', 'watery eyes'],
  ['red eye balls', 'red eyeballs'],
  ['can no longer see from one eye', 'cannot see from one eye'],
  ['everything went dark in one eye', 'left eye went dark in one eye'],
  ['sawdust in eye', 'something in the eye'],
])('“%s” finds the page of “%s”, and its signs', (query, meant) => {
  const [expected] = engine.search(meant);
  expect(engine.search(query)[0]?.path).toBe(expected?.path ?? 'a page');
  expect(engine.listen(query)).toEqual(engine.listen(meant));
});

test('a common word finds every page about it', () => {
  expect(engine.search('dry').length).toBeGreaterThan(12);
});

test('a partly typed query suggests the right page first', () => {
  expect(engine.suggest('pink e')[0]?.path).toBe('/eye-problems/pink-eye');
});

/** What visitors type into the filter of the eye problems, and pages that must be and must not be left. */
test.each([
  ['see', '/eye-problems/double-vision', '/eye-problems/stye'],
  ['my eye hurts', '/eye-problems/eye-pain', '/eye-problems/double-vision'],
  ['cant see', '/eye-problems/blurry-vision', '/eye-problems/stye'],
  ['bump on my eyelid', '/eye-problems/stye', '/eye-problems/eye-pain'],
])('the filter finds %s', (query, left, gone) => {
  const paths = engine.list(query, 'eye-problems').map(({ path }) => path);
  expect(paths).toContain(left);
  expect(paths).not.toContain(gone);
});

const titles = problems.map(({ path, record }) => ({ name: record.title, path }));
const others = problems.flatMap(({ record }) => record.otherNames);

test.each(titles)('“$name” finds the eye problem with that title first', ({ name, path }) => {
  expect(engine.search(name)[0]?.path).toBe(path);
});

test.each([...new Set(others)])('“%s” first finds an eye problem with that name', (name) => {
  const [first] = engine.search(name);
  const called = problems.filter(({ record }) =>
    [record.title, ...record.otherNames].some((other) => singular(other) === singular(name)),
  );
  expect(called.map(({ path }) => path)).toContain(first?.path);
});

function singular(name: string): string {
  return name.toLowerCase().replace(/s\b/g, '');
}

test('words of one line are the same term, each of that line only', () => {
  const { distinctTerms } = createTerms(vocabulary);
  const lines = vocabulary.groups.flatMap(({ words }) => Object.entries(words));
  for (const [word, others] of lines) {
    for (const other of others.split(', '))
      expect(distinctTerms(other), other).toEqual(distinctTerms(word));
  }
});
