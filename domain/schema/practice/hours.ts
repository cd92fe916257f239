import { z } from 'zod';
import { type Weekday, weekdays } from '../../hours/weekdays.ts';
import { plannedDate, textField } from '../shared.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of 24 hours such as 09:00');
const opens = time.meta({ title: 'Opens', description: 'In 24 hours, such as 09:00' });
const closes = time.meta({ title: 'Closes', description: 'In 24 hours, such as 18:00' });

const endsAfterIt = [
  (range: { opens: string; closes: string }) => range.opens < range.closes,
  { path: ['closes'] as PropertyKey[], error: 'a time after it opens, on the same day' },
] as const;

const range = z.strictObject({ opens, closes }).refine(...endsAfterIt);
const weeklyRange = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).max(7).meta({ title: 'Days' }),
    opens,
    closes,
  })
  .refine(...endsAfterIt);

/** Times of one day as `HH:MM`, in 24 hours and the location's time zone. */
export type TimeRange = z.infer<typeof range>;
/** Times on some days of every week. */
export interface WeeklyRange extends TimeRange {
  days: readonly Weekday[];
}

/** Every week's hours. A day may have several ranges, with a break between them. */
export const weeklyHours = z
  .array(weeklyRange)
  .max(14)
  .refine(
    (ranges) => weekdays.every((day) => !overlap(ranges.filter(({ days }) => days.includes(day)))),
    { error: 'times that neither overlap nor touch on the same day' },
  )
  .meta({ item: 'hours' });

const dates = {
  from: plannedDate.meta({ title: 'First day' }),
  until: plannedDate
    .optional()
    .meta({ title: 'Last day', description: 'Empty: that one day only' }),
};
const reason = (hint: string) => textField('Reason', [3, 60], hint);

/** The refinement of an object with a first and a last day, either of which may be missing. */
export const isInOrder = [
  ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    !from || !until || from <= until,
  { path: ['until'] as PropertyKey[], error: 'a day that is not before the first one' },
] as const;

/** Closings. They override the weekly hours. */
export const closures = z
  .strictObject({
    ...dates,
    reason: reason('Visitors read it after “Closed for”, such as Thanksgiving').overwrite((text) =>
      text.replace(/^closed\s+(?:for|on)\s+/i, ''),
    ),
  })
  .refine(...isInOrder)
  .array()
  .default([])
  .meta({ title: 'Closings', item: 'closing' });

/** Days with hours that differ from the weekly ones. */
export const specialHours = z
  .strictObject({
    ...dates,
    reason: reason('Visitors read it in parentheses, such as Christmas Eve'),
    hours: z
      .array(range)
      .min(1)
      .max(3)
      .refine((ranges) => !overlap(ranges), { error: 'times with a break between them' })
      .meta({
        title: 'Hours',
        description: 'On each of these days, whatever the week says',
        item: 'hours',
      }),
  })
  .refine(...isInOrder)
  .array()
  .default([])
  .meta({ title: 'Other hours', item: 'other hours' });

export const closuresSchema = z.strictObject({ closures, specialHours });

/** Closings and special hours of all locations. */
export type ClosuresRecord = z.infer<typeof closuresSchema>;

/** Ranges that touch count as overlapping: the site would announce a closing time that isn't one. */
function overlap(ranges: readonly TimeRange[]): boolean {
  const sorted = ranges.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return sorted.some(({ closes }, index) => closes >= (sorted[index + 1]?.opens ?? '24:00'));
}
