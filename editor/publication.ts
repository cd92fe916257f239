import { currentSession, isOnThisComputer } from './session.ts';

/** Often enough for a build of some minutes, and far from GitHub's 5,000 requests an hour. */
const millisecondsBetween = 30_000;

/** What the build would refuse in the files as they are, which only `npm run edit` says. */
export const refusalPath = '/edit/refusal';

/**
 * Says above the editor's lists, to people who have signed in, that the last change did not reach the site,
 * and why: the workflows that publish it report so to GitHub.
 * @param repository the repository on GitHub, as `owner/name`
 */
export function watchPublication(repository: string) {
  const line = document.querySelector('output');
  async function look() {
    if (line) line.textContent = await complaintOf(repository).catch(() => '');
  }
  setInterval(look, millisecondsBetween);
  look();
}

// A commit that changes no content gets no report: it says nothing about the change before it.
const query = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: "main") {
      target { ... on Commit { history(first: 100) { nodes {
        status { context(name: "site") { state description } }
      } } } }
    }
  }
}`;

async function complaintOf(repository: string): Promise<string> {
  if (isOnThisComputer()) return complaintOnDisk();
  const { token } = currentSession();
  if (!token) return '';
  const [owner, name] = repository.split('/');
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { owner, name } }),
  });
  const { data }: Answer = await response.json();
  const commits = data.repository.ref.target.history.nodes;
  const report = commits.map(({ status }) => status?.context).find((context) => context);
  if (report?.state !== 'FAILURE') return '';
  const reason = report.description || 'tell the person who looks after the website';
  return `The last change isn’t on the site: ${reason}.`;
}

/** The editor of a site that is online has nobody to ask. */
async function complaintOnDisk(): Promise<string> {
  const response = await fetch(refusalPath);
  const reason = response.ok ? await response.text() : '';
  return reason && `The site can’t show the last change: ${reason}.`;
}

/** What was reported of the commits, the newest first, in the words of GitHub's API. */
interface Answer {
  data: { repository: { ref: { target: { history: { nodes: CommitReport[] } } } } };
}

interface CommitReport {
  status: { context: { state: string; description: string | null } | null } | null;
}
