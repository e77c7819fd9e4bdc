import * as texts from '@porchlight/content/en/explanation-letters.ts';
import {
  MAX_FACT_LENGTH,
  MAX_FACT_SETS,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';
import {
  getLetterKind,
  type LetterKind,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';
import { Plus } from 'lucide-react';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { FactSet } from './letter-draft.ts';

/** The facts of a letter, in as many sets as it explains: inquiries, deposits, addresses. */
export function LetterFacts({
  kind,
  sets,
  control,
  onChange,
}: {
  kind: LetterKind;
  sets: readonly FactSet[];
  control: (field: string) => { id: string; error: string | undefined };
  onChange: (sets: readonly FactSet[]) => void;
}) {
  const { facts } = getLetterKind(kind);
  if (facts.length === 0) return null;
  const set = (id: string, key: string, value: string) =>
    onChange(sets.map((each) => (each.id === id ? { id, typed: { ...each.typed, [key]: value } } : each)));
  return (
    <div className="grid gap-5">
      {sets.map(({ id, typed }, place) => (
        <fieldset key={id} className="grid gap-5">
          <legend className={sets.length > 1 ? 'mb-3 font-semibold' : 'sr-only'}>
            {texts.factSet(place + 1)}
          </legend>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            {facts.map(({ key, type }) => {
              const { label = '', hint } = texts.facts[kind][key] ?? {};
              return (
                <TextField
                  key={key}
                  {...control(`${place}.${key}`)}
                  label={label}
                  hint={hint}
                  type={type === 'day' ? 'date' : 'text'}
                  inputMode={type === 'dollars' ? 'decimal' : undefined}
                  maxLength={MAX_FACT_LENGTH}
                  value={typed[key] ?? ''}
                  onChange={({ target }) => set(id, key, target.value)}
                />
              );
            })}
          </div>
          {sets.length > 1 && (
            <p>
              <Button
                size="small"
                variant="plain"
                aria-label={texts.removeFacts(place + 1)}
                onClick={() => onChange(sets.filter((each) => each.id !== id))}
              >
                {texts.removeFacts(place + 1)}
              </Button>
            </p>
          )}
        </fieldset>
      ))}
      {sets.length < MAX_FACT_SETS && (
        <p>
          <Button size="small" onClick={() => onChange([...sets, { id: createSubmissionId(), typed: {} }])}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addFacts}
          </Button>
        </p>
      )}
    </div>
  );
}
