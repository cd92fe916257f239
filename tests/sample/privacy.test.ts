import { readFileSync } from 'node:fs';
import readability from 'text-readability';
import { afterEach, expect, test, vi } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { factValues } from '#content-model/parse/fill-in-facts.ts';
import { parseEntry } from '#content-model/parse/parse-entry.ts';
import { legalSchema } from '#content-model/schema/page.ts';
import { stubSettings } from '../contact/settings.ts';
import { blocksOf } from '../unit/content/all-entries.ts';

afterEach(() => vi.unstubAllEnvs());

const facts = factValues(readPractice());
const file = 'content/legal/privacy.md';
const deliveries = ['console', 'webhook', 'email'];
const keys = ['', 'key'];

const combinations = deliveries.flatMap((delivery) => keys.map((key) => ({ delivery, key })));

/** Statements that the policy must make exactly when they are true. */
const claims: [claim: RegExp, isTrue: (settings: (typeof combinations)[number]) => boolean][] = [
  [/sends nothing/, ({ delivery }) => delivery === 'console'],
  [/the practice receives your name/, ({ delivery }) => delivery !== 'console'],
  [/keeps no copy/, ({ delivery }) => delivery !== 'console'],
  [/to our mailbox as an email/, ({ delivery }) => delivery === 'email'],
  [/the system in which we receive messages/, ({ delivery }) => delivery === 'webhook'],
  [/Turnstile/, ({ delivery, key }) => delivery !== 'console' && key !== ''],
  [/The map is the only thing/, ({ delivery, key }) => delivery === 'console' || key === ''],
];

test.each(combinations)(
  'the privacy policy says plainly what happens to a message: %o',
  (settings) => {
    stubSettings({ CONTACT_DELIVERY: settings.delivery, TURNSTILE_SITE_KEY: settings.key });
    const { markdown } = parseEntry(file, readFileSync(file, 'utf8'), legalSchema, facts);
    for (const [claim, isTrue] of claims) {
      expect(claim.test(markdown), `${claim}`).toBe(isTrue(settings));
    }
    expect(markdown).not.toContain('<!--');
    const sentences = blocksOf(markdown).map(({ text }) => text.replace(/[^.!?]$/, '$&.'));
    expect(readability.fleschKincaidGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
  },
);
