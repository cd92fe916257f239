import { relative } from 'node:path';

/** An unusable picture. The message is one sentence that names the file and says what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  /** @param sentence the rest of a sentence that starts with the file: what is wrong, and what to do */
  constructor(path: string, sentence: string) {
    super(`${relative('', path)} ${sentence}`);
    // Vite prints the stack of an error that stops it, and stack frames would bury the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}
