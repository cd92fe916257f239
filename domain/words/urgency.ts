/** How soon a sign needs help, the most urgent first. */
export const levels = ['emergency', 'urgent', 'routine'] as const;

export type Level = (typeof levels)[number];

/** The action of each level, complete without its color. Its signs follow as whole sentences. */
export const levelHeadings: Record<Level, string> = {
  emergency: 'Call 911 or go to the nearest emergency room if:',
  urgent: 'Call us today if:',
  routine: 'Book a visit soon if:',
};

/** Above the three lists at the end of an article. */
export const getHelpHeading = 'When to get help';

/** What holds for an urgent sign at any hour, whoever answers the phone. */
export const afterHours = 'If we’re closed or don’t answer, go to an emergency room the same day.';

/** Below the urgent signs of an article. */
export const urgentCall = (number: string) => `Our number is ${number}. ${afterHours}`;

/** Which of two lists counts. */
export const tieBreak = 'If you can’t decide between two lists, use the more urgent one.';

/** The poison centers of the United States: one number, free, at any hour. */
export const poisonHelp = { text: 'Poison Help: 1-800-222-1222', href: 'tel:+18002221222' };
