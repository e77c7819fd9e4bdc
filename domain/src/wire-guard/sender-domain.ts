import {
  findRegistrable,
  isProvider,
  isSharedSuffix,
  parseSenderAddress,
  type SenderAddress,
} from './sender-address.ts';

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
