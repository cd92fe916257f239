import { z } from 'zod';
import { textField } from '../shared.ts';
import { slot } from './fields.ts';

/** Insurance and payment. */
export const plansSchema = z.strictObject({
  plans: z
    .strictObject({
      name: textField('Plan', [2, 60]),
      kind: z.enum(['vision', 'medical', 'Medicare', 'Medicaid']).meta({ title: 'Kind' }),
    })
    .array()
    .default([])
    .meta({ title: 'Plans that are accepted', item: 'plan' }),
  outOfNetwork: slot('Without a listed plan', 'What a patient can do', 400),
  fees: z
    .strictObject({
      service: textField('Service', [3, 60], 'Such as Comprehensive exam'),
      amount: z
        .string()
        .regex(/^\$\d[\d,]*(?:\.\d\d)?$/, 'one amount such as $120')
        .meta({
          title: 'Amount',
        }),
    })
    .array()
    .default([])
    .meta({
      title: 'What we charge',
      description: 'Single amounts; empty, the page says nothing',
      item: 'fee',
    }),
  payment: z
    .array(z.enum(['card', 'check', 'cash', 'HSA', 'FSA', 'financing']))
    .default([])
    .meta({ title: 'Ways to pay' }),
  interpreter: slot('Interpreter', 'For sign language and other languages', 300),
});

export type PlansRecord = z.infer<typeof plansSchema>;
