import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { contentFiles } from './editor-folder.ts';

/** A commit that the editor requests. */
interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: unknown[] };
}

/** State of the GitHub stand-in: the tokens and commits that it received. */
export interface GitHub {
  tokens: Set<string>;
  commits: Commit[];
  head: string;
  /** The workflow's status for the last commit that changed content. The newest commit has none. */
  report: { state: 'SUCCESS' | 'FAILURE'; description: string };
}

interface Query {
  query: string;
  variables?: { input?: Commit };
}

const files = new Map(contentFiles().map(([path, text]) => [shaOf(text), { path, text }]));

/**
 * Starts a stand-in for GitHub's API with the content as its repository. Its certificate is
 * self-signed.
 * @returns its port on 127.0.0.1 and a function that stops it
 */
export async function standInForGitHub(github: GitHub, repository: string) {
  const pem = readFileSync('tests/browser/support/github.pem');
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    github.tokens.add(request.headers.authorization ?? '');
    const path = request.url?.replace(/\?.*/, '').replace(`/repos/${repository}`, '') ?? '';
    const body =
      path === '/graphql'
        ? answerQuery((await json(request)) as Query, github)
        : answerRest(path, github);
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

function answerRest(path: string, { head }: GitHub): unknown {
  if (path === '/user') return { id: 1, login: 'front-desk', name: 'Front Desk' };
  if (path.startsWith('/collaborators/')) return {};
  if (path === '') return { default_branch: 'main', permissions: { push: true } };
  if (path.startsWith('/branches/')) return { name: 'main', commit: { sha: head } };
  if (!path.startsWith('/git/trees/')) return undefined;
  const tree = [...files].map(([sha, { path: own, text }]) => {
    return { path: own, type: 'blob', mode: '100644', sha, size: text.length };
  });
  return { sha: head, truncated: false, tree };
}

function answerQuery({ query, variables }: Query, github: GitHub): object {
  if (query.includes('createCommitOnBranch')) return answerCommit(query, variables?.input, github);
  const { head: oid, report } = github;
  if (query.includes('context(name: "site")')) {
    const nodes = [{ status: null }, { status: { context: report } }];
    return { data: { repository: { ref: { target: { history: { nodes } } } } } };
  }
  const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)];
  const authors = [...query.matchAll(/(commit_\d+):/g)];
  const history = { nodes: [{ oid, message: 'Begin', author: { name: 'Owner' } }] };
  return {
    data: {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target: { oid, message: 'Begin', history } },
        ...Object.fromEntries(texts.map(([, name, sha = '']) => [name, files.get(sha)])),
        ...Object.fromEntries(authors.map(([, name]) => [name, { target: { history } }])),
      },
    },
  };
}

function answerCommit(query: string, commit: Commit | undefined, github: GitHub): object {
  if (!commit) throw new Error('The editor sent createCommitOnBranch without an input.');
  github.commits.push(commit);
  github.head = 'b'.repeat(40);
  const written = [...query.matchAll(/(file_\d+):/g)];
  const shas = Object.fromEntries(written.map(([, name]) => [name, { oid: 'c'.repeat(40) }]));
  const made = { oid: github.head, committedDate: new Date().toISOString(), ...shas };
  return { data: { createCommitOnBranch: { commit: made } } };
}

/** Returns the hash of a git blob with this text. */
function shaOf(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}
