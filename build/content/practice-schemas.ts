import { announcementSchema } from '../../content/schema/practice/announcement.ts';
import { bookingSchema } from '../../content/schema/practice/booking.ts';
import { careSchema } from '../../content/schema/practice/care.ts';
import { emergenciesSchema } from '../../content/schema/practice/emergencies.ts';
import { closuresSchema } from '../../content/schema/practice/hours.ts';
import { locationSchema } from '../../content/schema/practice/location.ts';
import { noticesSchema } from '../../content/schema/practice/notices.ts';
import { personSchema } from '../../content/schema/practice/person.ts';
import { plansSchema } from '../../content/schema/practice/plans.ts';
import { practiceSchema } from '../../content/schema/practice/practice.ts';

/** Each file of `content/practice/` that there is once. */
export const practiceFiles = {
  practice: practiceSchema,
  closures: closuresSchema,
  announcement: announcementSchema,
  booking: bookingSchema,
  plans: plansSchema,
  notices: noticesSchema,
  emergencies: emergenciesSchema,
  care: careSchema,
} as const;

/** Each folder of `content/practice/` with a file for each of its things. */
export const practiceFolders = { locations: locationSchema, people: personSchema } as const;
