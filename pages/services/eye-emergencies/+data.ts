import { viewService } from '#content/index.ts';

export const data = () => viewService('eye-emergencies');
