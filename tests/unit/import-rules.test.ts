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

/** What the linter, by the project's rules, says of a folder with these files. */
function lint(files: Record<string, string>): string {
  const folder = folderWith({ 'biome.jsonc': readFileSync('biome.jsonc', 'utf8'), ...files });
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const command = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  return spawnSync(biome, command, { cwd: folder, encoding: 'utf8' }).stdout;
}

/** What it says of a file in each room that imports from all others, by path or by name: `room imports other`. */
function refusedImports(start: '../../' | '#'): string[] {
  const names = [...rooms.keys()];
  const imports = names.map((other) => `import '${start}${other}/part/file.ts';\n`).join('');
  const files = Object.fromEntries(names.map((room) => [`${room}/part/file.ts`, imports]));
  return Array.from(
    lint(files).matchAll(/noRestrictedImports,file=[^,]*\/(\w+)\/part\/file.ts,line=(\d+)/g),
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
  expect(refusedImports('../../').toSorted()).toEqual(forbidden.toSorted());
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = forbidden.filter((arrow) => `#${arrow.split(' ').at(-1)}/*` in imports);
  expect(refusedImports('#')).toEqual(expect.arrayContaining(named));
});

test('the linter refuses imports in a circle', () => {
  const said = lint({
    'domain/one.ts': "import './two.ts';\n",
    'domain/two.ts': "import './one.ts';\n",
  });
  expect(said).toContain('noImportCycles');
});
