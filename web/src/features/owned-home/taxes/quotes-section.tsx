import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { COMPARE_DAYS } from '@porchlight/domain/owned-home/kinds/insurance-policy.ts';
import { insuranceQuoteKind } from '@porchlight/domain/owned-home/kinds/insurance-quote.ts';
import { findComparedPolicy } from '@porchlight/domain/owned-home/taxes/compared-policy.ts';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { coverageLayout } from './coverage-layout.ts';
import { QuoteRow } from './quote-row.tsx';
import { QuoteTable } from './quote-table.tsx';
import { RecordRows } from './record-row.tsx';

const MAX_COMPARED = 5;

const fields: readonly RecordField[] = [
  { name: 'company', label: texts.policyFields.company, as: 'line' },
  { name: 'quotedOn', label: texts.quotedOn, as: 'day' },
  { name: 'premium', label: texts.coverageFields.premium, as: 'amount' },
  ...coverageLayout,
];

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
