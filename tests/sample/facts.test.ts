import { expect, test } from 'vitest';
import { entries, fullText } from '../unit/content/all-entries.ts';
import { entryBySlug } from './entry-by-slug.ts';

interface Fact {
  fact: string;
  /** Slugs, or the address of a page without one. */
  pages: readonly string[];
  /** What stands in each of these pages: the fact, and the hedge that makes it true. */
  says: readonly RegExp[];
}

/** A few words between two parts of one sentence. */
const near = '[^.?!]{0,90}?';

const facts: readonly Fact[] = [
  {
    fact: 'exams take about 60 minutes, a first exam 60-90',
    pages: ['eye-exams', 'first-eye-exam', 'understanding-ocular-disease-management', '/'],
    says: [/about 60 minutes/i, /(60\s*(–|-|to)|up to)\s*90/],
  },
  {
    fact: 'dilation lasts 4-6 hours, sometimes up to a day',
    pages: [
      'eye-exams',
      'first-eye-exam',
      'oct-scans',
      'understanding-ocular-disease-management',
      'latest-eye-care-technology',
    ],
    says: [
      /(4\s*(–|-|to)\s*6 hours)/,
      new RegExp(`(usually|as a rule)${near}4\\s*(–|to)\\s*6 hours|4 to 6 hours as a rule`, 'i'),
      /(sometimes|now and then|in some people)[^.?!]*\b(up to a day|until the next day)/i,
    ],
  },
  {
    fact: 'after dilation nobody drives before sight is comfortable',
    pages: ['eye-exams', 'oct-scans', 'understanding-ocular-disease-management'],
    says: [/sunglasses/i, /(wait to drive|shouldn’t drive)[^.?!]*comfortabl/i],
  },
  {
    fact: 'glasses typically take 7-10 business days, complex ones 10-14',
    pages: ['eyewear', 'replace-glasses', 'designer-frame-trends', 'choosing-right-frames'],
    says: [
      /(typically|most)[^.?!]*7\s*(–|to)\s*10 business days/i,
      /complex[^?!]*10\s*(–|to)\s*14/i,
    ],
  },
  {
    fact: 'vision therapy takes 3-9 months, for diagnosed problems of teaming and focus only',
    pages: ['vision-therapy-children'],
    says: [
      /diagnosis, most programs run 3–9 months/i,
      /12 to 16 weeks/,
      /does not treat either one/i,
      /dyslexia/i,
      /ADHD/,
      /did not gain more in reading/i,
    ],
  },
  {
    fact: 'a contact lens case is replaced at least every 3 months, or sooner',
    pages: ['contact-lens-care', 'contact-lenses'],
    says: [/at least every 3 months/i, /(sooner|right away) if it (is )?crack/i],
  },
  {
    fact: 'a contact lens prescription is good for a year, and two without a date in New Jersey',
    pages: ['contact-lens-care'],
    says: [
      /usually good for at least one year/i,
      /less only for a medical reason/i,
      /New Jersey[^.]*no expiration date[^.]*after two years/i,
    ],
  },
  {
    fact: 'the law does not put the pupillary distance on a prescription',
    pages: ['replace-glasses'],
    says: [/Federal rules don’t require it/, /pupillary distance/i],
  },
  {
    fact: 'glasses slowed myopia by two measures, in a trial of their maker',
    pages: ['latest-technology'],
    says: [/maker’s trial[^.]*71 percent[^.]*53 percent/i, /results are averages/i],
  },
  {
    fact: 'glaucoma is more likely in some families, groups, and ages',
    pages: ['oct-scans'],
    says: [/parent, brother, or sister/i, /African or Latino/, /over 60/, /steroid/i],
  },
  {
    fact: 'semaglutide may cost vision very rarely, and nobody stops it because of the news',
    pages: ['nutrition-for-vision'],
    says: [
      /very rare side effect/i,
      /Don’t stop the drug on your own/i,
      /suddenly lose vision, call 911/i,
    ],
  },
  {
    fact: 'presbyopia typically begins around age 40',
    pages: ['multifocal-contact-lenses', 'digital-eye-strain', 'contact-lenses'],
    says: [/presbyopia/i, /typically (begins|shows up) around age 40/i],
  },
  {
    fact: 'most people adapt to multifocals in 1-2 weeks',
    pages: ['multifocal-contact-lenses', 'contact-lenses'],
    says: [/most (people )?adapt in 1\s*(–|to)\s*2 weeks/i],
  },
  {
    fact: 'the 20-20-20 rule may help',
    pages: ['digital-eye-strain', 'eye-strain'],
    says: [
      /20-20-20/,
      /every 20 minutes, look[^.]*20 feet[^.]*20 seconds/i,
      /\bmay (help|ease)/i,
      /evidence is mixed|studies don’t all agree/i,
    ],
  },
  {
    fact: 'many people hold a phone 12-15 inches away, and farther is easier',
    pages: ['digital-eye-strain', 'eye-strain'],
    says: [
      /many people hold a phone (about )?12 to 15 inches/i,
      /a (little|bit) farther( out)?[^.]*(easier|asks less)/i,
      /20 to 28 inches/,
    ],
  },
  {
    fact: 'at least 8 glasses of water daily is a common target, unless a doctor says otherwise',
    pages: ['nutrition-for-vision'],
    says: [
      /common target is at least 8 glasses of water daily, unless your doctor has told you otherwise/i,
      /heart or kidney/i,
      /no good evidence that extra water/i,
    ],
  },
  {
    fact: 'in some people OCT shows glaucoma damage up to about five years earlier',
    pages: [
      'oct-scans',
      'disease-management',
      'understanding-ocular-disease-management',
      'latest-eye-care-technology',
    ],
    says: [
      /(in|for) some (people|eyes)[^.]*|some eyes/i,
      /(up to about five years|as long as five years)/i,
      /visual-field test|side-vision test|field test/i,
      /in others?[^.]*short|the lead is shorter|others it’s short|doesn’t settle the question/i,
    ],
  },
  {
    fact: 'talking about a periodic OCT from 40 on is our advice and no guideline',
    pages: [
      'oct-scans',
      'disease-management',
      'understanding-ocular-disease-management',
      'latest-eye-care-technology',
    ],
    says: [
      /(recommend discussing|suggest talking|talk with us about|suggest that you and we talk about)[^.]*(OCT|periodic scans)/i,
      /\b40\b/,
      /not a national guideline|rather than a national guideline|experts don’t agree|major guidelines don’t call/i,
    ],
  },
];

const cases = facts.flatMap(({ fact, pages, says }) => pages.map((page) => ({ page, fact, says })));

test.each(cases)('$page says that $fact', ({ page, says }) => {
  const text = fullText(entryBySlug(page));
  for (const pattern of says) expect(text).toMatch(pattern);
});

/** What no page may say, because it is false, unproven or forbidden in an advertisement. */
const forbidden: [claim: string, pattern: RegExp][] = [
  ['that a scan detects or prevents glaucoma', /(detects?|prevents?|cures?|rules out) glaucoma/i],
  ['that anything is guaranteed', /\bguarante/i],
  [
    'that we are the best',
    /(#1|number one|world-class|state-of-the-art|cutting-edge|best-in-class)/i,
  ],
  ['that somebody is board-certified', /board.certified/i],
  ['a price in dollars', /\$\s?\d/],
  [
    'that blue-light lenses protect or relieve',
    /blue-light (lenses|glasses|filters) (protect|relieve|prevent|reduce)/i,
  ],
];

test.each(forbidden)('no entry says %s', (_claim, pattern) => {
  const guilty = entries.filter((entry) => pattern.test(fullText(entry)));
  expect(guilty.map(({ path }) => path)).toEqual([]);
});

test('posts of spring 2025 tell of the glasses authorized that September in a dated update only', () => {
  const { entry } = entryBySlug('latest-eye-care-technology');
  const paragraphs = entry.markdown.split('\n\n').filter((text) => /Stellest/i.test(text));
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toMatch(/^\*\*Update, \w+ 20\d\d:\*\*.*September 25, 2025/s);
});

test('the exam page and the guide on new glasses give the same intervals', () => {
  for (const slug of ['eye-exams', 'replace-glasses']) {
    const text = fullText(entryBySlug(slug));
    expect(text).toMatch(/American Optometric Association[^.]*(once a year|every year)/);
    expect(text).toMatch(/From 65 on[^.]*once a year/);
  }
});
