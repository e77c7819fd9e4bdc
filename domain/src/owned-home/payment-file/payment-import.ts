import { type Content, type HomeRecord, listRecords } from '../home-record.ts';
import { MOST_PAYMENTS, paymentKind } from '../kinds/payment.ts';

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

/** What an import would do: `tooMany` is how many payments there would be, where more than can be kept. */
export type PaymentImport = {
  fresh: readonly { id: string; content: Payment }[];
  alreadyStored: number;
  /** For a due date that has a payment already: left out, so that none counts twice. */
  sameDueDate: number;
  tooMany: number | null;
};

export function planImport(
  payments: readonly Payment[],
  records: readonly HomeRecord[],
  makeId: (key: string) => string,
): PaymentImport {
  const stored = listRecords(paymentKind, records);
  const ids = new Set(stored.map(({ id }) => id));
  const keys = listPaymentKeys(payments).map(makeId);
  const own = new Set(keys);
  const dueBefore = new Set(
    stored.flatMap(({ id, content: { dueOn } }) => (dueOn === null || own.has(id) ? [] : [dueOn])),
  );
  const fresh: { id: string; content: Payment }[] = [];
  let alreadyStored = 0;
  let sameDueDate = 0;
  for (const [place, content] of payments.entries()) {
    const id = keys[place] ?? '';
    if (ids.has(id)) alreadyStored += 1;
    else if (content.dueOn !== null && dueBefore.has(content.dueOn)) sameDueDate += 1;
    else fresh.push({ id, content });
  }
  const sum = stored.length + fresh.length;
  return { fresh, alreadyStored, sameDueDate, tooMany: sum > MOST_PAYMENTS ? sum : null };
}
