/** Often enough for a build of some minutes, and far from GitHub's 5,000 requests an hour. */
const millisecondsBetween = 30_000;

/**
 * Says above the editor's lists, to whoever has signed in, that the last change did not reach the site,
 * and why: the workflow that publishes it reports so to GitHub.
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

async function complaintOf(repository: string): Promise<string> {
  // Where Sveltia CMS keeps what its own requests bear.
  const { token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  if (!token) return '';
  const address = `https://api.github.com/repos/${repository}/commits/main/status`;
  const response = await fetch(address, { headers: { Authorization: `token ${token}` } });
  const { statuses = [] }: Commit = await response.json();
  const report = statuses.find(({ context }) => context === 'site');
  if (report?.state !== 'failure') return '';
  const reason = report.description || 'tell whoever looks after the website';
  return `The last change isn’t on the site: ${reason}.`;
}

/** What was reported of a commit, in the words of GitHub's API. */
interface Commit {
  statuses?: { context: string; state: string; description: string | null }[];
}
