import { z } from 'zod';
import { plainPages } from '../../domain/core/addresses.ts';
import type { CollectionDeclaration } from './declaration.ts';
import {
  addresses,
  citedText,
  draft,
  image,
  keywords,
  list,
  metaDescription,
  metaTitle,
  order,
  questionsToAsk,
  related,
  reviewed,
  sourceIds,
  spanish,
  textField,
  title,
  topicSigns,
  updated,
} from './shared.ts';

const question = z.strictObject({
  question: textField('Question', [12, 120]).endsWith('?', 'a question that ends with “?”'),
  answer: textField('Answer', [60, 600]).meta({ cites: true }),
});

/** Returns a schema for tasks of the practice and of a hospital, in place of the parts of other services. */
function triageOf(mostSudden: number, mostTasks: number) {
  return z.strictObject({
    sudden: textField('Beside the button that calls 911', [20, mostSudden], 'When to press it'),
    here: textField('What you can do here', [60, mostTasks]),
    hospital: textField('What a hospital does', [60, mostTasks]),
  });
}

/** Returns a schema for the first aid that comes before the list of signs, because seconds count. */
function firstAidOf(mostHeading: number, mostStep: number) {
  return z.strictObject({
    heading: textField('Heading', [8, mostHeading]),
    steps: z.array(z.string().min(8).max(mostStep)).min(2).max(6).meta({ title: 'Steps' }),
  });
}

const paragraph = z.string().min(120).max(900).meta({ cites: true });

const technology = z.strictObject({
  description: textField('Text', [60, 500]).meta({ cites: true }),
  items: list('Instruments', 'instrument', citedText).min(3).max(6),
});

/** The drawings of `public/brand/icons.svg`. */
const icons = ['chart', 'glasses', 'lens', 'retina', 'drop', 'screen', 'child', 'bell'] as const;

/** Fields of every service but the page about emergencies. */
const ordinaryParts = [
  'description',
  'benefits',
  'process',
  'technology',
  'faqs',
  'related',
  'sources',
] as const;

/** The words around the frames of `content/frames.yaml`. */
const gallery = z.strictObject({
  action: textField('Button that leads to it', [5, 40]),
  heading: textField('Heading', [5, 40]),
  text: textField('Text', [30, 300]),
  closing: textField('Below the frames', [10, 120]),
  visit: textField(
    'Button that books a visit',
    [5, 40],
    'In the first view, and at the end of the page',
  ),
});

export const serviceSchema = z
  .strictObject({
    ...addresses,
    order,
    title,
    image: image.meta({ isBesideText: true }),
    draft,
    tagline: textField('Line below the title', [20, 110]),
    summary: textField('Summary', [30, 110], 'One sentence for cards and menus'),
    shortDescription: textField('In the menu', [10, 60], 'One sentence of at most ten words'),
    icon: z.enum(icons).meta({ title: 'Drawing', isBesideText: true }),
    detail: image.optional().meta({
      title: 'Second picture',
      description: 'Across the page, above how we do it. At least 1,600 pixels wide',
    }),
    updated,
    keywords,
    description: z.array(paragraph).length(3).optional().meta({
      title: 'Text',
      description: 'Three paragraphs',
    }),
    benefits: list('Why it matters', 'benefit', citedText).min(5).max(6).optional(),
    process: list('How we do it', 'step', citedText).min(4).max(6).optional(),
    technology: technology.optional().meta({ title: 'Technology' }),
    whyChooseUs: z.array(z.string().min(15).max(160)).max(6).default([]).meta({
      title: 'Reasons to choose the practice',
      description: 'Not shown on the page',
    }),
    faqs: list('Questions', 'question', question).min(4).max(10).optional(),
    questionsToAsk,
    action: textField(
      'Button that books a visit',
      [5, 40],
      'Also at the top of the page; without it, the general one is at the end',
    ).optional(),
    chart: z.boolean().optional().meta({
      title: 'Which is better, one or two?',
      description:
        'A link to the letter chart of the home page, which link previews show. For eye exams',
    }),
    gallery: gallery.optional().meta({
      title: 'Gallery',
      description: 'Shows the frames and brands here. Without any, it is not shown',
    }),
    firstAid: firstAidOf(60, 140).optional().meta({
      title: 'First aid',
      description: 'At the top of the page about emergencies',
    }),
    triage: triageOf(90, 400).optional().meta({
      title: 'What happened?',
      description:
        'Only for the page about emergencies: below its rows, in place of the parts of a service',
    }),
    es: spanish({
      title,
      tagline: textField('Line below the title', [20, 140]),
      firstAid: firstAidOf(75, 175),
      triage: triageOf(110, 500),
      metaTitle,
      metaDescription,
    }),
    ...topicSigns,
    related: related.min(2).max(6).optional(),
    sources: sourceIds.min(2).max(14).optional(),
    metaTitle: metaTitle.min(15),
    metaDescription,
    reviewed,
  })
  .superRefine((service, context) => {
    const message = service.triage
      ? 'nothing on the page about emergencies'
      : 'this part of a service';
    for (const part of ordinaryParts.filter((name) => !service[name] === !service.triage))
      context.addIssue({ code: 'custom', path: [part], message });
  })
  .meta({
    title: 'Services',
    item: 'Service',
    icon: 'visibility',
    heading: 'Services',
    kind: 'Service',
    path: '/services/',
    parent: plainPages.services,
    listedOn: ['/'],
    sortedBy: 'order',
    hasMarkdown: true,
  } satisfies CollectionDeclaration);

export type ServiceRecord = z.infer<typeof serviceSchema>;
