import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { unstable_readConfig as readConfig } from 'wrangler';
import { settledVariables } from '../../build/configuration/worker-configuration.ts';
import { readPractice } from '../../build/content/read-practice.ts';
import { ContentError } from '../../domain/read/content-error.ts';
import { CliError } from '../run/run.mjs';
import { type Deployment, settingsFile } from './deployment.ts';
import { hashOfFile } from './sample-values.ts';

/**
 * Reads everything that the deployment checks need.
 * @throws CliError naming a file that can't be read, and why
 */
export async function readDeployment(isPreview: boolean): Promise<Deployment> {
  const config = await readOrRefuse(settingsFile, () => readConfig({ config: settingsFile }));
  return {
    facts: await readOrRefuse('content/practice', () => readPractice()),
    drawings: readAll('content/brand/*.svg', (bytes) => bytes.toString()),
    media: readAll('{content/images,content/media}/*.*', hashOfFile),
    pictures: await readWidths(),
    words: readAll('content/**/*.md', (bytes) => bytes.toString()),
    variables: { ...config.vars, ...settledVariables(config.vars) },
    secrets: config.secrets?.required ?? [],
    routes: config.routes ?? (config.route ? [config.route] : []),
    environment: process.env,
    isPreview,
  };
}

/**
 * Returns the result of `read`.
 * @throws CliError with the message of the error that `read` throws
 */
async function readOrRefuse<Answer>(file: string, read: () => Answer | Promise<Answer>) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ContentError) throw new CliError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(`${file} can't be read: ${reason}`);
  }
}

/** Reads the widths of pictures in pixels. Skips unreadable pictures, which the build refuses. */
async function readWidths(): Promise<Record<string, number>> {
  const files = globSync('content/images/*.{jpg,webp}').sort();
  const widths = await Promise.all(
    files.map(async (file) => {
      const metadata = await sharp(file)
        .metadata()
        .catch(() => undefined);
      return metadata ? [[file, metadata.autoOrient.width] as const] : [];
    }),
  );
  return Object.fromEntries(widths.flat());
}

/** Reads all files that match a glob pattern, and returns the results by path. */
function readAll<Answer>(pattern: string, read: (bytes: Buffer) => Answer): Record<string, Answer> {
  const files = globSync(pattern).sort();
  return Object.fromEntries(files.map((file) => [file, read(readFileSync(file))]));
}
