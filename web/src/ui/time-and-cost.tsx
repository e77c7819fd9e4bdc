import { CalendarClock, CircleDollarSign, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** How long a part of the journey takes and what it costs. */
export function TimeAndCost({ duration, cost }: { duration: ReactNode; cost: ReactNode }) {
  return (
    <dl className="grid gap-4 rounded-m border border-line p-5 text-[.9375rem]">
      <Fact icon={CalendarClock} name="How long it takes" value={duration} />
      <Fact icon={CircleDollarSign} name="What it costs" value={cost} />
    </dl>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
        <Icon aria-hidden="true" className="size-5 text-ink-soft" />
        {name}
      </dt>
      <dd className="figure-tabular wrap-anywhere col-start-2 text-ink-soft">{value}</dd>
    </div>
  );
}
