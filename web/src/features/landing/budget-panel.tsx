import { locale } from '@porchlight/content/en/locale.ts';
import type { DashboardPreview } from '@porchlight/domain/landing/landing.ts';
import { PartSample, PartsBar } from '../../ui/charts/parts-bar.tsx';

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A month's payment as one bar in parts, with the same figures in the table below it. */
export function BudgetPanel({ budget }: { budget: DashboardPreview['budget'] }) {
  const { preApproval, rate, lines, total, note } = budget;
  const sum = lines.reduce((sofar, { monthly }) => sofar + monthly, 0);
  return (
    <div className="grid gap-3 sm:gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
        {[preApproval, rate].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-[.9375rem] text-ink-soft">{label}</dt>
            <dd className="figure-tabular font-display font-medium text-2xl leading-tight sm:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <PartsBar sizes={lines.map(({ monthly }) => monthly)} height={14} />
      <table className="figure-tabular w-full text-[.9375rem]">
        <caption className="sr-only">{budget.label}</caption>
        <tbody>
          {lines.map(({ label, monthly }, place) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-left font-normal">
                <span className="inline-flex items-center gap-2.5">
                  <PartSample place={place} />
                  {label}
                </span>
              </th>
              <td className="py-1 text-right">{dollars.format(monthly)}</td>
            </tr>
          ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="pt-2 text-left">
              {total}
            </th>
            <td className="pt-2 text-right">{dollars.format(sum)}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-[.875rem] text-ink-soft leading-normal">{note}</p>
    </div>
  );
}
