import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PurchaseDate } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';

/** The dates ahead on a line from today to the last of them, by their days; the list below says the same in words. */
export function DateTimeline({ dates, today }: { dates: readonly PurchaseDate[]; today: string }) {
  const ahead = dates.filter(({ day }) => day >= today);
  const last = ahead.at(-1);
  if (last === undefined || last.day === today) return null;
  const whole = countDaysBetween(today, last.day);
  const place = (day: string) => `${((countDaysBetween(today, day) / whole) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className="grid gap-2 break-inside-avoid">
      <div className="relative mx-2 h-8">
        <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-line-strong" />
        <span className="absolute top-1/2 h-6 w-0.5 -translate-x-1/2 -translate-y-1/2 bg-ink" />
        {ahead.map(({ key, day, problem, owner }) => (
          <span
            key={key}
            style={{ left: place(day) }}
            className={`absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface ${
              problem !== null ? 'bg-brick' : owner === 'buyer' ? 'bg-dusk' : 'bg-sage'
            } ${key === 'closing-day' ? 'size-5' : ''}`}
          />
        ))}
      </div>
      <div className="figure-tabular flex justify-between text-[.875rem] text-ink-soft">
        <span>{texts.today}</span>
        <span>{formatCalendarDate(last.day, locale)}</span>
      </div>
    </div>
  );
}
