import { watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { checkDeployment } from './deploy-checks.ts';
import type { Finding } from './deployment.ts';
import { groupFindings } from './group-findings.ts';
import { readDeployment } from './read-deployment.ts';

/** How long to wait after a change, in milliseconds, because an editor may save several files at once. */
const delay = 300;

/**
 * Writes the checklist as a page next to the editor, and rewrites it after each change of the content.
 * @param folder the folder of the editor, which contains the folder `edit`
 */
export async function keepChecklistPage(folder: string): Promise<void> {
  const file = join(folder, 'edit', 'checklist.html');
  const write = async () => writeFileSync(file, await describeChecklist());
  let timer: NodeJS.Timeout | undefined;
  await write();
  watch('content', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(write, delay);
  }).unref();
}

/** Returns the checklist, or a page with the error if the content can't be read. */
async function describeChecklist(): Promise<string> {
  try {
    return checklistPage(checkDeployment(await readDeployment(false)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return page(html`<p>The list can’t be made before this is right:</p><pre>${reason}</pre>`);
  }
}

/** Returns the checklist as a page that links to each file's form in the editor, if it has one. */
export function checklistPage(findings: readonly Finding[]): string {
  const groups = groupFindings(findings).map(
    ({ heading, files }) => html`<h2>${heading}</h2>
${[...files].map(
  ([file, ofFile]) => html`<h3>${linkTo(file)}</h3>
<ul>${ofFile.map(({ what, remedy }) => html`<li>${what} ${remedy}</li>`)}</ul>
`,
)}`,
  );
  return page(groups.length > 0 ? groups : html`<p>Nothing is left to do.</p>`);
}

function linkTo(file: string) {
  const form = formOf(file);
  return form ? html`<a href="/edit#/collections/${form}">${file}</a>` : file;
}

/** Returns the path of a file's form in the editor, if it has one. `file` may end in a line number. */
function formOf(file: string): string | undefined {
  const [, single] = file.match(/^content\/(?:practice\/)?([a-z]+)\.yaml$/) ?? [];
  if (single) return `_singletons/entries/${single}`;
  const [, list] = file.match(/^content\/practice\/(locations|people)$/) ?? [];
  if (list) return list;
  const [, folder, name] =
    file.match(/^content\/(?:practice\/)?([a-z]+)\/([\w-]+)\.(?:yaml|md)(?::\d+)?$/) ?? [];
  return folder && folder !== 'brand' ? `${folder}/entries/${name}` : undefined;
}

function page(body: unknown): string {
  return String(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Checklist</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem }
  h3 { margin-bottom: 0; font-size: 1rem }
  ul { margin-top: 0.25rem }
  pre { white-space: pre-wrap }
</style>
<main>
<h1>Checklist</h1>
<p>As the files were last saved: load the page again after a change. <a href="/edit">Back to the editor</a></p>
${body}
</main>
</html>
`);
}
