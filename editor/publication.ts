import { currentSession, isOnThisComputer } from './session.ts';

/** Often enough for a build that takes minutes, and far below GitHub's limit of 5,000 requests per hour. */
const millisecondsBetween = 30_000;

/** The path of the first problem in the content, which only the server of `npm run edit` has. */
export const refusalPath = '/edit/refusal';

/**
 * Shows above the editor, to users who have signed in, that the last change isn't on the site, and why. The
 * workflows that publish the site report this to GitHub as a commit status.
 * @param repository the GitHub repository, as `owner/name`
 */
export function watchPublication(repository: string) {
  const line = document.querySelector('output');
  async function look() {
    if (line) line.textContent = await complaintOf(repository).catch(() => '');
  }
  setInterval(look, millisecondsBetween);
  look();
}

// A commit that changes no content has no status, so look for the last commit that has one.
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

/** Returns the message for local files. An editor that is online has no `refusalPath`, so there is no message. */
async function complaintOnDisk(): Promise<string> {
  const response = await fetch(refusalPath);
  const reason = response.ok ? await response.text() : '';
  return reason && `The site can’t show the last change: ${reason}.`;
}

/** The response of GitHub's API. The newest commit is first. */
interface Answer {
  data: { repository: { ref: { target: { history: { nodes: CommitReport[] } } } } };
}

interface CommitReport {
  status: { context: { state: string; description: string | null } | null } | null;
}
