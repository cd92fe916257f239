import { z } from 'zod';
import { plainPages } from '../../domain/core/addresses.ts';
import { getHelpAnchor, noticeGroups, problemLevels } from '../../domain/core/urgency.ts';
import type { CollectionDeclaration } from './declaration.ts';
import {
  addresses,
  alt,
  audience,
  draft,
  explained,
  formed,
  group,
  hyphenated,
  metaDescription,
  metaTitle,
  plateFile,
  questionsToAsk,
  related,
  reviewed,
  signIds,
  sourceIds,
  textField,
  updated,
} from './shared.ts';

const bullet = formed(/^(?:\S+ ){0,24}\S+$/, 'at most 25 words');

function plate(title: string, caption: string) {
  return z
    .strictObject({
      file: plateFile,
      alt,
      caption: textField('Caption', [10, 100], caption).optional(),
    })
    .optional()
    .meta({ title });
}

/** Drawings of a sight on the page that shows it to others, which `components/show/show.css` has. */
const effects = ['cataract', 'glaucoma', 'macular', 'floaters', 'aura', 'double', 'night'] as const;

const sight = group('Show someone what you see', {
  effect: z.enum(effects).meta({ title: 'Picture', description: 'Each is of one problem' }),
  name: textField('Name', [3, 16], 'What visitors choose, such as Cataract'),
  text: textField('Sentence', [40, 200], 'What it is like to see so').meta({ cites: true }),
  least: textField('At the beginning of the slider', [3, 14], 'Such as “Early”, never a stage'),
  most: textField('At its end', [3, 14], 'Such as “Late”'),
  sudden: signIds.min(1).max(3).meta({
    title: 'If it is sudden',
    description: 'The signs that tell how soon such a sight needs help',
  }),
}).optional();

/** The ids of the parts of an eye problem's page. */
const problemParts = [
  'what-you-notice',
  'what-it-is',
  'at-home',
  'at-a-visit',
  'who-else',
] as const;

export type ProblemPart = (typeof problemParts)[number];

export const problemSchema = z
  .strictObject({
    ...addresses,
    title: textField('Title', [4, 40], 'As people say it, such as Pink eye'),
    metaTitle: metaTitle.min(10).optional(),
    metaDescription,
    otherNames: z.array(z.string().min(2).max(60)).max(12).default([]).meta({
      title: 'Other names',
      description: 'What people type who look for it: a search finds the page by them. Never shown',
    }),
    group: z.enum(noticeGroups).meta({
      title: 'What do you notice?',
      description: 'Where the list of all eye problems has it',
    }),
    level: z.enum(problemLevels).meta({
      title: 'How soon',
      description: 'As this problem usually is; the signs below say when it is more urgent',
    }),
    updated,
    answer: textField(
      'Answer',
      [40, 180],
      'Two or three short sentences: first what can’t wait, then what it usually is',
    ),
    plate: plate('How it often looks', 'Replaces “How it often looks. Yours may differ.”'),
    view: plate('What people may see', 'Replaces “What you may see”'),
    show: sight,
    notice: z.array(bullet).min(3).max(5).meta({ title: 'What it looks and feels like' }),
    signs: signIds.min(1),
    explained,
    row: hyphenated('the id of a row of content/signs.yaml').optional().meta({
      title: 'Row',
      description: 'Of the page about emergencies, if it isn’t the one with most of these signs',
      ref: 'rows',
    }),
    audience,
    home: group('What to do tonight', {
      steps: z.array(bullet).min(1).max(3).meta({ title: 'Steps' }),
      avoid: z.array(bullet).min(1).max(3).meta({ title: 'What not to do' }),
    }),
    visit: textField('At a visit', [60, 400]),
    questionsToAsk,
    help: textField(
      'Who else may help',
      [40, 300],
      'Only where it changes what a reader does',
    ).optional(),
    related: related.min(1).max(5).meta({
      title: 'Related pages',
      description:
        'The services that treat it, such as /services/eye-exams, which lead back to this page, and guides',
    }),
    sources: sourceIds.min(1).max(6),
    draft,
    reviewed,
  })
  .meta({
    title: 'Eye problems',
    item: 'Eye problem',
    icon: 'search_insights',
    heading: 'Eye problems',
    kind: 'Eye problem',
    path: '/eye-problems/',
    parent: plainPages.problems,
    listedOn: ['/eye-problems'],
    sortedBy: 'title',
    hasMarkdown: true,
    partIds: [...problemParts, getHelpAnchor, 'questions-to-ask', 'related', 'sources'],
  } satisfies CollectionDeclaration);

export type ProblemRecord = z.infer<typeof problemSchema>;
