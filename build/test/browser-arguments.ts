/** What a Chromium needs that is started for tests, photographs and measurements: it talks to nobody else. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to start its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
