import type { OpticianLeaf, OrganizationLeaf, QuestionLeaf } from 'schema-dts';
import { largestVariant } from '../pictures/largest-variant.ts';
import type { ServicePage } from '../services.ts';
import { citationNode } from './citations.ts';
import { absoluteUrl, type Graph, graphOf, reference, sharedIds } from './graph.ts';
import { organizationNode, practiceNode } from './practice-nodes.ts';
import { reviewFields } from './review.ts';
import { breadcrumbNode, pageFields, websiteNode } from './site-nodes.ts';

/** A service, and the questions that its page answers. */
export function describeService(service: ServicePage): Graph {
  return serviceGraph(service, practiceNode());
}

/** A service on a page of its own, which speaks for the practice as an organization. */
export function describeDedicatedService(service: ServicePage): Graph {
  return serviceGraph(service, organizationNode());
}

function serviceGraph(service: ServicePage, provider: OpticianLeaf | OrganizationLeaf): Graph {
  const { title, tagline, path } = service;
  return graphOf(
    provider,
    websiteNode(),
    breadcrumbNode(service),
    {
      '@type': 'FAQPage',
      ...pageFields(service, { name: title, description: tagline }),
      ...reviewFields(service.updated),
      about: reference(serviceId(path)),
      mainEntity: service.faqs.map(questionNode),
      citation: service.sources.map(citationNode),
    },
    {
      '@type': 'Service',
      '@id': absoluteUrl(serviceId(path)),
      name: title,
      serviceType: title,
      description: tagline,
      url: absoluteUrl(path),
      image: absoluteUrl(largestVariant(service.image.file)),
      provider: reference(sharedIds.practice),
    },
  );
}

function questionNode({ question, answer }: ServicePage['faqs'][number]): QuestionLeaf {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

function serviceId(path: string): string {
  return `${path}#service`;
}
