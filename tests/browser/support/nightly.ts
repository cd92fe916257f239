/** The long sweeps, over every page and entry at every width, are the night's; a run by day takes one of each kind. */
export const isNightly = process.env['NIGHTLY'] === '1';
