import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folder-with.ts';

const row = /^\| `(\w+)\/` \| .* \| (.*) \|$/gm;

/** The rooms that hold code, each with those it may import, as CONTRIBUTING.md has them. */
const rooms = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(row)]
    .map(([, room = '', allowed = '']) => [room, allowed] as const)
    .filter(([, allowed]) => allowed !== '' && allowed !== 'everything'),
);

/** What the linter says of a file in each room that imports from all others: `room imports other`. */
function refusedImports(): string[] {
  const names = [...rooms.keys()];
  const imports = names.map((other) => `import '../../${other}/part/file.ts';\n`).join('');
  const folder = folderWith({
    'biome.jsonc': readFileSync('biome.jsonc', 'utf8'),
    ...Object.fromEntries(names.map((room) => [`${room}/part/file.ts`, imports])),
  });
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '--only=style/noRestrictedImports'],
    { cwd: folder, encoding: 'utf8' },
  );
  return Array.from(
    stdout.matchAll(/noRestrictedImports,file=[^,]*\/(\w+)\/part\/file.ts,line=(\d+)/g),
    ([, room, line]) => `${room} imports ${names[Number(line) - 1]}`,
  );
}

test('the linter refuses each import that the table of rooms has no arrow for, and no other', () => {
  const forbidden = [...rooms].flatMap(([room, allowed]) =>
    [...rooms.keys()]
      .filter((other) => other !== room && !allowed.includes(`${other}/`))
      .map((other) => `${room} imports ${other}`),
  );
  expect(rooms.size).toBeGreaterThan(4);
  expect(refusedImports().toSorted()).toEqual(forbidden.toSorted());
});
