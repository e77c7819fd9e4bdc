import * as texts from '@porchlight/content/en/owned-home/tax-time.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { TypedAmount, TypedFigures } from './typed-figures.ts';

/** What has to be typed for a tax year: only what its answer needs, and none of it is kept. */
export function FigureFields({
  typed,
  problems,
  asks,
  onChange,
}: {
  typed: TypedFigures;
  problems: Partial<Record<TypedAmount, string>>;
  asks: { agi: boolean; isSeparate: boolean; averageBalance: boolean; tax: boolean };
  onChange: (typed: TypedFigures) => void;
}) {
  if (!Object.values(asks).includes(true)) return null;
  const set = (name: TypedAmount) => ({
    label: texts.typed[name],
    error: problems[name],
    value: typed[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
    onBlur: () => onChange({ ...typed, [name]: tidyDollars(typed[name]) }),
  });
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{texts.typedTitle}</legend>
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft sm:col-span-2">{texts.typedNote}</p>
      {asks.agi && <TextField {...set('agi')} hint={texts.agiHint} />}
      {asks.averageBalance && <TextField {...set('averageBalance')} hint={texts.averageHint} />}
      {asks.tax && <TextField {...set('tax')} />}
      {asks.tax && <TextField {...set('carryIn')} />}
      {asks.isSeparate && (
        <div className="sm:col-span-2">
          <Checkbox
            checked={typed.isSeparate}
            onChange={({ target }) => onChange({ ...typed, isSeparate: target.checked })}
          >
            {texts.typed.separately}
          </Checkbox>
        </div>
      )}
    </fieldset>
  );
}
