import { choiceTexts, chooseOne } from '@porchlight/content/en/plan.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { FactField } from './fact-fields.ts';

/** The control of one part of a fact. */
export function FactControl({
  field: { kind, choices = '' },
  text,
  onType,
  ...control
}: {
  id: string;
  field: FactField;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  text: string;
  onType: (text: string) => void;
}) {
  if (kind === 'choice')
    return (
      <SelectField {...control} value={text} onChange={({ target }) => onType(target.value)}>
        <option value="" disabled>
          {chooseOne}
        </option>
        {Object.entries(choiceTexts[choices] ?? {}).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      {...control}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'text' || kind === 'date' ? undefined : kind === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
