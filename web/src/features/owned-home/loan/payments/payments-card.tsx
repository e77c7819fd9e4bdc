import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-payments.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { paymentKind } from '@porchlight/domain/owned-home/kinds/payment.ts';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { HomeRecordDialog } from '../../records/home-record-dialog.tsx';
import type { RecordField } from '../../records/record-layout.ts';
import type { OwnedLoanFigures } from '../loan-figures.ts';

const SHOWN = 6;
const { fields: labels } = texts;
const fields: readonly RecordField[] = [
  { name: 'paidOn', label: labels.paidOn, as: 'day' },
  { name: 'dueOn', label: labels.dueOn, hint: texts.dueOnHint, as: 'day', optional: true },
  { name: 'principal', label: labels.principal, as: 'amount', optional: true },
  { name: 'interest', label: labels.interest, as: 'amount', optional: true },
  { name: 'escrow', label: labels.escrow, as: 'amount', optional: true },
  { name: 'extraPrincipal', label: labels.extraPrincipal, hint: texts.extraHint, as: 'amount' },
  { name: 'total', label: labels.total, as: 'amount' },
];
const loadImport = () => import('./import/import-dialog.tsx');

type Open = { what: 'payment'; record: HomeRecord<object> | undefined } | { what: 'import' };

/** The payments that are entered: the latest of them, one more by hand, or many from a file. */
export function PaymentsCard({ figures }: { figures: OwnedLoanFigures }) {
  const { payments, records, today } = figures;
  const [open, setOpen] = useState<Open>();
  const [isWhole, setIsWhole] = useState(false);
  const close = () => setOpen(undefined);
  const latest = payments
    .toSorted((one, other) => other.content.paidOn.localeCompare(one.content.paidOn))
    .slice(0, isWhole ? undefined : SHOWN);
  const total = payments.reduce((sum, { content }) => sum + content.total, 0);
  return (
    <SectionCard id="payments" title={texts.title}>
      <p className="figure-tabular max-w-[60ch]">
        {payments.length === 0 ? texts.none : texts.counts(payments.length, formatCents(total, 'cents'))}
      </p>
      {latest.length > 0 && (
        <ul
          aria-label={isWhole ? texts.title : texts.lastOnes}
          className="grid max-w-[40rem] divide-y divide-line border-line border-y"
        >
          {latest.map((record) => (
            <li
              key={record.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5"
            >
              <Button
                variant="plain"
                size="small"
                aria-label={texts.changePayment(formatCalendarDate(record.content.paidOn, locale))}
                onClick={() => setOpen({ what: 'payment', record })}
                className="-ml-3.5"
              >
                {formatCalendarDate(record.content.paidOn, locale)}
              </Button>
              <span className="figure-tabular grid text-right">
                {formatCents(record.content.total, 'cents')}
                {record.content.extraPrincipal > 0 && (
                  <span className="text-[.875rem] text-ink-soft">
                    {texts.extraOf(formatCents(record.content.extraPrincipal, 'cents'))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {latest.length < payments.length && (
        <p>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {texts.showAll(payments.length)}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen({ what: 'payment', record: undefined })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
        <Button onClick={() => setOpen({ what: 'import' })}>
          <FileUp aria-hidden="true" className="size-4.5" />
          {texts.importFile}
        </Button>
      </div>
      {open?.what === 'payment' && (
        <HomeRecordDialog
          kind={paymentKind}
          fields={fields}
          title={texts.dialogTitle}
          lead={texts.dialogLead}
          record={open.record}
          begin={{ paidOn: today, extraPrincipal: 0 }}
          records={records}
          today={today}
          onClose={close}
        />
      )}
      {open?.what === 'import' && <LazyPart load={loadImport} props={{ records, today, onClose: close }} />}
    </SectionCard>
  );
}
