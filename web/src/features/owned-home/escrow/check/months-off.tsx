import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { describeMonthOff } from '../escrow-words.ts';

/** The months of last year whose balance does not follow from the one before. */
export function MonthsOff({ monthsOff }: { monthsOff: readonly MonthOff[] }) {
  if (monthsOff.length === 0) return null;
  return (
    <Notice look="wrong" title={texts.monthsOffTitle}>
      <ul className="figure-tabular grid gap-1.5">
        {monthsOff.map((off) => (
          <li key={`${off.place}${off.side}`}>{describeMonthOff(off)}</li>
        ))}
      </ul>
      <p className="mt-2">{texts.howMonthsAdd}</p>
    </Notice>
  );
}
