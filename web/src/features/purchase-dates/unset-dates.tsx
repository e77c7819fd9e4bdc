import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import type { PurchaseDates } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';
import { createSubmissionId } from '../../platform/api/submission-id.ts';
import { Button } from '../../ui/button.tsx';
import type { ChangedDate } from './dates.queries.ts';

/** Days from which others are counted and that are not set yet, and the way to a date of one's own. */
export function UnsetDates({
  unset,
  onSet,
}: {
  unset: PurchaseDates['unset'];
  onSet: (date: ChangedDate) => void;
}) {
  const start = (key: string, title: string) =>
    onSet({ key, title, day: null, note: null, setAt: 'dates', milestone: null });
  return (
    <section aria-labelledby="add-dates" className="grid gap-4 print:hidden">
      <div className="grid gap-1">
        <h2 id="add-dates" className="text-2xl">
          {texts.addDates}
        </h2>
        {unset.length > 0 && <p className="max-w-[62ch] text-[.95rem] text-ink-soft">{texts.addDatesHint}</p>}
      </div>
      {unset.length > 0 && (
        <ul className="divide-y divide-line rounded-m border border-line bg-surface">
          {unset.map(({ key, title, hint }) => (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-5"
            >
              <div className="max-w-[54ch]">
                <h3 className="text-[1.1rem] leading-snug">{title}</h3>
                <p className="text-[.95rem] text-ink-soft">{hint}</p>
              </div>
              <Button size="small" aria-label={texts.setTitle(title)} onClick={() => start(key, title)}>
                {texts.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button onClick={() => start(`own-${createSubmissionId()}`, '')}>{texts.ownDate}</Button>
      </p>
    </section>
  );
}
