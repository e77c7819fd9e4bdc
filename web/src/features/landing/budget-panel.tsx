import type { DashboardPreview } from '@porchlight/domain/landing/landing.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** By place, since a share of the bar and its line of the table have to match. */
const fills = ['fill-dusk', 'fill-dusk/65', 'fill-dusk/40', 'fill-line-strong'];

/** A month's payment as one bar in parts, with the same figures in the table below it. */
export function BudgetPanel({ budget }: { budget: DashboardPreview['budget'] }) {
  const { preApproval, rate, lines, total, note } = budget;
  const sum = lines.reduce((sofar, { monthly }) => sofar + monthly, 0);
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {[preApproval, rate].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-[.9375rem] text-ink-soft">{label}</dt>
            <dd className="figure-tabular font-display font-medium text-3xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <svg width="100%" height="14" aria-hidden="true" className="rounded-full">
        {lines.map(({ label, monthly }, place) => {
          const before = lines.slice(0, place).reduce((sofar, line) => sofar + line.monthly, 0);
          return (
            <rect
              key={label}
              x={`${(before / sum) * 100}%`}
              width={`${(monthly / sum) * 100}%`}
              height="14"
              className={fills[place % fills.length]}
            />
          );
        })}
      </svg>
      <table className="figure-tabular w-full text-[.9375rem]">
        <caption className="sr-only">{budget.label}</caption>
        <tbody>
          {lines.map(({ label, monthly }, place) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-left font-normal">
                <span className="inline-flex items-center gap-2.5">
                  <svg width="10" height="10" aria-hidden="true">
                    <rect width="10" height="10" rx="3" className={fills[place % fills.length]} />
                  </svg>
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
