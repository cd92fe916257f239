import type { Server } from 'vike/types';
import { app } from '#server/app.ts';

export default app satisfies Server;
