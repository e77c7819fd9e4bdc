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

/** Whether the domain gives addresses to anyone, so that the domain alone identifies no one. */
const isProvider = ({ domain, name }: Registrable): boolean =>
  PROVIDER_DOMAINS.has(domain) || PROVIDER_NAMES.has(name);

const isSharedSuffix = (domain: string): boolean => SHARED_SUFFIXES.has(domain);

/**
 * How the domain of a message compares with the recorded one: `same` also for its subdomains; `look-alike` where it differs by little or is
 * the same name elsewhere; `different owner` where the recorded one is put before another's; `not comparable` where the record does not
 * decide it.
 */
export const domainVerdicts = [
  'same',
  'look-alike',
  'different owner',
  'different',
  'not comparable',
] as const;
export type DomainVerdict = (typeof domainVerdicts)[number];

/** Letters of other scripts, and groups of letters, that read as Latin ones in usual typefaces. */
const CONFUSABLE: readonly (readonly [RegExp, string])[] = [
  [/а/g, 'a'],
  [/[еёє]/g, 'e'],
  [/[оο0]/g, 'o'],
  [/[рρ]/g, 'p'],
  [/с/g, 'c'],
  [/[уγ]/g, 'y'],
  [/х/g, 'x'],
  [/к/g, 'k'],
  [/[тτ]/g, 't'],
  [/м/g, 'm'],
  [/[нһ]/g, 'h'],
  [/[ѕ5]/g, 's'],
  [/[іїιı1|]/g, 'l'],
  [/i/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** A name this long is not found within another by chance. */
const TELLING_LENGTH = 5;

/**
 * Compares two domains or email addresses; at a provider of mailboxes the whole addresses, of which both are needed. It warns; `same` is no
 * proof, because a message's sender can be written as anybody likes.
 */
export function compareSenderDomains(recorded: string, seen: string): DomainVerdict {
  const [own, other] = [parseSenderAddress(recorded), parseSenderAddress(seen)];
  const [ours, theirs] = [findRegistrable(own.domain), findRegistrable(other.domain)];
  if (isWithoutOwner(ours.domain, other.domain) || isWithoutOwner(theirs.domain, own.domain))
    return 'not comparable';
  if (ours.domain === theirs.domain) return isProvider(ours) ? compareMailboxes(own, other) : 'same';
  if (`.${other.domain}`.includes(`.${ours.domain}.`)) return 'different owner';
  // An encoded international name beside one in plain letters: what it looks like is not what it is.
  if (theirs.name.startsWith('xn--') && !ours.name.startsWith('xn--')) return 'look-alike';
  return compareNames(ours.name, theirs.name);
}

/** A domain below which others have theirs, beside one of those: it does not say which. */
const isWithoutOwner = (domain: string, beside: string): boolean =>
  isSharedSuffix(domain) && `.${beside}`.endsWith(`.${domain}`);

function compareMailboxes(own: SenderAddress, other: SenderAddress): DomainVerdict {
  if (own.mailbox === '' || other.mailbox === '') return 'not comparable';
  if (own.mailbox === other.mailbox) return own.domain === other.domain ? 'same' : 'look-alike';
  return compareNames(own.mailbox, other.mailbox);
}

function compareNames(ours: string, theirs: string): DomainVerdict {
  const [mine, yours] = [simplify(ours), simplify(theirs)];
  const isClose = countEdits(mine, yours) <= (mine.length < 2 * TELLING_LENGTH ? 1 : 2);
  const isWithin = mine.length >= TELLING_LENGTH && yours.includes(mine);
  return isClose || isWithin ? 'look-alike' : 'different';
}

function simplify(name: string): string {
  const plain = CONFUSABLE.reduce((text, [letters, latin]) => text.replace(letters, latin), name);
  return plain.replace(/[-_]/g, '');
}

/** Letters to add, remove, change or swap with their neighbor to make one text of the other (optimal string alignment). */
function countEdits(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let line = 1; line <= one.length; line += 1) {
    const [above = [], twoAbove] = [rows[line - 1], rows[line - 2]];
    const row = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      row.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && twoAbove !== undefined ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** A domain, and the part before its "@" where that is known; empty where it is not. */
type SenderAddress = { mailbox: string; domain: string };

/** In lower case, out of the angle brackets of "Jane <jane@acmetitle.com>", and without a dot at its end. */
function parseSenderAddress(text: string): SenderAddress {
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

type Registrable = { domain: string; name: string };

/** The part of a domain that its owner registers or is given, and its first label. */
function findRegistrable(domain: string): Registrable {
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
