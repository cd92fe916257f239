import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startNodeServer } from '../tests/browser/support/node-server.ts';
import { copyProjectOf } from '../tests/practices.ts';
import { findBrowser } from './ensure-browser.ts';

// Takes the pictures of docs/pictures that show pages of a practice whose owner has filled everything in.

/** The file of each picture, the place that it begins with, and its height. */
const pictures = [
  ['filled-insurance', '/insurance', 1300],
  ['filled-exam', '/services/eye-exams#how-we-do-it', 1300],
  ['filled-contact', '/contact', 2000],
] as const;

/** A Tuesday morning on which the sample is open. */
const now = new Date('2026-12-01T10:30:00-05:00');

const project = mkdtempSync(join(tmpdir(), 'filled-'));
copyProjectOf('filled-sample', project);
execFileSync('node_modules/.bin/vike', ['build'], { cwd: project, stdio: 'inherit' });
const server = await startNodeServer({ BUILD_FOLDER: join(project, 'dist') });
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const page = await browser.newPage({ reducedMotion: 'reduce' });
await page.clock.setFixedTime(now);
for (const [name, path, height] of pictures) {
  await page.setViewportSize({ width: 1440, height });
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).resize(1200).webp({ quality: 75 }).toFile(`docs/pictures/${name}.webp`);
}
await browser.close();
await server.stop();
rmSync(project, { recursive: true });
