import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import type { LoanCondition } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  type ConditionInput,
  checkLenderCondition,
  conditionStates,
  MAX_REMARK_LENGTH,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { MAX_CONDITION_LENGTH } from '@porchlight/domain/underwriting-conditions/condition-values.ts';
import { useState } from 'react';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useReportsAndConditionsChanges } from '../reports-and-conditions.queries.ts';

type Draft = Record<keyof typeof texts.conditionFields, string>;

/** A condition with its state and its day. */
export function ConditionDialog({ condition, onClose }: { condition: LoanCondition; onClose: () => void }) {
  const { id, heading } = condition;
  const [draft, setDraft] = useState<Draft>(() => ({ ...condition, dueOn: condition.dueOn ?? '' }));
  const { saveConditions, remove } = useReportsAndConditionsChanges();
  const form = useRecordForm<ConditionInput>({
    check: () => {
      const { text, state, note, dueOn } = draft;
      return checkLenderCondition({ text, heading, state, note, dueOn: dueOn === '' ? null : dueOn });
    },
    save: (value) => saveConditions([{ id, ...value }]),
    onDone: onClose,
  });
  const set = (field: keyof Draft) => ({
    ...form.control(field),
    label: texts.conditionFields[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <RecordDialog
      title={texts.conditionTitle}
      lead={texts.conditionLead}
      form={form}
      onClose={onClose}
      onRemove={() => void remove('condition', id).then((isGone) => isGone && onClose())}
    >
      <TextAreaField {...set('text')} rows={4} maxLength={MAX_CONDITION_LENGTH} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...set('state')}>
          {conditionStates.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </SelectField>
        <TextField {...set('dueOn')} type="date" />
      </div>
      <TextAreaField {...set('note')} rows={3} maxLength={MAX_REMARK_LENGTH} />
    </RecordDialog>
  );
}
