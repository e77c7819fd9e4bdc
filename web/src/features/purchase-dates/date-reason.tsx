import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { PurchaseDate } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';
import type { ReactNode } from 'react';

/** Why a date stands there: its rule with the source, what it depends on, and what happens once it passes. */
export function DateReason({ date }: { date: PurchaseDate }) {
  const { title, reason, rule, inputs, consequence, source, note, changedAt, changedBy } = date;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.95rem] text-link">
        {texts.why}
        <span className="sr-only">{texts.whyOf(title)}</span>
      </summary>
      <p className="max-w-[62ch]">{reason}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-[.95rem] sm:grid-cols-[8.5rem_1fr]">
        {rule !== null && (
          <Line name={texts.rule}>
            {rule.url === undefined ? (
              rule.title
            ) : (
              <a href={rule.url} target="_blank" rel="noopener" className="text-link">
                {rule.title} <span className="sr-only">{texts.opensInNewTab}</span>
              </a>
            )}
          </Line>
        )}
        {inputs.map((input) => (
          <Line key={input.key} name={texts.dependsOn}>
            {input.title}, {formatWeekdayDate(input.day, locale)}
          </Line>
        ))}
        {consequence !== null && <Line name={texts.ifItPasses}>{consequence}</Line>}
        <Line name={texts.whereFrom}>{texts.sources[source]}</Line>
        {note !== null && <Line name={texts.note}>{note}</Line>}
        {changedBy !== null && changedAt !== null && (
          <Line name={texts.lastChanged}>
            {texts.changedBy(changedBy, formatShortDate(changedAt, locale))}
          </Line>
        )}
      </dl>
    </details>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  );
}
