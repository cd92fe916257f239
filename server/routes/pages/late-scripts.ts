const asyncScripts = /<script (?=[^>]*src="\/assets\/)(?=[^>]*\basync\b)(?![^>]*fetchpriority=)/g;

/** Has browsers load scripts that nothing waits for after what the visitor sees. */
export function loadScriptsLate(html: string): string {
  return html.replace(asyncScripts, '<script fetchpriority="low" ');
}
