/** Names the build by its inputs: equal files give an equal name. `vite.config.ts` fills it in. */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development';
