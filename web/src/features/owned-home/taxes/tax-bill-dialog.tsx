import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { type Content, checkRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { MAX_INSTALLMENTS, taxBillKind } from '@porchlight/domain/owned-home/kinds/tax-bill.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { createRecordDraft, getRecordDraft, type RecordField } from '../records/record-layout.ts';
import { type InstallmentRow, InstallmentRows } from './installment-rows.tsx';

/** A tax bill, in the order of the bill; its installments follow as rows. */
const fields: readonly RecordField[] = [
  { name: 'taxYear', label: texts.billFields.taxYear, as: 'count' },
  { name: 'paidBy', label: texts.billFields.paidBy, as: 'choice', options: texts.payers },
  { name: 'office', label: texts.billFields.office, hint: texts.officeHint, as: 'line' },
  { name: 'parcelNumber', label: texts.billFields.parcelNumber, as: 'line', optional: true },
  { name: 'assessedValue', label: texts.billFields.assessedValue, as: 'amount', optional: true },
];

const emptyRow: InstallmentRow = { dueOn: '', amount: '', paidOn: '' };

/** The window in which a tax bill is entered, changed and removed. */
export function TaxBillDialog({
  record,
  records,
  today,
  onClose,
}: HomePartProps & { record: HomeRecord<Content<typeof taxBillKind>> | undefined; onClose: () => void }) {
  const [id] = useState(() => record?.id ?? createSubmissionId());
  const [draft, setDraft] = useState(() =>
    createRecordDraft(fields, record?.content ?? { taxYear: Number(today.slice(0, 4)) }),
  );
  const [rows, setRows] = useState<readonly InstallmentRow[]>(
    () => record?.content.installments.map(openRow) ?? [emptyRow],
  );
  const { save, remove } = useHomeRecordChanges();
  const form = useRecordForm({
    check: () =>
      checkRecord(
        taxBillKind,
        { ...getRecordDraft(fields, draft), installments: rows.map(readRow) },
        { records: records.filter((other) => other.id !== id), today },
      ),
    save: (content) => save([{ id, kind: taxBillKind.name, content }]),
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={texts.changeBill}
      lead={texts.billLead}
      form={form}
      onClose={onClose}
      onRemove={record && (() => void remove(record.id).then((isGone) => isGone && onClose()))}
    >
      <RecordFields
        fields={fields}
        draft={draft}
        control={form.control}
        onChange={(name, typed) => setDraft((before) => ({ ...before, [name]: typed }))}
      />
      <InstallmentRows
        {...form.control('installments')}
        rows={rows}
        onAdd={rows.length < MAX_INSTALLMENTS ? () => setRows([...rows, emptyRow]) : undefined}
        onChange={(place, row) => setRows(rows.with(place, row))}
        onRemove={rows.length > 1 ? (place) => setRows(rows.toSpliced(place, 1)) : undefined}
      />
    </RecordDialog>
  );
}

type Installment = Content<typeof taxBillKind>['installments'][number];

const openRow = ({ dueOn, amount, paidOn }: Installment): InstallmentRow => ({
  ...{ dueOn, amount: formatTypedCents(amount), paidOn: paidOn ?? '' },
});

/** In the terms of the kind; what cannot be read is left for its check to refuse. */
const readRow = ({ dueOn, amount, paidOn }: InstallmentRow) => ({
  ...{ dueOn, amount: parseTypedCents(amount) ?? Number.NaN, paidOn: paidOn === '' ? null : paidOn },
});
