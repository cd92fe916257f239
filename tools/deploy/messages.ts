import type { Deployment } from './deployment.ts';

const mailbox = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;
/** Cloudflare's public keys for tests, which stop nobody or everybody. */
const turnstileTestKey = /^\dx0{20}[A-F]{2}$/i;
const silence =
  'CONTACT_DELIVERY is "console": nobody receives a message. See docs/messages.md, or set ALLOW_SILENT_CONTACT_FORM=1 if you mean that.';
const noMailer =
  'CONTACT_DELIVERY is "email", but the worker can’t send any. Add two lines, [[send_email]] and name = "CONTACT_EMAIL".';
const noMailOfNode = 'CONTACT_DELIVERY is "email", but Node can’t send email. Choose webhook.';

/** Returns why messages of the contact form would be lost, as sentences that name the setting. */
export function refuseSilence(deployment: Deployment): string[] {
  const { variables, secrets, mailers, mayBeSilent, isNode } = deployment;
  const variable = (name: string) => `${variables[name] ?? ''}`;
  const delivery = variable('CONTACT_DELIVERY') || 'console';
  const key = variable('TURNSTILE_SITE_KEY');
  const url = URL.parse(variable('CONTACT_WEBHOOK_URL'));
  const isSafe = url?.protocol === 'https:' && url.hostname.includes('.');
  const isByWorker = delivery === 'email' && !isNode;
  const where = isNode
    ? 'Set it in the environment of the server.'
    : 'Name it under [secrets], and store it: docs/deploy.md, “The first secret”.';
  const mustBe = (name: string, expected: string) =>
    `${name} is "${variable(name)}", but must be ${expected}.`;
  const unset = (name: string) => !secrets.includes(name) && `${name} is needed. ${where}`;
  const faults = [
    delivery === 'console' && !mayBeSilent && silence,
    delivery === 'webhook' &&
      !isSafe &&
      mustBe('CONTACT_WEBHOOK_URL', 'the receiver’s https:// and a public host'),
    delivery === 'webhook' && unset('CONTACT_WEBHOOK_SECRET'),
    delivery === 'email' && isNode && noMailOfNode,
    isByWorker && !mailers.includes('CONTACT_EMAIL') && noMailer,
    ...['CONTACT_EMAIL_FROM', 'CONTACT_EMAIL_TO'].map(
      (name) =>
        isByWorker &&
        !mailbox.test(variable(name)) &&
        mustBe(name, 'an email address such as desk@ and your domain'),
    ),
    key && unset('TURNSTILE_SECRET'),
    turnstileTestKey.test(key) && `TURNSTILE_SITE_KEY is "${key}", a key for tests.`,
  ];
  return faults.flatMap((what) => (what ? `wrangler.toml: ${what}` : []));
}
