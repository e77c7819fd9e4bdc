import { isSamePhone } from '../kernel/phone.ts';
import { hasRoutingChecksum } from './routing-number.ts';
import { compareSenderDomains, type DomainVerdict } from './sender-domain.ts';
import { decideWireAction, listWireChanges, type WirePart, wireActions } from './wire-change.ts';
import type { LaterInstruction, WireRecordInput } from './wire-record.ts';

const accountParts = ['payee', 'bank', 'routing', 'account'] as const;

/** An instruction names no amount that could be compared. */
type InstructionAction = Exclude<keyof typeof wireActions, 'compareAmount'>;

export type InstructionComparison = {
  /** What the message says otherwise than the record; a phone number that is not the recorded one counts. */
  differs: WirePart[];
  /** Which of the four that say where money goes the message does not name. */
  missing: (typeof accountParts)[number][];
  /** Null where the message names none; `not comparable` where the record does not decide it, as without a domain. */
  sender: DomainVerdict | null;
  /** Whether the check digit of the new routing number holds; null where it names none. */
  routingHolds: boolean | null;
  action: InstructionAction;
  /** Whether anything of the message was held against the record; comparisons kept before this was noted do not say. */
  isCompared?: boolean | undefined;
};

/**
 * Holds a later instruction against the record. What it does not name is not compared. Another account, or a sender from elsewhere,
 * stops; where all is the same there is still the call, because a message is no proof.
 */
export function compareInstruction(
  recorded: Pick<WireRecordInput, (typeof accountParts)[number] | 'phone' | 'emailDomain'>,
  later: LaterInstruction,
): InstructionComparison {
  const missing = accountParts.filter((part) => later[part] === null);
  const said = Object.fromEntries(accountParts.map((part) => [part, later[part] ?? recorded[part]]));
  const differs: WirePart[] = listWireChanges(
    recorded,
    said as Record<(typeof accountParts)[number], string>,
  );
  if (later.phone !== null && !isSamePhone(later.phone, recorded.phone)) differs.push('phone_from_same_mail');
  const sender = compareSender(recorded.emailDomain, later.sender);
  const routingHolds = later.routing === null ? null : hasRoutingChecksum(later.routing);
  const isSenderCompared = sender !== null && sender !== 'not comparable';
  const isElsewhere = (isSenderCompared && sender !== 'same') || routingHolds === false;
  return {
    ...{ differs, missing, sender, routingHolds },
    action: isElsewhere ? 'stop' : nameAction(differs),
    isCompared: missing.length < accountParts.length || later.phone !== null || isSenderCompared,
  };
}

/**
 * Whether anything was compared, so that it can be said to be the same. Of a comparison that does not say, what it found shows it; one of a
 * phone number alone that was the same counts as none.
 */
export function hasComparedAny({ isCompared, differs, missing, sender }: InstructionComparison): boolean {
  return isCompared ?? (differs.length > 0 || missing.length < accountParts.length || sender !== null);
}

function compareSender(recorded: string | null, seen: string | null): DomainVerdict | null {
  if (seen === null) return null;
  return recorded === null ? 'not comparable' : compareSenderDomains(recorded, seen);
}

function nameAction(differs: readonly WirePart[]): InstructionAction {
  const action = decideWireAction(differs);
  if (action === wireActions.stop) return 'stop';
  return action === wireActions.callRecorded ? 'callRecorded' : 'call';
}
