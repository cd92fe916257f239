import { z } from 'zod';
import { image, list, patternField, textField } from './shared.ts';

const frame = z.strictObject({
  shape: textField('Shape', [3, 30], 'Such as Round'),
  material: textField('Material', [3, 40]),
  size: patternField(
    'Size',
    /^\d{2}-\d{2}-\d{3}$/,
    'lens, bridge and temple in millimeters, as inside the temple: 46-21-145',
    'Lens, bridge and temple in millimeters, as inside the temple: 46-21-145',
  ),
  suits: textField('Whom it suits', [20, 100], 'In one or two short sentences'),
  image,
});

export const framesSchema = z
  .strictObject({
    sample: z.boolean().optional().meta({
      title: 'Sample',
      description:
        'These frames and their sizes are invented: switch this off once they are your own',
    }),
    frames: list('Frames', 'frame', frame)
      .max(12)
      .default([])
      .meta({ description: 'A few to begin with. Empty: not shown' }),
    brands: z
      .array(textField('Brand', [2, 40]))
      .default([])
      .meta({ title: 'Brands', description: 'Those that can be tried on here. Empty: not shown' }),
  })
  .meta({ title: 'Frames and brands', icon: 'eyeglasses' });
