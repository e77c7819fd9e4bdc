import { locale } from '@porchlight/content/en/locale.ts';
import { notSaved } from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findEscrowInForce } from '@porchlight/domain/owned-home/escrow/escrow-in-force.ts';
import {
  type CurrentScheduleYear,
  groupByYear,
  type StandingRow,
} from '@porchlight/domain/owned-home/loan/standing-schedule.ts';
import {
  isSamePayment,
  tickedPaymentKey,
} from '@porchlight/domain/owned-home/payment-file/payment-import.ts';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { parseFailure } from '../../../../platform/api/failure.ts';
import { showFailure } from '../../../../platform/toasts/show-toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { OpenedDetails } from '../../opened-details.tsx';
import { useHomeRecordChanges } from '../../owned-home.queries.ts';
import type { OwnedLoanFigures } from '../loan-figures.ts';
import { makePaymentId } from '../payments/payment-id.ts';

const SHOWN_YEARS = 4;

/** The present schedule, a line a year, which opens to its payments; those that are due can be checked off. */
export function ScheduleCard({ figures }: { figures: OwnedLoanFigures }) {
  const [isAsked, setIsAsked] = useState(false);
  const all = groupByYear(figures.rows);
  const years = isAsked || all.length <= SHOWN_YEARS + 1 ? all : pickYears(all, figures.today.slice(0, 4));
  const ticks = useTicks(figures);
  return (
    <SectionCard id="schedule" title={texts.schedule}>
      <p className="max-w-[60ch] text-ink-soft">{texts.scheduleLead}</p>
      <ul className="grid divide-y divide-line border-line border-y">
        {years.map((year) => (
          <li key={year.year}>
            <OpenedDetails
              className="group/year"
              summaryLook="grid min-h-14 cursor-pointer grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5"
              summary={<YearLine year={year} />}
            >
              {() => <YearPayments year={year} figures={figures} ticks={ticks} />}
            </OpenedDetails>
          </li>
        ))}
      </ul>
      {years.length < all.length && (
        <p>
          <Button size="small" onClick={() => setIsAsked(true)}>
            {texts.allYears(all.length)}
          </Button>
        </p>
      )}
    </SectionCard>
  );
}

/** The years around this one: those before it, of which payments are checked off, come first. */
function pickYears(all: readonly CurrentScheduleYear[], thisYear: string): readonly CurrentScheduleYear[] {
  const place = all.findIndex(({ year }) => year >= thisYear);
  const from = Math.max(0, (place === -1 ? all.length : place) - (SHOWN_YEARS - 2));
  return all.slice(from, from + SHOWN_YEARS);
}

function YearLine({ year: { year, interest, principal, extra, balance } }: { year: CurrentScheduleYear }) {
  return (
    <>
      <span className="figure-tabular font-semibold text-lg">{year}</span>
      <span className="figure-tabular grid text-[.9375rem] leading-snug">
        {texts.owedAtEnd(formatCents(balance, 'cents'))}
        <span className="text-ink-soft">
          {texts.yearSums(formatCents(interest, 'cents'), formatCents(principal + extra, 'cents'))}
        </span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 text-ink-soft transition-transform duration-150 ease-out group-open/year:rotate-180 print:hidden"
      />
    </>
  );
}

/** The payments of one year to the cent; those that are due have a box to check. */
function YearPayments({
  year: { year, rows },
  figures: { today },
  ticks,
}: {
  year: CurrentScheduleYear;
  figures: OwnedLoanFigures;
  ticks: Ticks;
}) {
  const open = rows.filter(({ dueOn }) => dueOn <= today && !ticks.isPaid(dueOn));
  return (
    <div className="grid gap-3 pb-5">
      <ul className="grid divide-y divide-line rounded-m bg-sunken px-4">
        {rows.map((row) => (
          <li key={row.number} className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
            {row.dueOn <= today ? (
              <PaidBox row={row} ticks={ticks} />
            ) : (
              <span className="figure-tabular py-1 font-semibold">
                {formatCalendarDate(row.dueOn, locale)}
              </span>
            )}
            <span className="figure-tabular py-1 text-[.9375rem] leading-snug">
              {texts.ofPayment(formatCents(row.principal, 'cents'), formatCents(row.interest, 'cents'))}
              {row.extra > 0 && `, ${texts.paidExtra(formatCents(row.extra, 'cents'))}`}
              <span className="block text-ink-soft">
                {texts.owedAfter(formatCents(row.balance, 'cents'))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p>
          <Button size="small" onClick={() => ticks.check(open)}>
            {texts.markYear(year, open.length)}
          </Button>
        </p>
      )}
    </div>
  );
}

function PaidBox({ row, ticks }: { row: StandingRow; ticks: Ticks }) {
  const entered = ticks.listEntered(row.dueOn);
  const last = entered
    .map(({ content }) => content.paidOn)
    .sort()
    .at(-1);
  if (last === undefined)
    return (
      <Checkbox
        checked={ticks.isPaid(row.dueOn)}
        onChange={({ target }) => (target.checked ? ticks.check([row]) : ticks.uncheck(row.dueOn))}
      >
        <span className="figure-tabular font-semibold">
          {texts.paid(formatCalendarDate(row.dueOn, locale))}
        </span>
      </Checkbox>
    );
  const daysLate = countDaysBetween(row.dueOn, last);
  return (
    <span className="figure-tabular flex items-start gap-3 py-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sage" />
      <span>
        <span className="font-semibold">{texts.paid(formatCalendarDate(row.dueOn, locale))}</span>
        <span className="block text-[.9375rem] text-ink-soft">
          {daysLate > 0 ? texts.paidLate(formatCalendarDate(last, locale), daysLate) : texts.enteredBelow}
        </span>
      </span>
    </span>
  );
}

/**
 * Payments checked off in the schedule, each as a record of its due date, paid on that day with the parts of the schedule. A box shows what
 * was pressed at once, and what is stored when that has come or failed.
 */
function useTicks({ records, loan, payments }: OwnedLoanFigures) {
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
  const describe = ({ dueOn, payment, principal, interest }: StandingRow) => {
    const escrow = findEscrowInForce(loan, records, dueOn);
    return {
      id: tickOf(dueOn),
      kind: 'payment',
      content: {
        ...{ paidOn: dueOn, dueOn, principal, interest, escrow, extraPrincipal: 0 },
        total: payment + (escrow ?? 0) + (loan.mortgageInsuranceMonthly ?? 0),
      },
    };
  };
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

type Ticks = ReturnType<typeof useTicks>;
