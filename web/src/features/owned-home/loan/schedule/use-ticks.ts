import { notSaved } from '@porchlight/content/en/owned-home.ts';
import type { StandingRow } from '@porchlight/domain/owned-home/loan/standing-schedule.ts';
import {
  isSamePayment,
  tickedPaymentKey,
} from '@porchlight/domain/owned-home/payment-file/payment-import.ts';
import { useState } from 'react';
import { parseFailure } from '../../../../platform/api/failure.ts';
import { showFailure } from '../../../../platform/toasts/show-toast.ts';
import { useHomeRecordChanges } from '../../owned-home.queries.ts';
import type { OwnedLoanFigures } from '../loan-figures.ts';
import { makePaymentId } from '../payments/payment-id.ts';

/**
 * Payments checked off in the schedule, each as a record of its due date, paid on that day with the parts of the schedule. A box shows what
 * was pressed at once, and what is stored when that has come or failed.
 */
export function useTicks({ loan, payments }: OwnedLoanFigures) {
  const { save, remove } = useHomeRecordChanges();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const byDueDate = Map.groupBy(payments, ({ content }) => content.dueOn);
  const tickOf = (dueOn: string) => makePaymentId(tickedPaymentKey(dueOn));
  const keep = async (dueDates: readonly string[], isPaid: boolean, work: () => Promise<unknown>) => {
    setPressed((before) => new Map([...before, ...dueDates.map((dueOn) => [dueOn, isPaid] as const)]));
    try {
      await work();
    } catch (error) {
      showFailure({ title: notSaved, description: parseFailure(error).message });
    } finally {
      setPressed((before) => new Map([...before].filter(([dueOn]) => !dueDates.includes(dueOn))));
    }
  };
  const describe = ({ dueOn, payment, principal, interest }: StandingRow) => ({
    id: tickOf(dueOn),
    kind: 'payment',
    content: {
      ...{ paidOn: dueOn, dueOn, principal, interest, escrow: loan.escrowMonthly, extraPrincipal: 0 },
      total: payment + (loan.escrowMonthly ?? 0) + (loan.mortgageInsuranceMonthly ?? 0),
    },
  });
  /** A payment of a file without due dates gets the one that is checked off, so that it counts once. */
  const listChecked = (rows: readonly StandingRow[]) => {
    const undated = new Set(payments.filter(({ content }) => content.dueOn === null));
    return rows.map(describe).map((tick) => {
      const entered = [...undated].find(({ content }) => isSamePayment(content, tick.content));
      if (entered === undefined) return tick;
      undated.delete(entered);
      return { ...tick, id: entered.id, content: { ...entered.content, dueOn: tick.content.dueOn } };
    });
  };
  return {
    isPaid: (dueOn: string) => pressed.get(dueOn) ?? byDueDate.has(dueOn),
    /** What is entered for a due date otherwise: by hand or from a file. */
    listEntered: (dueOn: string) => (byDueDate.get(dueOn) ?? []).filter(({ id }) => id !== tickOf(dueOn)),
    check: (rows: readonly StandingRow[]) =>
      void keep(
        rows.map(({ dueOn }) => dueOn),
        true,
        () => save(listChecked(rows)),
      ),
    uncheck: (dueOn: string) => void keep([dueOn], false, () => remove(tickOf(dueOn))),
  };
}
export type Ticks = ReturnType<typeof useTicks>;
