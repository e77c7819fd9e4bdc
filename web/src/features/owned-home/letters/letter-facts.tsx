import type { HomeLetterWords } from '@porchlight/content/en/owned-home/letters.ts';
import type { HomeLetterField } from '@porchlight/domain/owned-home/letters/home-letter-kinds.ts';
import {
  MAX_LETTER_LINE_LENGTH,
  MAX_LETTER_TEXT_LENGTH,
} from '@porchlight/domain/owned-home/letters/home-letters.ts';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';

/** What a letter states, in the order in which it is printed. */
export function LetterFactFields({
  fields,
  words,
  typed,
  control,
  onChange,
}: {
  fields: readonly HomeLetterField[];
  words: HomeLetterWords;
  typed: Readonly<Record<string, string>>;
  control: (field: string) => { id: string; error: string | undefined };
  onChange: (name: string, text: string) => void;
}) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields.map(({ name, as }) => {
        const shared = {
          ...control(name),
          label: words.labels[name] ?? name,
          hint: words.hints?.[name],
          value: typed[name] ?? '',
          onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
        };
        return as === 'text' || as === 'line' ? (
          <div key={name} className="grid sm:col-span-2">
            {as === 'text' ? (
              <TextAreaField {...shared} rows={3} maxLength={MAX_LETTER_TEXT_LENGTH} />
            ) : (
              <TextField {...shared} maxLength={MAX_LETTER_LINE_LENGTH} />
            )}
          </div>
        ) : (
          <TextField
            key={name}
            {...shared}
            type={as === 'day' ? 'date' : 'text'}
            inputMode={as === 'amount' ? 'decimal' : undefined}
            autoComplete="off"
            onBlur={() => as === 'amount' && onChange(name, tidyDollars(shared.value))}
          />
        );
      })}
    </div>
  );
}
