import { z } from 'zod';
import { type Weekday, weekdays } from '../../domain/core/dates.ts';
import { answer, emailAddress, languages, phone, slot } from './practice.ts';
import { formed, group, isoDate, list, order, plannedDate, slug, textField } from './shared.ts';

const time = formed(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of 24 hours such as 09:00');
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
export interface WeeklyRange extends TimeRange {
  days: readonly Weekday[];
}

/** Every week's hours. A day may have several ranges, with a break between them. */
const weeklyHours = z
  .array(weeklyRange)
  .max(14)
  .refine(
    (ranges) => weekdays.every((day) => !overlap(ranges.filter(({ days }) => days.includes(day)))),
    { error: 'times that neither overlap nor touch on the same day' },
  )
  .meta({ item: 'hours' });

const reason = (hint: string) => textField('Reason', [3, 60], hint);

/** The refinement of an object with a first and a last day, either of which may be missing. */
const isInOrder = [
  ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
    !from || !until || from <= until,
  { path: ['until'] as PropertyKey[], error: 'a day that is not before the first one' },
] as const;

const closing = z
  .strictObject({
    from: plannedDate.meta({ title: 'First day' }),
    until: plannedDate
      .optional()
      .meta({ title: 'Last day', description: 'Empty: that one day only' }),
    reason: reason('Such as Thanksgiving: visitors read “Closed (Thanksgiving)”').overwrite(
      (text) => text.replace(/^closed\s+(?:for|on)\s+/i, ''),
    ),
  })
  .refine(...isInOrder);

const closures = list('Closings', 'closing', closing).default([]);

const special = closing.safeExtend({
  reason: reason('Visitors read it in parentheses, such as Christmas Eve'),
  hours: list('Hours', 'hours', range)
    .min(1)
    .max(3)
    .refine((ranges) => !overlap(ranges), { error: 'times with a break between them' })
    .meta({ description: 'On each of these days, whatever the week says' }),
});

const specialHours = list('Other hours', 'other hours', special).default([]);

const exceptions = z.strictObject({ closures, specialHours });
export type ClosuresRecord = z.infer<typeof exceptions>;

export const closuresSchema = exceptions
  .superRefine(refuseOverlaps)
  .meta({ title: 'Closings and holidays', icon: 'event_busy', page: '/contact' });

/** Refuses exceptions of equal length that overlap: neither would be the more specific one. */
function refuseOverlaps({ closures, specialHours }: ClosuresRecord, context: z.RefinementCtx) {
  const all = Object.entries({ closures, specialHours }).flatMap(([list, entries]) =>
    entries.map(({ from, until = from, reason }, index) => {
      const length = Date.parse(until) - Date.parse(from);
      return { path: [list, index], from, until, reason, length };
    }),
  );
  for (const [index, { path, from, until, length }] of all.entries()) {
    const other = all.slice(0, index).find((before) => {
      return before.length === length && from <= before.until && before.from <= until;
    });
    const message = `days that don’t overlap with ${other?.reason}, or a shorter entry within a longer one`;
    if (other) context.addIssue({ code: 'custom', path, message });
  }
}

/** Ranges that touch count as overlapping: the site would announce a closing time that isn't one. */
function overlap(ranges: readonly TimeRange[]): boolean {
  const sorted = ranges.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return sorted.some(({ closes }, index) => closes >= (sorted[index + 1]?.opens ?? '24:00'));
}

const address = group('Postal address', {
  street: textField('Street and number', [1, 80]),
  locality: textField('Town', [1, 80]),
  region: textField('State', [1, 80], 'Two letters, such as CA'),
  postalCode: textField('ZIP code', [1, 80]),
  country: z.string().length(2).meta({ title: 'Country', description: 'Two letters, such as US' }),
});

/** A location of the practice, open or planned. Its file name is the last part of its addresses. */
export const locationSchema = z
  .strictObject({
    name: textField('Name', [2, 40], 'Such as the town'),
    phone: phone.optional(),
    email: emailAddress.optional().meta({ description: 'Empty: that of the practice' }),
    schedules: group('Hours', {
      exams: weeklyHours.default([]).meta({ title: 'When patients are seen' }),
      desk: weeklyHours.default([]).meta({ title: 'Front desk' }),
      phone: weeklyHours.default([]).meta({ title: 'Phone' }),
    })
      .prefault({})
      .meta({ description: 'Of every week' }),
    closures,
    specialHours,
    order,
    status: z.enum(['open', 'opening', 'closed']).meta({
      title: 'Status',
      description: 'Only open locations are shown; one that is opening can be announced',
    }),
    opensOn: isoDate.optional().meta({ title: 'Opens on', description: 'Of one that is opening' }),
    address,
    geo: group('Position', {
      latitude: z.number().min(-90).max(90).meta({ title: 'Latitude' }),
      longitude: z.number().min(-180).max(180).meta({ title: 'Longitude' }),
    })
      .optional()
      .meta({ description: 'In degrees, with five decimals' }),
    timeZone: z
      .string()
      .refine(
        isTimeZone,
        'a time zone such as America/New_York, America/Chicago, America/Denver, or America/Los_Angeles',
      )
      .meta({ title: 'Time zone' }),
    licenseLine: slot(
      'License line',
      'Name and license number of the dispenser, where the state requires them beside address and phone',
    ),
    parking: slot('Parking', 'Where, and what it costs'),
    transit: slot('Public transportation'),
    entrance: group('Entrance', {
      directions: slot('How to find the entrance'),
      stepFree: answer.meta({ title: 'Is the entrance free of steps?' }),
      elevator: answer.meta({ title: 'Is there an elevator?' }),
      restroom: answer.meta({ title: 'Is there a restroom for wheelchair users?' }),
    }).prefault({}),
    languages,
    emergencyRoom: group('Nearest emergency room', {
      name: textField('Hospital', [3, 80]),
      address: textField('Address', [8, 160], 'In one line, with town, state, and ZIP code'),
      hasEyeDoctor: answer.meta({ title: 'Is an eye doctor there at all hours?' }),
    }).optional(),
  })
  .refine(({ status, phone, geo }) => status !== 'open' || (phone && geo), {
    path: ['status'],
    error: 'an open location has a phone and a position',
  })
  .refine(({ status, schedules }) => status !== 'open' || schedules.exams.length > 0, {
    path: ['schedules', 'exams'],
    error: 'an open location has hours',
  })
  .superRefine(refuseOverlaps)
  .meta({
    title: 'Locations and hours',
    item: 'Location',
    icon: 'location_on',
    page: '/contact#{{slug}}',
  });

export type LocationRecord = z.infer<typeof locationSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

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
  .refine(...isInOrder)
  .meta({ title: 'Announcement', icon: 'campaign', page: '/' });
