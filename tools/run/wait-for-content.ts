import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { readContent } from '../../build/content/content-plugin.ts';
import { PictureError } from '../../build/pictures/picture-error.ts';
import { readSourceImages } from '../../build/pictures/source-images.ts';
import { ContentError } from '../../domain/read/content-error.ts';

const secondsBetween = 1;

/**
 * Says at the address of the site what is wrong with its content, until that is corrected: the development
 * server can't start with it. Later mistakes it shows itself.
 * @param port of this machine
 */
export async function waitForContent(port: number): Promise<void> {
  let mistakes = await findMistakes();
  if (!mistakes) return;
  const server = createServer((_, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(500, { ...headers, Connection: 'close' }).end(pageOf(mistakes));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  console.error(`${mistakes}\n\nWaiting for it to be corrected: http://127.0.0.1:${port}/`);
  // Read again and again: to watch folders begins too late to see a change that is made at once.
  while (mistakes) {
    await setTimeout(secondsBetween * 1000);
    mistakes = await findMistakes();
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** What the build would refuse, in its words; nothing where it takes all. */
async function findMistakes(): Promise<string> {
  try {
    readContent('content');
    await readSourceImages('content/images');
    return '';
  } catch (error) {
    if (error instanceof ContentError || error instanceof PictureError) return error.message;
    // A file may be half written.
    return String(error);
  }
}

function pageOf(mistakes: string): string {
  const text = mistakes.replace(/[&<]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${secondsBetween}">
<title>A mistake in the content</title>
<h1>A mistake in the content</h1>
<p>The site is here once this is corrected and saved:</p>
<pre style="white-space: pre-wrap">${text}</pre>
</html>
`;
}
