import type { QuestionLeaf, ServiceLeaf } from 'schema-dts';
import type { ServicePage } from '../content.ts';
import { webpPath } from '../pictures/find-picture.ts';
import { hasOwnAction } from '../services/services.ts';
import { absoluteUrl, type Graph, reference, sharedIds } from './graph.ts';
import { citations, pageGraph, reviewFields } from './page-graph.ts';
import { organizationNode } from './practice-nodes.ts';

/**
 * Returns the graph of a service, with its questions if it has any. A service with its own action refers to the practice as
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
      '@type': faqs ? 'FAQPage' : 'MedicalWebPage',
      name: title,
      description: tagline,
      ...reviewFields(service),
      about: reference(`${path}#service`),
      ...(faqs && { mainEntity: faqs.map(questionNode) }),
      ...(faqs && citations(sources)),
    },
    [serviceNode],
    hasOwnAction(service) ? [organizationNode()] : undefined,
  );
}

function questionNode({
  question,
  answer,
}: NonNullable<ServicePage['faqs']>[number]): QuestionLeaf {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}
