import { House } from '../../ui/house.tsx';
import { describeWindows } from './journey.ts';

/** The house with a lit window for each completed milestone, and the same figure in words. */
export function LitHouse({ lit }: { lit: ReadonlySet<number> }) {
  return (
    <div className="grid gap-2">
      <House lit={lit} />
      <p className="text-[.9375rem] text-ink-soft">{describeWindows(lit.size)}</p>
    </div>
  );
}
