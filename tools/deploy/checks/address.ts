import {
  type Deployment,
  type Finding,
  findingsOf,
  note,
  practiceFile,
  type Route,
  refusal,
  settingsFile,
  textOf,
} from '../deployment.ts';
import { isReservedHost } from './placeholders.ts';

/** Checks the site's origin, its routes, and the repository that its editor changes. */
export function checkAddress(deployment: Deployment): Finding[] {
  const host = hostOfSite(deployment);
  return [
    ...checkOrigin(deployment),
    ...checkRoutes(deployment.routes, host),
    ...findingsOf(
      isDefault(host) &&
        note(
          practiceFile,
          `siteOrigin is on ${host}: search engines are told to leave out what is below workers.dev.`,
          'Write the address that patients know.',
        ),
      deployment.environment['EDITOR_REPOSITORY'] === 'practice/website' &&
        refusal(
          'EDITOR_REPOSITORY',
          'It is practice/website, which is only a placeholder.',
          "Write the owner and the name of the practice's own repository.",
        ),
    ),
  ];
}

/** Returns the host of canonical URLs, or undefined if the origin is invalid or a placeholder. */
export function hostOfSite(deployment: Deployment): string | undefined {
  const { facts, environment } = deployment;
  if (checkOrigin(deployment).length > 0) return undefined;
  const { hostname } = new URL(environment['SITE_ORIGIN'] || facts.practice.siteOrigin);
  return isReservedHost(hostname) ? undefined : hostname;
}

/** Whether Cloudflare assigned the host, as it does to every worker. */
export function isDefault(host = ''): boolean {
  return host.endsWith('.workers.dev');
}

function checkOrigin({ facts, variables, environment }: Deployment): Finding[] {
  const { siteOrigin } = facts.practice;
  const atBuild = environment['SITE_ORIGIN'] || siteOrigin;
  const atRunTime = textOf(variables['SITE_ORIGIN']) || siteOrigin;
  if (atBuild !== atRunTime) {
    return [
      refusal(
        'SITE_ORIGIN',
        `Pages would be built for ${atBuild} and rendered for ${atRunTime}.`,
        `Leave it to siteOrigin in ${practiceFile}.`,
      ),
    ];
  }
  const url = URL.parse(atBuild);
  const isOrigin = url?.origin === atBuild && url.protocol === 'https:';
  const isReserved = isReservedHost(url?.hostname ?? '');
  if (!isOrigin || !(isReserved || /\.[a-z][a-z0-9-]*$/.test(url.hostname))) {
    return [
      refusal(
        practiceFile,
        `siteOrigin is "${atBuild}", but must be https:// and the name of a public host, and no more.`,
        'Write https:// and your own domain.',
      ),
    ];
  }
  // `checkFacts` refuses a placeholder in the practice's file.
  if (!isReserved || atBuild === siteOrigin) return [];
  return [
    refusal(
      'SITE_ORIGIN',
      `It is "${atBuild}", an address that is only a placeholder.`,
      `Leave it to siteOrigin in ${practiceFile}.`,
    ),
  ];
}

function checkRoutes(routes: readonly Route[], host: string | undefined): Finding[] {
  const named = host ? `pattern = "${host}"` : 'the host of siteOrigin as its pattern';
  const right = `Write routes = [{ ${named}, custom_domain = true }]`;
  if (routes.length === 0) {
    const what = 'Without routes the site stays on workers.dev, hidden from search engines.';
    const remedy = 'unless the domain is connected in another way.';
    return isDefault(host) ? [] : [note(settingsFile, what, `${right}, ${remedy}`)];
  }
  const reserved = routes.map(patternOf).filter((pattern) => isReservedHost(hostOf(pattern)));
  if (reserved.length > 0) {
    const what = `routes name ${reserved.join(', ')}, which is only a placeholder.`;
    return [refusal(settingsFile, what, `${right}.`)];
  }
  if (!host || routes.some((route) => servesAllOf(host, route))) return [];
  const patterns = routes.map(patternOf).join(', ');
  const what = `No route (${patterns}) serves every page of ${host}, the host of siteOrigin in ${practiceFile}.`;
  const remedy = isDefault(host) ? 'Correct siteOrigin.' : `${right}, or correct siteOrigin.`;
  return [refusal(settingsFile, what, remedy)];
}

/**
 * Whether a route covers every page of a host. In Cloudflare's patterns, `*.host` matches all subdomains, `*host`
 * also matches the host itself, and a pattern without a path matches only the home page. A custom domain matches
 * all paths of its host.
 */
function servesAllOf(host: string, route: Route): boolean {
  const pattern = patternOf(route);
  if (typeof route === 'object' && route.custom_domain) return pattern === host;
  const routed = hostOf(pattern);
  const [, path = ''] = pattern.replace(/^https?:\/\//, '').split(/(?=\/)/);
  if (pattern.startsWith('http://') || path !== '/*') return false;
  if (routed.startsWith('*.')) return host.endsWith(routed.slice(1));
  if (routed.startsWith('*')) return `.${host}`.endsWith(`.${routed.slice(1)}`);
  return routed === host;
}

function patternOf(route: Route): string {
  return (typeof route === 'string' ? route : route.pattern).toLowerCase();
}

function hostOf(pattern: string): string {
  return pattern.replace(/^https?:\/\//, '').split('/')[0] ?? '';
}
