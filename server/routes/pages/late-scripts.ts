const asyncScripts = /<script (?=[^>]*src="\/assets\/)(?=[^>]*\basync\b)(?![^>]*fetchpriority=)/g;

/** Lowers the priority of async scripts, so that what the visitor sees loads first. */
export function loadScriptsLate(html: string): string {
  return html.replace(asyncScripts, '<script fetchpriority="low" ');
}
