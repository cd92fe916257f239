import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const schema = 'http://schema.org/';
const rdfSyntax = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfSchema = 'http://www.w3.org/2000/01/rdf-schema#';

const validator = new Validator(readVocabulary());

/**
 * What is wrong with the structured data of a page by the vocabulary of schema.org: unknown types,
 * properties that a type doesn't have, and missing parts. Reads nothing from the network.
 */
export async function vocabularyIssues(html: string): Promise<string[]> {
  const issues = await validator.validate(new WebAutoExtractor().parse(html));
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

interface Term {
  '@id': string;
  '@type': string;
  'rdfs:subClassOf': Reference[];
  'schema:domainIncludes': Reference[];
}

interface Reference {
  '@id': string;
}

/** The vocabulary as the validator reads it, from the N-Quads of the package. */
function readVocabulary(): { '@graph': Term[] } {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema')).replace(
    'index.js',
    'schema.nq',
  );
  const terms = new Map<string, Term>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate, object = ''] = /^<(.*?)> <(.*?)> <(.*?)>/.exec(line) ?? [];
    if (subject.startsWith(schema)) addStatement(termOf(terms, subject), predicate, object);
  }
  return { '@graph': [...terms.values()] };
}

function termOf(terms: Map<string, Term>, id: string): Term {
  const known = terms.get(id);
  if (known) return known;
  const term = { '@id': id, '@type': '', 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
  terms.set(id, term);
  return term;
}

function addStatement(term: Term, predicate: string | undefined, object: string) {
  if (predicate === `${rdfSyntax}type`) {
    if (object === `${rdfSchema}Class`) term['@type'] = 'rdfs:Class';
    if (object === `${rdfSyntax}Property`) term['@type'] = 'rdf:Property';
  }
  if (predicate === `${rdfSchema}subClassOf`) term['rdfs:subClassOf'].push({ '@id': object });
  if (predicate === `${schema}domainIncludes`)
    term['schema:domainIncludes'].push({ '@id': object });
}
