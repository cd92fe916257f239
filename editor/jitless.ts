import { z } from 'zod';

// Otherwise zod tries `new Function`, which the Content-Security-Policy blocks and browsers report.
z.config({ jitless: true });
