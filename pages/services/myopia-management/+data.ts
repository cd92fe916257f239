import { viewService } from '#content/index.ts';

export const data = () => viewService('myopia-management');
