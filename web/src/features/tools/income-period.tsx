import { incomeDoubts } from '@porchlight/content/en/tools/income-words.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { formatDollars, parseDollars } from '@porchlight/domain/kernel/money.ts';
import { doubtIncome } from '@porchlight/domain/tools/income.ts';
import type { IncomePeriod } from '@porchlight/domain/tools/income-periods.ts';
import type { ToolFieldText } from '@porchlight/domain/tools/tool-pages.ts';
import { Button } from '../../ui/button.tsx';
import { dropCents } from './figures.ts';

/** What an income is for, and how that is changed. */
export type PeriodControl = {
  id: string;
  text: ToolFieldText;
  value: string;
  onChange: (period: string) => void;
};

/** The list at the end of an income's frame. */
export function PeriodSelect({ id, text, value, onChange }: PeriodControl) {
  return (
    <select
      id={id}
      aria-label={text.label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="absolute inset-y-px right-px w-30 cursor-pointer rounded-r-m border-line border-l bg-transparent pr-1 pl-2.5 text-base text-ink"
    >
      {Object.entries(text.choices ?? {}).map(([period, name]) => (
        <option key={period} value={period} className="bg-surface">
          {name}
        </option>
      ))}
    </select>
  );
}

/**
 * Asks about an income that was more likely meant for the other period; one press takes it. While a figure is being typed it is often
 * too small, so that is asked only once its field is left.
 */
export function IncomePeriodQuestion({
  typed,
  period,
  isTyping,
}: {
  typed: string;
  period: PeriodControl;
  isTyping: boolean;
}) {
  const amount = parseDollars(typed);
  const doubt = amount === undefined ? null : doubtIncome(new Decimal(amount), period.value as IncomePeriod);
  const isAsked = doubt !== null && !(isTyping && doubt.meant === 'month');

  function take(meant: IncomePeriod) {
    period.onChange(meant);
    document.getElementById(period.id)?.focus();
  }

  return (
    <div role="status" className="print:hidden">
      {isAsked && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-m bg-lamp-soft py-2.5 pr-2.5 pl-3.5 text-[.9375rem] leading-normal">
          <p>{incomeDoubts[doubt.meant].ask(formatDollars(dropCents(doubt.amount)))}</p>
          <Button size="small" onClick={() => take(doubt.meant)} className="bg-surface">
            {incomeDoubts[doubt.meant].yes}
          </Button>
        </div>
      )}
    </div>
  );
}
