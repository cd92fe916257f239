import type { PageContextServer } from 'vike/types';
import { loadService } from '../load-service.ts';

export const data = ({ routeParams }: PageContextServer) =>
  loadService(routeParams['serviceId'] ?? '');
