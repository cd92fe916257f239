import { loadService } from '../load-service.ts';

export const data = () => loadService('myopia-management');
