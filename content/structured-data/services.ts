import type { OrganizationLeaf, QuestionLeaf, ServiceLeaf } from 'schema-dts';
import { webpPath } from '../pictures/find-picture.ts';
import type { ServicePage } from '../services.ts';
import { absoluteUrl, type Graph, reference, sharedIds } from './graph.ts';
import { citations, pageGraph, reviewFields } from './page-graph.ts';
import { organizationNode } from './practice-nodes.ts';

/** A service on a page of its own, which speaks for the practice as an organization. */
export function describeDedicatedService(service: ServicePage): Graph {
  return describeService(service, [organizationNode()]);
}

/** A service, and the questions that its page answers. */
export function describeService(service: ServicePage, business?: OrganizationLeaf[]): Graph {
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
      ...citations(sources),
    },
    [serviceNode],
    business,
  );
}

function questionNode({ question, answer }: ServicePage['faqs'][number]): QuestionLeaf {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}
