import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Content } from '@porchlight/domain/owned-home/home-record.ts';
import type { Coverage } from '@porchlight/domain/owned-home/kinds/coverage-fields.ts';
import type { insuranceQuoteKind } from '@porchlight/domain/owned-home/kinds/insurance-quote.ts';
import { compareQuote, type QuoteDifference } from '@porchlight/domain/owned-home/taxes/compare-quotes.ts';
import { CircleHelp, ThumbsDown, ThumbsUp } from 'lucide-react';
import { RecordRow } from './record-row.tsx';

/** A quote and how it differs from the policy, in words; `policy` undefined where it is not compared. */
export function QuoteRow({
  quote,
  policy,
  onChange,
}: {
  quote: Content<typeof insuranceQuoteKind>;
  policy: Coverage | undefined;
  onChange: () => void;
}) {
  const differences = policy === undefined ? [] : compareQuote(policy, quote);
  return (
    <RecordRow
      name={texts.quoteName(quote.company, formatCents(quote.premium))}
      beside={
        <span className="text-[.9375rem] text-ink-soft">{formatCalendarDate(quote.quotedOn, locale)}</span>
      }
      onChange={onChange}
    >
      {policy !== undefined && differences.length === 0 && <p>{texts.sameAsPolicy}</p>}
      {differences.length > 0 && (
        <ul className="mt-1 grid gap-1.5">
          {differences.map((difference) => (
            <Difference key={difference.line} difference={difference} />
          ))}
          {differences.length === 1 && differences[0]?.line === 'premium' && (
            <li className="text-[.9375rem] text-ink-soft">{texts.onlyPremiumDiffers}</li>
          )}
        </ul>
      )}
    </RecordRow>
  );
}

const looks = {
  unknown: { Icon: CircleHelp, ink: 'text-ink-soft', says: undefined },
  worse: { Icon: ThumbsDown, ink: 'text-brick', says: texts.worse },
  better: { Icon: ThumbsUp, ink: 'text-sage', says: texts.better },
} as const;

function Difference({ difference }: { difference: QuoteDifference }) {
  const { Icon, ink, says } =
    looks[difference.is === 'unknown' ? 'unknown' : difference.isWorse ? 'worse' : 'better'];
  return (
    <li className="flex gap-2.5 text-[.9375rem]">
      <Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${ink}`} />
      <span className="min-w-0">
        {says !== undefined && <span className="sr-only">{says}: </span>}
        {describe(difference)}
      </span>
    </li>
  );
}

function describe(difference: QuoteDifference): string {
  if (difference.is === 'unknown') return texts.ask(texts.coverageFields[difference.line]);
  switch (difference.line) {
    case 'coversWindHail':
    case 'coversFlood':
      return texts.perilChanges[difference.line][difference.is];
    case 'settlement':
      return texts.settlementChanges[difference.is];
    default:
      return texts.amountDiffers(difference.line, formatCents(difference.cents), difference.is === 'more');
  }
}
