import { relative } from 'node:path';

/** Stops the build: one sentence that names the file and says what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  /** @param sentence what is wrong with the file and what to do, continuing "<file> …" */
  constructor(path: string, sentence: string) {
    super(`${relative('', path)} ${sentence}`);
    // Vite prints the stack of what stops it; calls of ours would bury the sentence.
    this.stack = `${this.name}: ${this.message}`;
  }
}
