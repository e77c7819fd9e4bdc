import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { taxBillKind } from '@porchlight/domain/owned-home/kinds/tax-bill.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { AddRecord } from './add-record.tsx';
import { Assessments } from './assessments.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';
import { TaxBillDialog } from './tax-bill-dialog.tsx';

type Bill = Content<typeof taxBillKind>;

/** The tax bills with their installments, and the notices of assessed value. */
export function PropertyTaxSection(props: HomePartProps) {
  const { records, today } = props;
  const [opened, setOpened] = useState<{ record: HomeRecord<Bill> | undefined }>();
  const bills = listRecords(taxBillKind, records).toSorted((a, b) => b.content.taxYear - a.content.taxYear);
  return (
    <SectionCard id="property-tax" title={texts.propertyTax}>
      <p className="max-w-[60ch] text-ink-soft">{texts.propertyTaxLead}</p>
      {bills.length === 0 ? (
        <p>{texts.noBills}</p>
      ) : (
        <RecordRows>
          {bills.map((record) => (
            <BillRow
              key={record.id}
              bill={record.content}
              today={today}
              onChange={() => setOpened({ record })}
            />
          ))}
        </RecordRows>
      )}
      <AddRecord label={texts.addBill} isPrimary onClick={() => setOpened({ record: undefined })} />
      <Assessments {...props} />
      {opened !== undefined && (
        <TaxBillDialog {...props} record={opened.record} onClose={() => setOpened(undefined)} />
      )}
    </SectionCard>
  );
}

function BillRow({
  bill: { office, taxYear, paidBy, installments },
  today,
  onChange,
}: {
  bill: Bill;
  today: string;
  onChange: () => void;
}) {
  const total = installments.reduce((sum, { amount }) => sum + amount, 0);
  const isLate = installments.some(({ dueOn, paidOn }) => paidOn === null && dueOn < today);
  return (
    <RecordRow name={texts.billName(office, taxYear)} onChange={onChange}>
      <RowLine>{[texts.billTotal(formatCents(total)), texts.paidBy[paidBy]].join(' · ')}</RowLine>
      <ul className="grid gap-1 text-[.9375rem]">
        {installments.map(({ dueOn, amount, paidOn }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two installments may be the same in everything.
          <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {texts.installmentLine(formatCents(amount), formatCalendarDate(dueOn, locale))}
            {paidOn !== null ? (
              <Badge look="done">{texts.paidOn(formatCalendarDate(paidOn, locale))}</Badge>
            ) : dueOn < today ? (
              <Badge look={paidBy === 'owner' ? 'wrong' : 'now'}>{texts.passedUnpaid[paidBy]}</Badge>
            ) : (
              <Badge>{texts.unpaid}</Badge>
            )}
          </li>
        ))}
      </ul>
      {isLate && <RowLine>{paidBy === 'escrow' ? texts.lateFromEscrow : texts.lateByOwner}</RowLine>}
    </RecordRow>
  );
}
