/** Who has signed in, as Sveltia CMS keeps it: on GitHub with a token, on this computer without one. */
interface Session {
  backendName?: string;
  token?: string;
}

export function currentSession(): Session {
  return JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
}

/** Whether the editor changes a folder of this computer. */
export function isOnThisComputer(): boolean {
  return currentSession().backendName === 'local';
}
