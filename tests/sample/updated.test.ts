import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** The fields of an entry that aren't its text. */
const besideText =
  'author category date draft formerSlugs icon image keywords language order related reviewed slug updated';

/** Returns the output of git, with days in a location's time zone; '' if git fails. */
function git(...args: string[]): string {
  const [location = ''] = globSync('content/practice/locations/*.yaml').map(read);
  const env = { ...process.env, TZ: /^timeZone: (\S+)/m.exec(location)?.[1] };
  return spawnSync('git', args, { env, encoding: 'utf8' }).stdout ?? '';
}

const hasHistory = git('rev-parse', '--is-shallow-repository').trim() === 'false';

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function fieldsOf(text: string): Record<string, string> {
  const [, matter = '', body] = /^---\n(.*?\n)---\n?(.*)$/s.exec(text) ?? [];
  // A link whose page was deleted leaves its words.
  const words = body?.trim().replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return { ...parse(matter), body: words };
}

function textOf(file: string, commit: string): string {
  const fields = Object.entries(fieldsOf(git('show', `${commit}:${file}`)));
  const own = fields.filter(([name]) => !besideText.split(' ').includes(name));
  // A field that gets another name keeps its text.
  const texts = own.map(([, text]) => JSON.stringify(text));
  return texts.sort().join();
}

test.skipIf(!hasHistory)('no text was changed after its stated day', { timeout: 60_000 }, () => {
  const late = globSync('content/*/*.md').flatMap((file) => {
    const { updated, date } = fieldsOf(read(file));
    const log = ['log', '--diff-filter=M', '--date=format-local:%Y-%m-%d', '--format=%h %cd'];
    const commits = git(...log, '--', file).matchAll(/^(\S+) (\S+)$/gm);
    return [...commits]
      .filter(([, , day = '']) => day > (updated ?? date ?? ''))
      .filter(([, commit]) => textOf(file, `${commit}`) !== textOf(file, `${commit}^`))
      .map(([line]) => `${file}: updated is ${updated}, but its text was changed in ${line}`);
  });
  expect(late).toEqual([]);
});
