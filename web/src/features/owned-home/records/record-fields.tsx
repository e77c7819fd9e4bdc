import * as texts from '@porchlight/content/en/owned-home.ts';
import { Fragment } from 'react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { RecordDraft, RecordField } from './record-layout.ts';

type Control = (field: string) => { id: string; error: string | undefined };

/** The fields of a record in the order of the paper they are read from. */
export function RecordFields({
  fields,
  draft,
  control,
  onChange,
}: {
  fields: readonly RecordField[];
  draft: RecordDraft;
  control: Control;
  onChange: (name: string, typed: string) => void;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.heading !== undefined && (
            <p className="font-semibold text-lg sm:col-span-2">{field.heading}</p>
          )}
          <div
            className={
              field.as === 'line' || field.as === 'text' ? 'grid sm:col-span-2' : 'grid content-start'
            }
          >
            <OneField
              field={field}
              typed={draft[field.name] ?? ''}
              control={control(field.name)}
              onChange={(typed) => onChange(field.name, typed)}
            />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function OneField({
  field,
  typed,
  control,
  onChange,
}: {
  field: RecordField;
  typed: string;
  control: ReturnType<Control>;
  onChange: (typed: string) => void;
}) {
  const shared = {
    ...control,
    label: field.label,
    hint: field.hint,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (field.as === 'choice' || field.as === 'yesNo') {
    const options = field.as === 'choice' ? field.options : texts.yesNo;
    const none = (field.as === 'choice' ? field.none : undefined) ?? texts.notKnown;
    return (
      <SelectField {...shared}>
        <option value="">{field.optional ? none : texts.choose}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.as === 'text') return <TextAreaField {...shared} rows={4} />;
  const type = field.as === 'day' ? 'date' : 'text';
  const inputMode = { amount: 'decimal', signed: 'text', percent: 'decimal', count: 'numeric' } as const;
  return (
    <TextField
      {...shared}
      type={type}
      autoComplete="off"
      inputMode={field.as in inputMode ? inputMode[field.as as keyof typeof inputMode] : undefined}
      onBlur={() => field.as === 'amount' && onChange(tidyDollars(typed))}
    />
  );
}
