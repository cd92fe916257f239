export const language = 'en-US';
