import { vi } from 'vitest';
import { settledNames } from '#build/worker-configuration.ts';

type Settings = Partial<Record<(typeof settledNames)[number], string>>;

/** Stubs the build's message settings; those not given are empty. */
export function stubSettings(settings: Settings) {
  for (const name of settledNames) vi.stubEnv(name, settings[name] ?? '');
}
