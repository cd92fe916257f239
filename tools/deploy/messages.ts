import type { Deployment } from './deployment.ts';
import { isNobodys } from './placeholders.ts';

const mailbox = /^[^\s@<>,;]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
/** Providers for whose addresses only they can send. */
const freeMail =
  /@(?:(?:g|google|hot|y|rocket|fast|tuta|proton)?mail|yahoo|outlook|live|msn|aol|icloud|me|mac|pm|gmx|zoho|yandex|hey|comcast|verizon|att|sbcglobal|bellsouth|cox|charter|earthlink|optonline|optimum|juno|protonmail|hushmail|tutanota|qq|163)\.[a-z.]+$/i;
/** Cloudflare's public keys for tests, which stop nobody or everybody. */
const turnstileTestKey = /^\dx0{20}[A-F]{2}$/i;

/** Returns why messages of the contact form would be lost, as sentences that name the setting. */
export function refuseSilence(deployment: Deployment): string[] {
  const { variables, secrets, mayBeSilent, isNode } = deployment;
  const variable = (name: string) => `${variables[name] ?? ''}`;
  const delivery = variable('CONTACT_DELIVERY') || 'console';
  const key = variable('TURNSTILE_SITE_KEY');
  const needed = [
    delivery === 'webhook' && 'CONTACT_WEBHOOK_SECRET',
    key && 'TURNSTILE_SECRET',
  ].filter((name) => name && !secrets.includes(name));
  const how = isNode
    ? 'Set it in the environment of the server.'
    : 'Name it under [secrets], and store it: docs/deploy.md, “The first secret”.';
  const faults = [
    ...(delivery === 'console' && !mayBeSilent ? [silence] : []),
    ...(delivery === 'webhook' ? faultsOfWebhook(variable('CONTACT_WEBHOOK_URL')) : []),
    ...(delivery === 'email' ? faultsOfEmail(variable, deployment) : []),
    ...needed.map((name) => `${name} is needed. ${how}`),
    ...(turnstileTestKey.test(key) ? [`TURNSTILE_SITE_KEY is "${key}", a key for tests.`] : []),
  ];
  return faults.map((what) => `wrangler.toml: ${what}`);
}

const silence =
  'CONTACT_DELIVERY is "console": nobody receives a message. See docs/messages.md, or set ALLOW_SILENT_CONTACT_FORM=1 if you mean that.';

const noMailer =
  'CONTACT_DELIVERY is "email", but the worker can’t send any. Add two lines, [[send_email]] and name = "CONTACT_EMAIL".';

function faultsOfWebhook(url: string): string[] {
  const is = `CONTACT_WEBHOOK_URL is "${url}"`;
  if (!url)
    return ['CONTACT_DELIVERY is "webhook", but no receiver is set in CONTACT_WEBHOOK_URL.'];
  if (!url.startsWith('https://')) return [`${is}, but must start with https://.`];
  const host = URL.parse(url)?.hostname;
  if (!host?.includes('.')) return [`${is}, but must name a public host.`];
  return isNobodys(host) ? [`${is}, which is only a placeholder.`] : [];
}

function faultsOfEmail(
  variable: (name: string) => string,
  { isNode, mailers }: Deployment,
): string[] {
  if (isNode) return ['CONTACT_DELIVERY is "email", but Node can’t send email. Choose webhook.'];
  const from = variable('CONTACT_EMAIL_FROM');
  const faults = [
    ...(mailers.includes('CONTACT_EMAIL') ? [] : [noMailer]),
    ...faultsOfMailbox('CONTACT_EMAIL_FROM', from, 'no sender'),
    ...faultsOfMailbox('CONTACT_EMAIL_TO', variable('CONTACT_EMAIL_TO'), 'no receiver'),
  ];
  if (!freeMail.test(from)) return faults;
  const what = 'but only that provider can send from it. Use an address of your own domain.';
  return [...faults, `CONTACT_EMAIL_FROM is "${from}", ${what}`];
}

function faultsOfMailbox(name: string, address: string, lack: string): string[] {
  if (!address) return [`CONTACT_DELIVERY is "email", but ${lack} is set in ${name}.`];
  const is = `${name} is "${address}"`;
  if (!mailbox.test(address))
    return [`${is}, but must be an email address such as desk@ and your domain.`];
  return isNobodys(address) ? [`${is}, which is only a placeholder.`] : [];
}
