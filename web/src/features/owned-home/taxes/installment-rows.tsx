import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';

export type InstallmentRow = { dueOn: string; amount: string; paidOn: string };

/** The installments of a tax bill as they are typed; what is wrong with one of them is said of all, and takes the focus. */
export function InstallmentRows({
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
