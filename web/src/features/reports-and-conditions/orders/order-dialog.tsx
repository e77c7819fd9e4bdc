import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { ThirdPartyOrder } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  checkOrder,
  MAX_REMARK_LENGTH,
  type OrderInput,
  orderKinds,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useReportsAndConditionsChanges } from '../reports-and-conditions.queries.ts';

const days = ['orderedOn', 'dueOn', 'receivedOn'] as const;
type Draft = Record<keyof typeof texts.fields, string>;

/** Something that a third party does, as it is entered. */
export function OrderDialog({ order, onClose }: { order: ThirdPartyOrder | undefined; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(() => open(order));
  const { saveOrder, remove } = useReportsAndConditionsChanges();
  const form = useRecordForm<OrderInput>({
    check: () => checkOrder(read(draft)),
    save: (value) => saveOrder(order?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  const set = (field: keyof Draft) => ({
    ...form.control(field),
    label: texts.fields[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <RecordDialog
      title={order === undefined ? texts.orderTitle.add : texts.orderTitle.change}
      lead={texts.orderLead}
      form={form}
      onClose={onClose}
      onRemove={order && (() => void remove('order', order.id).then((isGone) => isGone && onClose()))}
    >
      <SelectField {...set('kind')}>
        {orderKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField {...set('company')} maxLength={120} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {days.map((day) => (
          <TextField key={day} {...set(day)} type="date" />
        ))}
        <TextField
          {...set('cost')}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setDraft({ ...draft, cost: tidyDollars(draft.cost) })}
        />
      </div>
      <TextAreaField {...set('note')} rows={3} maxLength={MAX_REMARK_LENGTH} />
    </RecordDialog>
  );
}

function open(order: ThirdPartyOrder | undefined): Draft {
  return {
    ...{ kind: order?.kind ?? 'inspection', company: order?.company ?? '', note: order?.note ?? '' },
    ...{ orderedOn: order?.orderedOn ?? '', dueOn: order?.dueOn ?? '', receivedOn: order?.receivedOn ?? '' },
    cost: order?.cost == null ? '' : tidyDollars(toDollars(order.cost)),
  };
}

function read(draft: Draft): object {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  const dollars = parseDollars(draft.cost);
  const cost = draft.cost.trim() === '' ? null : dollars === undefined ? Number.NaN : toCents(dollars);
  return {
    ...{ kind: draft.kind, company: orNull(draft.company), cost, note: draft.note },
    ...Object.fromEntries(days.map((day) => [day, orNull(draft[day])])),
  };
}
