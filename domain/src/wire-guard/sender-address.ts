/** A domain, and the part before its "@" where that is known; empty where it is not. */
export type SenderAddress = { mailbox: string; domain: string };

/** Providers at whose domain anybody opens a mailbox, by the name they have in many countries: yahoo.com, yahoo.co.uk. */
const PROVIDER_NAMES = new Set([
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'live',
  'outlook',
  'yahoo',
  'ymail',
  'yandex',
]);
/** The same by domain: those common in the United States, and no complete list. */
const PROVIDER_DOMAINS = new Set([
  ...['aim.com', 'aol.com', 'att.net', 'bellsouth.net', 'centurylink.net', 'charter.net', 'comcast.net'],
  ...['cox.net', 'duck.com', 'earthlink.net', 'fastmail.com', 'frontier.com', 'fastmail.fm', 'hey.com'],
  ...['hushmail.com', 'icloud.com', 'juno.com', 'mac.com', 'mail.com', 'mail.ru', 'me.com', 'msn.com'],
  ...['netzero.net', 'optonline.net', 'pacbell.net', 'pm.me', 'proton.me', 'protonmail.com', 'qq.com'],
  ...['163.com', 'roadrunner.com', 'rocketmail.com', 'sbcglobal.net', 'spectrum.net', 'tuta.com'],
  ...['tutanota.com', 'verizon.net', 'windstream.net', 'zoho.com', 'zohomail.com'],
]);
/** Domains under which each customer has a name of its own: what is registered is one label more. No complete list either. */
const SHARED_SUFFIXES = new Set([
  ...['onmicrosoft.com', 'mail.onmicrosoft.com', 'zendesk.com', 'freshdesk.com', 'intercom-mail.com'],
  ...['blogspot.com', 'github.io', 'godaddysites.com', 'herokuapp.com', 'azurewebsites.net', 'netlify.app'],
  ...['myshopify.com', 'pages.dev', 'square.site', 'vercel.app', 'web.app', 'weebly.com', 'wixsite.com'],
  ...['wordpress.com', 'workers.dev', 'br.com', 'cn.com', 'co.com', 'de.com', 'eu.com', 'uk.com', 'us.com'],
]);
/** Second labels under which names of two-letter endings are registered: "title.co.uk". */
const SHARED_ENDINGS = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu']);

/** In lower case, out of the angle brackets of "Jane <jane@acmetitle.com>", and without a dot at its end. */
export function parseSenderAddress(text: string): SenderAddress {
  const bare = text.trim().replace(/^(?:[^<>]*<)?([^<>]*)>$/s, '$1');
  const address = bare.trim().toLowerCase().replace(/\.$/, '');
  // Brackets that are left say nothing clear: the whole text is no domain then.
  const at = /[<>]/.test(address) ? -1 : address.lastIndexOf('@');
  return { mailbox: address.slice(0, Math.max(at, 0)).trim(), domain: address.slice(at + 1) };
}

/** What is kept of an address: its domain, and the whole of it at a provider, whose domain says nothing of whose it is. */
export function formatSender(text: string): string {
  const { mailbox, domain } = parseSenderAddress(text);
  return mailbox !== '' && isProvider(findRegistrable(domain)) ? `${mailbox}@${domain}` : domain;
}

export type Registrable = { domain: string; name: string };

/** The part of a domain that its owner registers or is given, and its first label. */
export function findRegistrable(domain: string): Registrable {
  const labels = domain.split('.');
  const kept = labels.slice(-(countShared(labels) + 1));
  return { domain: kept.join('.'), name: kept[0] ?? '' };
}

/** How many labels at the end are shared by many owners. */
function countShared(labels: readonly string[]): number {
  const shared = [3, 2].find((count) => SHARED_SUFFIXES.has(labels.slice(-count).join('.')));
  if (shared !== undefined) return shared;
  const [second = '', last = ''] = labels.slice(-2);
  return last.length === 2 && SHARED_ENDINGS.has(second) ? 2 : 1;
}

/** Whether the domain gives addresses to anyone, so that the domain alone identifies no one. */
export const isProvider = ({ domain, name }: Registrable): boolean =>
  PROVIDER_DOMAINS.has(domain) || PROVIDER_NAMES.has(name);

export const isSharedSuffix = (domain: string): boolean => SHARED_SUFFIXES.has(domain);
