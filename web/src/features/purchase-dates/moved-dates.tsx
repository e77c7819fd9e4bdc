import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { DatePreview, MovedDate } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';
import type { ReactNode } from 'react';
import { FieldError } from '../../ui/forms/field.tsx';

/** What moves with a date, before it is accepted; its own problem first, then what else it does. */
export function MovedDates({ preview, children }: { preview: DatePreview; children?: ReactNode }) {
  const { moved, others } = preview;
  return (
    <div className="grid gap-5">
      {moved?.after?.problem && <FieldError id={`problem-${moved.key}`}>{moved.after.problem}</FieldError>}
      {children}
      {others.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingMoves}</p>
      ) : (
        <section aria-labelledby="moves-with-it" className="grid gap-2">
          <h3 id="moves-with-it" className="text-[1.15rem]">
            {texts.theseMove}
          </h3>
          <ul className="grid divide-y divide-line border-line border-y">
            {others.map((date) => (
              <li key={date.key} className="grid py-2.5">
                <span className="font-semibold">{date.title}</span>
                <MovedDay date={date} />
                {date.after?.problem && date.after.problem !== date.before?.problem && (
                  <p className="text-[.95rem] text-brick">{date.after.problem}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const write = (day: string) => formatWeekdayDate(day, locale);

function MovedDay({ date: { before, after } }: { date: MovedDate }) {
  if (after === null) return <span className="text-ink-soft">{texts.goesAway}</span>;
  const was = describeBefore(before?.day, after.day);
  return (
    <span className="figure-tabular">
      {was !== texts.stays(write(after.day)) && write(after.day)}{' '}
      <span className="text-[.95rem] text-ink-soft">{was}</span>
    </span>
  );
}

function describeBefore(before: string | undefined, after: string): string {
  if (before === undefined) return texts.isNew;
  return before === after ? texts.stays(write(after)) : texts.from(write(before));
}
