import { z } from 'zod';
import { isoDate, slug } from '../shared.ts';

/** News of a location that is opening, in a dialog on the home page. */
export const announcementSchema = z.strictObject({
  shown: z.boolean().meta({ title: 'Shown' }),
  location: slug.meta({
    title: 'Location',
    description: 'One whose status is “opening”: nothing is announced of one that is open',
  }),
  from: isoDate.optional().meta({ title: 'First day', description: 'Empty: at once' }),
  until: isoDate.optional().meta({
    title: 'Last day',
    description: 'Empty: until the location opens',
  }),
  eyebrow: z.string().min(3).max(40).meta({ title: 'Line above the heading' }),
  heading: z.string().min(3).max(40).meta({ title: 'Heading' }),
  text: z.string().min(20).max(300).meta({ title: 'Text' }),
  action: z.string().min(2).max(30).meta({ title: 'Button', description: 'It closes the dialog' }),
});
