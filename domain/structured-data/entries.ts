import {
  type ArticlePage,
  categoryTitle,
  hasOwnAction,
  type ProblemPage,
  practice,
  type ServicePage,
} from '../content.ts';
import { language, readingMinutes, type Translation } from '../core/language.ts';
import { findPicture } from '../pictures/pictures.ts';
import { absoluteUrl, type Graph, reference, sharedIds } from './graph.ts';
import { citations, pageGraph, reviewFields } from './pages.ts';
import { organizationNode } from './practice-nodes.ts';

const medicalAudience = { '@type': 'MedicalAudience', audienceType: 'Patient' } as const;

/** Returns the graph of a blog post. */
export function postJsonLd(post: ArticlePage): Graph {
  const text = { '@type': 'BlogPosting', ...textFields(post) } as const;
  return pageGraph(post, { '@type': 'WebPage', ...pageFields(post) }, [text]);
}

/** Returns the graph of an eye care guide: an article on a page about health. */
export function guideJsonLd(guide: ArticlePage): Graph {
  const text = { '@type': 'Article', ...textFields(guide) } as const;
  const page = { '@type': 'MedicalWebPage', ...pageFields(guide), medicalAudience } as const;
  return pageGraph(guide, page, [text]);
}

function pageFields(article: ArticlePage) {
  return {
    description: article.standfirst ?? article.excerpt,
    ...(article.language && { inLanguage: article.language }),
    ...reviewFields(article),
    mainEntity: reference(articleId(article)),
  };
}

function textFields(article: ArticlePage) {
  const { title, standfirst, excerpt, image, date, updated, author, words, sources } = article;
  const section = categoryTitle(article.category);
  const team = absoluteUrl(sharedIds.team);
  return {
    '@id': absoluteUrl(articleId(article)),
    headline: title,
    description: standfirst ?? excerpt,
    image: absoluteUrl(findPicture(image.file).src),
    datePublished: date,
    dateModified: updated,
    author: author
      ? ({ '@type': 'Person', name: author } as const)
      : ({ '@type': 'Organization', '@id': team, name: practice.team, url: team } as const),
    publisher: reference(sharedIds.practice),
    mainEntityOfPage: reference(article.path),
    ...(section && { articleSection: section }),
    inLanguage: article.language ?? language,
    timeRequired: `PT${readingMinutes(words)}M`,
    ...citations(sources),
  } as const;
}

function articleId({ path }: ArticlePage): string {
  return `${path}#article`;
}

/** Returns the graph of a page about an eye problem, as a medical condition. */
export function problemJsonLd(problem: ProblemPage): Graph {
  const { title, answer, sources } = problem;
  return pageGraph(problem, {
    '@type': 'MedicalWebPage',
    description: answer,
    dateModified: problem.updated,
    medicalAudience,
    about: { '@type': 'MedicalCondition', name: title },
    ...reviewFields(problem),
    ...citations(sources),
  });
}

/** Returns the graph of a service. One with its own action names the practice as an organization. */
export function serviceJsonLd(service: ServicePage, translation?: Translation): Graph {
  const { title, tagline, path, faqs, sources, image } = service;
  const serviceNode = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name: title,
    serviceType: title,
    description: tagline,
    url: absoluteUrl(path),
    image: absoluteUrl(findPicture(image.file).src),
    provider: reference(sharedIds.practice),
  } as const;
  return pageGraph(
    service,
    {
      '@type': faqs ? 'FAQPage' : 'MedicalWebPage',
      description: tagline,
      ...(translation && { inLanguage: translation }),
      ...reviewFields(service),
      about: reference(`${path}#service`),
      ...(faqs && {
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
        ...citations(sources),
      }),
    },
    [serviceNode],
    hasOwnAction(service) ? [organizationNode()] : undefined,
  );
}
