import { emailAddress } from '../../../domain/schema/practice/fields.ts';
import {
  type Deployment,
  type Finding,
  findingsOf,
  practiceFile,
  refusal,
  settingsFile,
  textOf,
} from '../deployment.ts';
import { hostOfSite, isDefault } from './address.ts';
import { isReservedHost } from './placeholders.ts';

/** Checks how the contact form delivers messages: the kind of delivery, the receiver, the secrets, and Turnstile. */
export function checkMessages(deployment: Deployment): Finding[] {
  const { variables, environment, isPreview } = deployment;
  const way = textOf(variables['CONTACT_DELIVERY']) || 'console';
  const sends = way === 'direct' || way === 'queue';
  const mayBeSilent = isPreview || environment['ALLOW_SILENT_CONTACT_FORM'] === '1';
  return [
    ...findingsOf(
      !sends &&
        way !== 'console' &&
        refuse(
          `CONTACT_DELIVERY is "${way}", which isn't a way to deliver.`,
          'Choose console, direct or queue.',
        ),
      way === 'console' &&
        !mayBeSilent &&
        refuse(
          'With CONTACT_DELIVERY = "console" nobody receives a message.',
          'Choose another way (docs/messages.md), or set ALLOW_SILENT_CONTACT_FORM=1 if you mean that.',
        ),
    ),
    ...(sends ? checkReceiver(deployment, way) : []),
    ...checkTurnstile(deployment),
  ];
}

function checkReceiver(deployment: Deployment, way: string): Finding[] {
  const { variables, secrets } = deployment;
  const webhook = textOf(variables['CONTACT_WEBHOOK_URL']);
  const sender = textOf(variables['CONTACT_EMAIL_FROM']);
  if (webhook) {
    return [
      ...checkWebhook(webhook),
      ...findingsOf(
        !secrets.includes('CONTACT_WEBHOOK_SECRET') && missing('CONTACT_WEBHOOK_SECRET'),
      ),
    ];
  }
  if (!sender) {
    const what = `CONTACT_DELIVERY is "${way}", but no receiver is set.`;
    return [refuse(what, 'Set CONTACT_WEBHOOK_URL or CONTACT_EMAIL_FROM.')];
  }
  const receiver = textOf(variables['CONTACT_EMAIL_TO']);
  return [
    ...checkSender(sender, hostOfSite(deployment)),
    ...(receiver ? checkMailbox('CONTACT_EMAIL_TO', receiver) : []),
  ];
}

function checkWebhook(webhook: string): Finding[] {
  const url = URL.parse(webhook);
  const name = `CONTACT_WEBHOOK_URL is "${webhook}"`;
  if (url?.protocol !== 'https:') {
    return [
      refuse(`${name}, but must start with https://.`, 'Write the address of your receiver.'),
    ];
  }
  if (!isReservedHost(url.hostname)) return [];
  return [refuse(`${name}, which is only a placeholder.`, 'Write the address of your receiver.')];
}

/** The sender's address must be in the site's domain, or Cloudflare doesn't send the message. */
function checkSender(sender: string, host: string | undefined): Finding[] {
  const wrong = checkMailbox('CONTACT_EMAIL_FROM', sender);
  if (wrong.length > 0 || !host || isDefault(host)) return wrong;
  const site = host.replace(/^www\./, '');
  const domain = domainOf(sender);
  if (isWithin(domain, site) || isWithin(site, domain)) return [];
  return [
    refuse(
      `CONTACT_EMAIL_FROM is "${sender}", which isn't of ${site}, the domain of siteOrigin in ${practiceFile}.`,
      `Write an address such as website@${site}.`,
    ),
  ];
}

function checkMailbox(name: string, address: string): Finding[] {
  const isAddress = emailAddress.safeParse(address).success;
  if (isAddress && !isReservedHost(domainOf(address))) return [];
  const what = isAddress ? 'which is only a placeholder' : "which isn't an email address";
  return [
    refuse(`${name} is "${address}", ${what}.`, 'Write an address of your own, and no more.'),
  ];
}

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const turnstileTestKey = /^\dx0{20}[A-F]{2}$/i;

function checkTurnstile({ variables, secrets }: Deployment): Finding[] {
  const key = textOf(variables['TURNSTILE_SITE_KEY']);
  const hasSecret = secrets.includes('TURNSTILE_SECRET');
  return findingsOf(
    key !== '' && !hasSecret && missing('TURNSTILE_SECRET'),
    hasSecret &&
      key === '' &&
      refuse(
        'TURNSTILE_SECRET is required, but TURNSTILE_SITE_KEY is empty.',
        'Set both, or neither.',
      ),
    turnstileTestKey.test(key) &&
      refuse(
        `TURNSTILE_SITE_KEY is "${key}", a public key of Cloudflare's for tests, which stops nobody or everybody.`,
        "Take both keys from your own widget in Cloudflare's dashboard.",
      ),
  );
}

function missing(secret: string): Finding {
  return refuse(
    `${secret} is needed, and isn't named under [secrets].`,
    `Name it there, once "npx wrangler secret put ${secret}" has stored it.`,
  );
}

function refuse(what: string, remedy: string): Finding {
  return refusal(settingsFile, what, remedy);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether a domain is another domain or a subdomain of it. */
function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`);
}
