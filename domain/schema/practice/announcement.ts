import { z } from 'zod';
import { isoDate, slug, textField } from '../shared.ts';
import { isInOrder } from './hours.ts';

/** An announcement in a dialog on the home page, such as a new location. */
export const announcementSchema = z
  .strictObject({
    shown: z.boolean().meta({ title: 'Shown' }),
    eyebrow: textField('Line above the heading', [3, 40]).optional(),
    heading: textField('Heading', [3, 40]).optional(),
    text: textField('Text', [20, 300]).optional(),
    action: textField('Button', [2, 30], 'It closes the dialog. Empty: “OK”').optional(),
    from: isoDate.optional().meta({ title: 'First day', description: 'Empty: at once' }),
    until: isoDate.optional().meta({
      title: 'Last day',
      description: 'Empty: until it is switched off, or the location opens',
    }),
    location: slug.optional().meta({
      title: 'Location',
      description: 'One whose status is “opening”, of which town, address and day are named',
      ref: 'locations',
    }),
  })
  .refine(({ shown, heading }) => !shown || heading, {
    path: ['heading'],
    error: 'a heading, because the announcement is shown',
  })
  .refine(...isInOrder);
