import { z } from 'zod';
import { isoDate, slug, textField } from '../shared.ts';

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
  eyebrow: textField('Line above the heading', [3, 40]),
  heading: textField('Heading', [3, 40]),
  text: textField('Text', [20, 300]),
  action: textField('Button', [2, 30], 'It closes the dialog'),
});
