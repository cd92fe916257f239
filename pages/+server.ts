import type { Server } from 'vike/types';
import { app } from '#server/app.ts';
import { consumeContactQueue } from '#server/routes/contact/deliver.ts';

export default { ...app, queue: consumeContactQueue } satisfies Server & {
  queue: typeof consumeContactQueue;
};
