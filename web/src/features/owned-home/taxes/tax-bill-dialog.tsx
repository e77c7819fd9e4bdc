import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { type Content, checkRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { MAX_INSTALLMENTS, taxBillKind } from '@porchlight/domain/owned-home/kinds/tax-bill.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { createRecordDraft, getRecordDraft, type RecordField } from '../records/record-layout.ts';

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

type InstallmentRow = { dueOn: string; amount: string; paidOn: string };

/** The installments of a tax bill as they are typed; what is wrong with one of them is said of all, and takes the focus. */
function InstallmentRows({
  id,
  error,
  rows,
  onAdd,
  onChange,
  onRemove,
}: {
  id: string;
  error: string | undefined;
  rows: readonly InstallmentRow[];
  onAdd: (() => void) | undefined;
  onChange: (place: number, row: InstallmentRow) => void;
  onRemove: ((place: number) => void) | undefined;
}) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
      className="grid gap-4"
    >
      <legend className="font-semibold text-lg">{texts.installments}</legend>
      <p id={`${id}-hint`} className="text-[.9375rem] text-ink-soft">
        {texts.installmentsHint}
      </p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {rows.map((row, place) => {
        const set = (field: keyof InstallmentRow) => ({
          id: `${id}-${place}-${field}`,
          label: texts.installmentFields[field],
          value: row[field],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange(place, { ...row, [field]: target.value }),
        });
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
            key={place}
            className="grid gap-4 rounded-m border border-line p-4 sm:grid-cols-2"
          >
            <legend className="px-1 font-semibold">{texts.installment(place + 1)}</legend>
            <TextField {...set('dueOn')} type="date" />
            <TextField
              {...set('amount')}
              inputMode="decimal"
              autoComplete="off"
              onBlur={() => onChange(place, { ...row, amount: tidyDollars(row.amount) })}
            />
            <TextField {...set('paidOn')} type="date" />
            {onRemove !== undefined && (
              <p className="sm:col-span-2">
                <Button size="small" variant="plain" className="-ml-3.5" onClick={() => onRemove(place)}>
                  <X aria-hidden="true" className="size-4.5" />
                  {texts.removeInstallment(place + 1)}
                </Button>
              </p>
            )}
          </fieldset>
        );
      })}
      {onAdd !== undefined && (
        <p>
          <Button size="small" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addInstallment}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
