import { z } from 'zod';

// Otherwise zod tries `new Function`, which the policy refuses and browsers report.
z.config({ jitless: true });
