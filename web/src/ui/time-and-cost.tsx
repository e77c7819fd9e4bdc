import * as texts from '@porchlight/content/en/shared/ui.ts';
import type { ReactNode } from 'react';

/** How long a part of the journey takes and what it costs. */
export function TimeAndCost({ duration, cost }: { duration: ReactNode; cost: ReactNode }) {
  return (
    <dl className="grid gap-4 rounded-m border border-line p-5 text-[.9375rem]">
      <Fact name={texts.durationLabel} value={duration} />
      <Fact name={texts.whatItCosts} value={cost} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="figure-tabular wrap-anywhere text-ink-soft">{value}</dd>
    </div>
  );
}
