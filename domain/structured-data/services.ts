import type { ItemListLeaf, QuestionLeaf, ServiceLeaf } from 'schema-dts';
import type { ServicePage } from '../content.ts';
import { webpPath } from '../pictures/find-picture.ts';
import { hasOwnAction } from '../services/services.ts';
import type { SignList } from '../signs/sign-lists.ts';
import { signText } from '../signs/sign-lists.ts';
import { allLists } from '../signs/signs.ts';
import { levelHeadings } from '../words/urgency.ts';
import { absoluteUrl, type Graph, reference, sharedIds } from './graph.ts';
import { citations, pageGraph, reviewFields } from './page-graph.ts';
import { organizationNode } from './practice-nodes.ts';

/**
 * Returns the graph of a service and its questions. A service with its own action refers to the practice as
 * an organization.
 */
export function serviceJsonLd(service: ServicePage): Graph {
  const { title, tagline, path, faqs, sources, image } = service;
  const serviceNode: ServiceLeaf = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name: title,
    serviceType: title,
    description: tagline,
    url: absoluteUrl(path),
    image: absoluteUrl(webpPath(image.file)),
    provider: reference(sharedIds.practice),
  };
  return pageGraph(
    service,
    {
      '@type': 'FAQPage',
      name: title,
      description: tagline,
      ...reviewFields(service),
      about: reference(`${path}#service`),
      mainEntity: faqs.map(questionNode),
      ...(service.triage && { mentions: allLists.map(signsNode) }),
      ...citations(sources),
    },
    [serviceNode],
    hasOwnAction(service) ? [organizationNode()] : undefined,
  );
}

/** Returns the signs of a level, as the care card lists them. */
function signsNode({ level, parts }: SignList): ItemListLeaf {
  const signs = parts.flatMap((part) => part.signs);
  return {
    '@type': 'ItemList',
    name: levelHeadings[level],
    numberOfItems: signs.length,
    itemListElement: signs.map((sign) => signText(sign)),
  };
}

function questionNode({ question, answer }: ServicePage['faqs'][number]): QuestionLeaf {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}
