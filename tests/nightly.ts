/** Whether to sweep every page and entry at every width, and to start what takes a minute to start. */
export const isNightly = process.env['NIGHTLY'] === '1';
