const asyncScripts = /<script (?=[^>]*src="\/assets\/)(?=[^>]*\basync\b)(?![^>]*fetchpriority=)/g;

/** Gives scripts that nothing waits for a lower priority than what the visitor sees. */
export function loadScriptsLate(html: string): string {
  return html.replace(asyncScripts, '<script fetchpriority="low" ');
}
