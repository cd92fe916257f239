import { z } from 'zod';

/** A sign as a sentence that goes on from its level's heading: "An eye is red and painful." */
const sign = z.string().min(8).max(260).regex(/[.)]$/, 'a whole sentence');

/** The signs of an article's subject by how soon they need help; their headings are the site's own. */
export const whenToCallSchema = z.strictObject({
  emergency: z.array(sign).min(1).max(8),
  urgent: z.array(sign).min(1).max(8),
  routine: z.array(sign).min(1).max(6),
});

export type WhenToCall = z.infer<typeof whenToCallSchema>;
