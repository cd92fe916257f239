import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineIsland } from '#components/island/define-island.ts';
import { Island } from '#components/island/island.tsx';

test('an island doesn’t cache its props or its HTML', () => {
  const rendered: string[] = [];
  const echo = defineIsland('echo', ({ message }: { message: string }) => {
    rendered.push(message);
    return message;
  });
  const submitted = { message: 'A message that was refused' };
  const html = [1, 2].map(() =>
    renderToStaticMarkup(<Island of={echo} props={submitted} hydrate="idle" />),
  );
  expect(html[1]).toBe(html[0]);
  // A cache would have skipped the second render.
  expect(rendered).toEqual([submitted.message, submitted.message]);
});
