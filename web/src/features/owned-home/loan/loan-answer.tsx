import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findNextPayment, type NextPayment } from '@porchlight/domain/owned-home/next-payment.ts';
import { Link } from 'react-router';
import { PartSample, PartsBar } from '../../../ui/parts-bar.tsx';
import { homeParts } from '../owned-home-path.ts';
import type { OwnedLoanFigures } from './loan-figures.ts';

const partNames = ['principal', 'interest', 'escrow', 'mortgageInsurance'] as const;

/** What is owed today, the next payment with its parts, and the day of the last one. */
export function LoanAnswer({ figures: { records, loan, owed, rows, today } }: { figures: OwnedLoanFigures }) {
  const next = findNextPayment(records, today);
  const last = rows.at(-1)?.dueOn;
  if (owed.balance === 0) return <p className="text-xl">{texts.nothingOwed}</p>;
  return (
    <section className="grid gap-5 rounded-m border border-line bg-surface p-6 sm:p-7">
      <p className="grid gap-1">
        <span className="text-ink-soft">{texts.owedToday}</span>
        <span className="figure-tabular font-display text-[clamp(2.4rem,10vw,3.75rem)] leading-none">
          {formatCents(owed.balance, 'cents')}
        </span>
      </p>
      {next !== undefined && (
        <NextParts
          next={next}
          heading={texts.nextPayment(
            formatCents(next.total, 'cents'),
            formatCalendarDate(next.dueOn, locale),
          )}
        />
      )}
      {last !== undefined && (
        <p className="max-w-[60ch]">{texts.paidOffOn(formatCalendarDate(last, locale))}</p>
      )}
      <p className="max-w-[64ch] text-[.9375rem] text-ink-soft">
        {owed.from === 'statement' && loan.balanceOn !== null
          ? texts.countedFrom.statement(formatCalendarDate(loan.balanceOn, locale))
          : texts.countedFrom.note}{' '}
        {texts.checkStatement}
      </p>
    </section>
  );
}

/** The parts of a payment as one bar, with their figures; what is not entered leads to the loan's data. */
export function NextParts({ next, heading }: { next: NextPayment; heading: string }) {
  return (
    <div className="grid gap-3">
      <p className="figure-tabular font-semibold text-lg">{heading}</p>
      <PartsBar sizes={partNames.map((name) => next[name] ?? 0)} height={18} />
      <table className="figure-tabular w-full max-w-[30rem]">
        <caption className="sr-only">{texts.partsCaption}</caption>
        <tbody className="divide-y divide-line">
          {partNames.map((name, place) => (
            <tr key={name}>
              <th scope="row" className="py-2 text-left font-normal">
                <span className="inline-flex items-center gap-2.5">
                  <PartSample place={place} />
                  {texts.parts[name]}
                </span>
              </th>
              <td className="py-2 text-right">
                {next[name] === null ? (
                  <Link to={`${homeParts.loan}#loan-data-title`} className="text-link">
                    {texts.notEntered}
                  </Link>
                ) : (
                  formatCents(next[name], 'cents')
                )}
              </td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-left">
              {texts.totalOfParts}
            </th>
            <td className="py-2 text-right">{formatCents(next.total, 'cents')}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
