/** The long sweeps, over every page at every width, are the night's; a run by day takes one page of each kind. */
export const isNightly = process.env['NIGHTLY'] === '1';
