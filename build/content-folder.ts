/** The folder with the practice's content. Tests name another one in `CONTENT`: `tests/fixture`. */
export const contentFolder = process.env['CONTENT'] || 'content';
