import { z } from 'zod';
import { getHelpHeading, levelHeadings } from '../words/urgency.ts';

/**
 * A sign as a sentence that goes on from its level's heading: "An eye is red and painful." Further sentences
 * say what to do. The search shows a sign alone, by the words of its first sentence.
 */
const sign = z.string().min(8).max(260).regex(/[.)]$/, 'a whole sentence');

/** The signs of an article's subject by how soon they need help; their headings are the site's own. */
export const whenToCallSchema = z
  .strictObject({
    emergency: z.array(sign).min(1).max(8).meta({ title: levelHeadings.emergency }),
    urgent: z.array(sign).min(1).max(8).meta({ title: levelHeadings.urgent }),
    routine: z.array(sign).min(1).max(6).meta({ title: levelHeadings.routine }),
  })
  .meta({
    title: getHelpHeading,
    description:
      'Each sign is a whole sentence, such as “An eye is red and painful.” The search shows it alone',
  });

export type WhenToCall = z.infer<typeof whenToCallSchema>;
