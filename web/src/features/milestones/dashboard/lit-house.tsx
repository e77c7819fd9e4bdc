import { House } from '../../../ui/house/house.tsx';
import { describeWindows } from '../journey.ts';

/**
 * The house with a lit window for each completed milestone, and the same figure in words. Cropped to a milestone's own window it is
 * small where there is little room.
 */
export function LitHouse({ lit, around }: { lit: ReadonlySet<number>; around?: number | undefined }) {
  const isCropped = around !== undefined;
  return (
    <div className={isCropped ? 'flex items-center gap-4 @5xl:grid @5xl:gap-2' : 'grid gap-2'}>
      <House
        lit={lit}
        around={around}
        className={isCropped ? 'max-w-24 rounded-m @5xl:max-w-none @5xl:rounded-l' : ''}
      />
      <p className="text-[.9375rem] text-ink-soft">{describeWindows(lit.size)}</p>
    </div>
  );
}
