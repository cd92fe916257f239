/** Whether to sweep every page and entry at every width, instead of one of each kind. */
export const isNightly = process.env['NIGHTLY'] === '1';
