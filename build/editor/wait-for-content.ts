import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ContentError } from '../../domain/read/content-error.ts';
import { drawSymbols } from '../brand/drawings.ts';
import { drawIcons } from '../brand/icons.ts';
import { readContent } from '../content/content-plugin.ts';
import { readBrand } from '../content/read-brand.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { readSourceImages } from '../pictures/source-images.ts';

const secondsBetween = 1;

/**
 * Waits until the content is valid, because the development server can't start with invalid content. Meanwhile,
 * shows the mistakes at the site's URL. Once it runs, the development server shows mistakes itself.
 * @param port the port to listen on, on this machine only
 */
export async function waitForContent(port: number): Promise<void> {
  let mistakes = await findMistakes();
  if (!mistakes) return;
  const server = createServer((_, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(500, { ...headers, Connection: 'close' }).end(pageOf(mistakes));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  console.error(`${mistakes}\n\nWaiting until this is fixed: http://127.0.0.1:${port}/`);
  // Poll, because a file watcher could start too late to see the first change.
  while (mistakes) {
    await setTimeout(secondsBetween * 1000);
    mistakes = await findMistakes();
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Returns the message with which a build would fail, or '' if the content is valid. */
async function findMistakes(): Promise<string> {
  try {
    readContent('content');
    await readSourceImages('content/images');
    const { colors } = readBrand();
    await drawIcons(colors);
    drawSymbols();
    return '';
  } catch (error) {
    if (error instanceof ContentError || error instanceof PictureError) return error.message;
    // A file may be incomplete while it is saved.
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
