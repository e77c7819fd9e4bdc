import type { ToolFieldText } from '@porchlight/domain/tools/tool-pages.ts';
import { memo, useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field, inputLook } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { IncomePeriodQuestion, type PeriodControl, PeriodSelect } from './income-period.tsx';
import type { ToolField } from './tool-definition.ts';
import { tidyDollars } from './typed-values.ts';

type ControlText = {
  id: string;
  text: ToolFieldText;
  value: string;
  error: string | undefined;
  period?: PeriodControl | undefined;
};

/** One question of a tool. Its control has no name: a browser that posts forms by itself has nothing to send. */
export function ToolFieldControl({
  field,
  onChange,
  ...control
}: ControlText & { field: ToolField; onChange: (value: string) => void }) {
  const { id, text, value, error } = control;
  if (field.kind === 'flag') {
    return (
      <Checkbox
        id={id}
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
      >
        <span className="font-semibold">{text.label}</span>
        {text.hint !== undefined && (
          <span className="block text-[.9375rem] text-ink-soft leading-normal">{text.hint}</span>
        )}
      </Checkbox>
    );
  }
  if (field.kind === 'choice') {
    return (
      <SelectField
        id={id}
        label={text.label}
        hint={text.hint}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {text.choices?.[choice] ?? choice}
          </option>
        ))}
      </SelectField>
    );
  }
  return <Typing {...control} kind={field.kind} onChange={onChange} />;
}

const signs = {
  dollars: { before: '$' },
  percent: { after: '%' },
  change: { after: '% a year' },
  years: { after: 'years' },
  count: {},
  date: {},
} as const;

/** A telephone's decimal keys have no minus. */
const inputModes: Partial<Record<keyof typeof signs, 'numeric' | 'text'>> = {
  count: 'numeric',
  change: 'text',
};

/** A figure that is typed, with its sign inside the frame of the control. */
function Typing({
  id,
  text,
  value,
  error,
  period,
  kind,
  onChange,
}: ControlText & { kind: keyof typeof signs; onChange: (value: string) => void }) {
  const [isTyping, setTyping] = useState(false);
  const { before, after }: { before?: string; after?: string } = signs[kind];
  return (
    <Field id={id} label={text.label} hint={text.hint} error={error}>
      {(control) => (
        <div>
          <div className="relative">
            {before !== undefined && <Sign side="left-3.5">{before}</Sign>}
            <input
              {...control}
              type={kind === 'date' ? 'date' : 'text'}
              inputMode={inputModes[kind] ?? 'decimal'}
              autoComplete="off"
              maxLength={40}
              value={value}
              onFocus={() => setTyping(true)}
              onChange={({ target }) => onChange(target.value)}
              onBlur={({ target }) => {
                setTyping(false);
                if (kind === 'dollars') onChange(tidyDollars(target.value));
              }}
              className={`figure-tabular ${inputLook} ${before === undefined ? '' : 'pl-7.5'} ${spaceAfter(after, period)}`}
            />
            {after !== undefined && <Sign side="right-3.5">{after}</Sign>}
            {period !== undefined && <PeriodSelect {...period} />}
          </div>
          {period !== undefined && <IncomePeriodQuestion typed={value} period={period} isTyping={isTyping} />}
        </div>
      )}
    </Field>
  );
}

/** Room for the text at the end of a control's frame. */
function spaceAfter(after: string | undefined, period: PeriodControl | undefined): string {
  if (period !== undefined) return 'pr-32';
  if (after === undefined) return '';
  return after.length > 5 ? 'pr-22' : 'pr-16';
}

const Sign = memo(function Sign({ side, children }: { side: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft ${side}`}
    >
      {children}
    </span>
  );
});
