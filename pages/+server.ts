import { app } from '#server/app.ts';

export default app;
