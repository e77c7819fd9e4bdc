import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import { type Content, type HomeRecord, listRecords } from '../home-record.ts';
import { MAX_PAYMENTS, paymentKind } from '../kinds/payment.ts';

type Payment = Content<typeof paymentKind>;

/**
 * What the id of an imported payment is made from, so that the same line of the same file is stored once, however often it is imported. Of
 * lines that are alike in one file each has its number.
 */
export function listPaymentKeys(payments: readonly Payment[]): string[] {
  const seen = new Map<string, number>();
  return payments.map(({ paidOn, dueOn, total, principal, interest, escrow, extraPrincipal }) => {
    const key = JSON.stringify([paidOn, dueOn, total, principal, interest, escrow, extraPrincipal]);
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return `payment:${key}:${number}`;
  });
}

/** What the payment is made from that is ticked off in the schedule: one for each due date. */
export const tickedPaymentKey = (dueOn: string): string => `ticked:${dueOn}`;

/** Days between the due date and the day a bank lists the same payment. */
const MAX_DAYS_APART = 15;

/**
 * Whether two payments are one that came in two ways. Two due dates that differ are two payments; one due date is one. Else the same
 * amount on the same day is one payment; and so is the same amount within half a month where only one of them says its due date, as
 * the bank's line of a payment that is checked off in the schedule.
 */
export function isSamePayment(one: Payment, other: Payment): boolean {
  if (one.dueOn !== null && other.dueOn !== null) return one.dueOn === other.dueOn;
  if (one.total !== other.total) return false;
  if (one.dueOn === null && other.dueOn === null) return one.paidOn === other.paidOn;
  return Math.abs(countDaysBetween(one.paidOn, other.paidOn)) <= MAX_DAYS_APART;
}

/** What an import would do: `tooMany` is how many payments there would be, where more than can be kept. */
export type PaymentImport = {
  fresh: readonly { id: string; content: Payment }[];
  alreadyStored: number;
  /** For a due date that has a payment already: omitted, so that none counts twice. */
  sameDueDate: number;
  /** The same line again in this file, for the same due date. */
  repeated: number;
  tooMany: number | null;
};

/** What is stored already, in this way or another, is counted and not stored again; each stored payment answers for one line. */
export function planImport(
  payments: readonly Payment[],
  records: readonly HomeRecord[],
  makeId: (key: string) => string,
): PaymentImport {
  const stored = listRecords(paymentKind, records);
  const ids = new Set(stored.map(({ id }) => id));
  const keys = listPaymentKeys(payments);
  const own = new Set(keys.map(makeId));
  const others = new Set(stored.filter(({ id }) => !own.has(id)));
  const fresh: { id: string; content: Payment }[] = [];
  const counted = { alreadyStored: 0, sameDueDate: 0, repeated: 0 };
  for (const [place, content] of payments.entries()) {
    const key = keys[place] ?? '';
    const id = makeId(key);
    const same = [...others].find((other) => isSamePayment(content, other.content));
    if (ids.has(id)) counted.alreadyStored += 1;
    else if (content.dueOn !== null && !key.endsWith(':1')) counted.repeated += 1;
    else if (same === undefined) fresh.push({ id, content });
    else if (content.dueOn !== null && same.content.dueOn === content.dueOn) counted.sameDueDate += 1;
    else {
      others.delete(same);
      counted.alreadyStored += 1;
    }
  }
  const sum = stored.length + fresh.length;
  return { fresh, ...counted, tooMany: sum > MAX_PAYMENTS ? sum : null };
}
