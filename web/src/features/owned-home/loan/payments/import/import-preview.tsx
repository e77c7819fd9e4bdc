import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-payments.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { MAX_PAYMENTS } from '@porchlight/domain/owned-home/kinds/payment.ts';
import type { ReadPayments } from '@porchlight/domain/owned-home/payment-file/payment-file.ts';
import type { PaymentImport } from '@porchlight/domain/owned-home/payment-file/payment-import.ts';

const SHOWN = 5;
const SHOWN_WRONG = 20;

/** What an import saves, the first lines of it, and each line that cannot be read. */
export function PaymentPreview({
  read: { wrong, otherSign },
  plan: { fresh, alreadyStored, sameDueDate, repeated, tooMany },
  hasDueDates,
}: {
  read: ReadPayments;
  plan: PaymentImport;
  hasDueDates: boolean;
}) {
  const days = fresh.map(({ content }) => content.paidOn).sort();
  const total = fresh.reduce((sum, { content }) => sum + content.total, 0);
  const number = (value: number) => formatCount(value, locale);
  return (
    <section aria-labelledby="import-preview" aria-live="polite" className="grid gap-3">
      <h3 id="import-preview" className="text-lg">
        {texts.preview}
      </h3>
      {fresh.length === 0 ? (
        <p>{texts.nothingNew}</p>
      ) : (
        <p className="figure-tabular">
          <span className="block font-semibold text-xl">{texts.previewCount(fresh.length)}</span>
          {texts.previewSpan(
            formatCalendarDate(days[0] ?? '', locale),
            formatCalendarDate(days.at(-1) ?? '', locale),
            formatCents(total, 'cents'),
          )}
        </p>
      )}
      {tooMany !== null && (
        <p className="font-semibold text-brick">{texts.tooMany(number(tooMany), number(MAX_PAYMENTS))}</p>
      )}
      {fresh.length > 0 && (
        <ul className="figure-tabular grid divide-y divide-line border-line border-y text-[.9375rem]">
          {fresh.slice(0, SHOWN).map(({ id, content }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span>
                {formatCalendarDate(content.paidOn, locale)}
                {content.extraPrincipal > 0 && (
                  <span className="block text-ink-soft">
                    {texts.extraOf(formatCents(content.extraPrincipal, 'cents'))}
                  </span>
                )}
              </span>
              <span>{formatCents(content.total, 'cents')}</span>
            </li>
          ))}
          {fresh.length > SHOWN && (
            <li className="py-1.5 text-ink-soft">{texts.moreLines(fresh.length - SHOWN)}</li>
          )}
        </ul>
      )}
      {alreadyStored > 0 && <p>{texts.alreadyStored(alreadyStored)}</p>}
      {sameDueDate > 0 && <p>{texts.sameDueDate(sameDueDate)}</p>}
      {repeated > 0 && <p>{texts.repeated(repeated)}</p>}
      {otherSign.length > 0 && <p>{texts.otherSign(otherSign.length)}</p>}
      {!hasDueDates && fresh.length > 0 && <p>{texts.noDueDates}</p>}
      {wrong.length > 0 && (
        <div className="grid gap-1 rounded-m bg-brick-soft p-4 text-[.9375rem]">
          <p className="font-semibold">{texts.wrongLines(wrong.length)}</p>
          <ul className="wrap-anywhere grid gap-1">
            {wrong.slice(0, SHOWN_WRONG).map(({ line, problem }) => (
              <li key={line}>{texts.wrongLine(line, problem)}</li>
            ))}
            {wrong.length > SHOWN_WRONG && <li>{texts.moreLines(wrong.length - SHOWN_WRONG)}</li>}
          </ul>
        </div>
      )}
    </section>
  );
}
