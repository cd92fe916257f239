import { vi } from 'vitest';
import { settledNames } from '#build/configuration/worker-configuration.ts';

type Settings = Partial<Record<(typeof settledNames)[number], string>>;

/** Sets what a build is told about messages, and nothing else of it. */
export function stubSettings(settings: Settings) {
  for (const name of settledNames) vi.stubEnv(name, settings[name] ?? '');
}
