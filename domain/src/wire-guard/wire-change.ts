/** What a later instruction says otherwise than the one that was written down. */
export const wireParts = ['payee', 'account', 'routing', 'bank', 'amount', 'phone_from_same_mail'] as const;
export type WirePart = (typeof wireParts)[number];

/** What to do before money is sent. There is always a call: nothing that comes by message is proof. */
export const wireActions = {
  call: 'call the recorded number before sending',
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
  return changed.includes('phone_from_same_mail') ? wireActions.callRecorded : wireActions.call;
}

export type WireInstruction = {
  payee: string;
  bank: string;
  routing: string;
  account: string;
};

/** Which parts two instructions differ in; spaces, dashes and case do not count. */
export function listWireChanges(recorded: WireInstruction, later: WireInstruction): WirePart[] {
  const plain = (text: string) => text.toLowerCase().replace(/[\s.,-]/g, '');
  return (['payee', 'bank', 'routing', 'account'] as const).filter(
    (part) => plain(recorded[part]) !== plain(later[part]),
  );
}
