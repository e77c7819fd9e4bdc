import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import type { Coverage } from '@porchlight/domain/owned-home/kinds/coverage-fields.ts';
import { COMPARE_DAYS } from '@porchlight/domain/owned-home/kinds/insurance-policy.ts';
import { insuranceQuoteKind } from '@porchlight/domain/owned-home/kinds/insurance-quote.ts';
import { compareQuote, type QuoteDifference } from '@porchlight/domain/owned-home/taxes/compare-quotes.ts';
import { findComparedPolicy } from '@porchlight/domain/owned-home/taxes/compared-policy.ts';
import { CircleHelp, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { coverageLayout } from './coverage-layout.ts';
import { RecordRow, RecordRows } from './record-row.tsx';

const MAX_COMPARED = 5;

const fields: readonly RecordField[] = [
  { name: 'company', label: texts.policyFields.company, as: 'line' },
  { name: 'quotedOn', label: texts.quotedOn, as: 'day' },
  { name: 'premium', label: texts.coverageFields.premium, as: 'amount' },
  ...coverageLayout,
];

type Named = Coverage & { id: string; company: string };

const lines = Object.keys(texts.coverageFields) as (keyof typeof texts.coverageFields)[];

/** The policy and the quotes side by side, in the order of a declarations page; what differs from the policy is set apart. */
function QuoteTable({ policy, quotes }: { policy: Omit<Named, 'id'>; quotes: readonly Named[] }) {
  return (
    <section
      aria-label={texts.quoteTable}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-m border border-line"
    >
      <table className="figure-tabular w-full border-collapse text-[.9375rem] leading-normal">
        <thead>
          <tr className="border-line border-b text-right align-bottom">
            <th scope="col" className="sticky left-0 bg-surface p-3 text-left font-normal text-ink-soft">
              {texts.line}
            </th>
            <th scope="col" className="wrap-anywhere min-w-28 p-3">
              {texts.yourPolicy(policy.company)}
            </th>
            {quotes.map(({ id, company }) => (
              <th key={id} scope="col" className="wrap-anywhere min-w-28 p-3">
                {company}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={line} className="text-right align-top">
              <th
                scope="row"
                className="sticky left-0 min-w-32 bg-surface p-3 text-left font-normal text-ink-soft"
              >
                {texts.coverageFields[line]}
              </th>
              <td className="p-3">{writeCell(line, policy)}</td>
              {quotes.map((quote) => (
                <td key={quote.id} className={`p-3 ${quote[line] === policy[line] ? '' : 'font-semibold'}`}>
                  {writeCell(line, quote)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function writeCell(line: keyof typeof texts.coverageFields, coverage: Coverage): string {
  const value = coverage[line];
  if (line === 'windHailDeductible' && !coverage.coversWindHail) return texts.notCovered;
  if (value === null) return texts.notSaid;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? formatCents(value) : texts.settlements[value];
}

/** A quote and how it differs from the policy, in words; `policy` undefined where it is not compared. */
function QuoteRow({
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

/** Quotes beside the policy in force: how each differs in words, then all of them line by line. */
export function QuotesSection(props: HomePartProps) {
  const { records, today } = props;
  const [opened, setOpened] = useState<{
    record: HomeRecord<Content<typeof insuranceQuoteKind>> | undefined;
  }>();
  const policy = findComparedPolicy(records, today);
  const quotes = listRecords(insuranceQuoteKind, records).toSorted((a, b) =>
    b.content.quotedOn.localeCompare(a.content.quotedOn),
  );
  const current = quotes.filter(({ content }) => policy === undefined || content.quotedOn >= policy.startsOn);
  const compared = current.slice(0, MAX_COMPARED);
  const older = quotes.length - current.length;
  const compareFrom = policy && addDays(policy.endsOn, -COMPARE_DAYS);
  return (
    <SectionCard id="quotes" title={texts.quotes}>
      <div className="grid max-w-[62ch] gap-2 text-ink-soft">
        <p>{policy === undefined ? texts.quotesNeedPolicy : texts.quotesLead}</p>
        {compareFrom !== undefined && compareFrom > today && (
          <p>{texts.comparedFrom(formatCalendarDate(compareFrom, locale))}</p>
        )}
        {policy?.isScaled && <p>{texts.premiumScaled}</p>}
      </div>
      {quotes.length > 0 && (
        <RecordRows>
          {quotes.map((record) => (
            <QuoteRow
              key={record.id}
              quote={record.content}
              policy={compared.includes(record) ? policy : undefined}
              onChange={() => setOpened({ record })}
            />
          ))}
        </RecordRows>
      )}
      {older > 0 && <p className="text-[.9375rem] text-ink-soft">{texts.olderQuotes(older)}</p>}
      {current.length > MAX_COMPARED && (
        <p className="text-[.9375rem] text-ink-soft">{texts.manyQuotes(MAX_COMPARED)}</p>
      )}
      {policy !== undefined && compared.length > 0 && (
        <QuoteTable policy={policy} quotes={compared.map(({ id, content }) => ({ id, ...content }))} />
      )}
      <AddRecord label={texts.addQuote} onClick={() => setOpened({ record: undefined })} />
      {opened !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={insuranceQuoteKind}
          fields={fields}
          title={texts.quoteTitle}
          lead={texts.quoteLead}
          record={opened.record}
          begin={{ quotedOn: today }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}
