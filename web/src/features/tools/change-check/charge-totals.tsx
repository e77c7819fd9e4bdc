import * as texts from '@porchlight/content/en/change-check/page.ts';
import type { ChangedTotal } from '@porchlight/domain/disclosure-changes/disclosure-comparison.ts';
import { Figures } from './charge-groups.tsx';

/** The totals of both forms, as far as both were read. */
export function ChargeTotals({ totals }: { totals: readonly ChangedTotal[] }) {
  const shown = totals.flatMap((total) => {
    const label = texts.totals[total.name];
    return label === undefined || total.change === null ? [] : [{ label, ...total }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="change-totals" className="grid gap-3">
      <h2 id="change-totals" className="text-2xl">
        {texts.totalsTitle}
      </h2>
      <ul className="grid divide-y divide-line border-line border-y">
        {shown.map(({ name, label, le, cd, change }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center"
          >
            <p className="font-semibold">{label}</p>
            <Figures le={le ?? undefined} cd={cd ?? undefined} change={change ?? undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
