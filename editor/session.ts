/** The session that Sveltia CMS stores: with a token for GitHub, without one for a local folder. */
interface Session {
  backendName?: string;
  token?: string;
}

/** Returns the current session, which is empty before the user signs in. */
export function currentSession(): Session {
  return JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
}

/** Whether the editor changes a folder on this computer. */
export function isOnThisComputer(): boolean {
  return currentSession().backendName === 'local';
}
