/** What a later instruction says otherwise than the one that was written down. */
export const wireParts = ['payee', 'account', 'routing', 'bank', 'amount', 'phone_from_same_mail'] as const;
export type WirePart = (typeof wireParts)[number];

/** What to do before money is sent. There is always a call: nothing that comes by message is proof. */
export const wireActions = {
  call: 'call the recorded number before sending',
  compareAmount: 'compare with the Closing Disclosure, then call the recorded number before sending',
  callRecorded: 'call the recorded number, never the one in the message',
  stop: 'stop',
} as const;
export type WireAction = (typeof wireActions)[keyof typeof wireActions];

/** Where the money would go: a change of any of them is how buyers are robbed. */
const DESTINATION: ReadonlySet<string> = new Set<WirePart>(['payee', 'account', 'routing', 'bank']);
const HARMLESS: ReadonlySet<string> = new Set<WirePart>(['amount', 'phone_from_same_mail']);

/**
 * What to do about an instruction to wire money, by what changed since the first. Anything that is not known to be harmless stops as a new
 * account does. Advice of CFPB and ALTA: call a number found before, never one in the message.
 */
export function decideWireAction(changed: readonly string[]): WireAction {
  if (changed.some((part) => DESTINATION.has(part) || !HARMLESS.has(part))) return wireActions.stop;
  if (changed.includes('phone_from_same_mail')) return wireActions.callRecorded;
  return changed.includes('amount') ? wireActions.compareAmount : wireActions.call;
}

export type WireInstruction = {
  payee: string;
  bank: string;
  routing: string;
  account: string;
};

/**
 * Which parts two instructions differ in, as two people would compare them: case, accents, punctuation, "&" for "and" and a legal form that
 * only one of them names do not count; spaces and dashes of numbers do not either.
 */
export function listWireChanges(recorded: WireInstruction, later: WireInstruction): WirePart[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.,-]/g, '');
  return (['payee', 'bank', 'routing', 'account'] as const).filter((part) =>
    part === 'payee' || part === 'bank'
      ? !isSameName(recorded[part], later[part])
      : plain(recorded[part]) !== plain(later[part]),
  );
}

const FORMS: Readonly<Record<string, string>> = {
  ...{
    llc: 'llc',
    inc: 'inc',
    incorporated: 'inc',
    corp: 'corp',
    corporation: 'corp',
    co: 'co',
    company: 'co',
  },
  ...{ ltd: 'ltd', limited: 'ltd', lp: 'lp', llp: 'llp', pllc: 'pllc', pc: 'pc', na: 'na', fsb: 'fsb' },
};

function isSameName(one: string, other: string): boolean {
  const [first, second] = [splitName(one), splitName(other)];
  const isSameForm = first.form === null || second.form === null || first.form === second.form;
  return first.name === second.name && isSameForm;
}

/** A name without what the eye passes over, and its legal form apart. */
function splitName(text: string): { name: string; form: string | null } {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/national association\W*$/, 'na')
    .replace(/(?<=\b\p{L})\.(?:\s(?=\p{L}\b))?/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the');
  const last = words.at(-1) ?? '';
  const form = words.length > 1 ? FORMS[last] : undefined;
  return { name: (form === undefined ? words : words.slice(0, -1)).join(''), form: form ?? null };
}
