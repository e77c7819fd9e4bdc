import * as texts from '@porchlight/content/en/explanation-letters.ts';
import { letter as paper } from '@porchlight/content/en/explanation-letters.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import { parseDollars, toCents } from '@porchlight/domain/kernel/money.ts';
import type { LoanCondition } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  checkLetter,
  type ExplanationLetter,
  MAX_ANSWER_LENGTH,
  MAX_FACT_LENGTH,
  MAX_FACT_SETS,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';
import {
  getLetterKind,
  type LetterKind,
  letterKindNames,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LetterWindow } from '../../documents/letters/letter-window.tsx';
import { SenderFields, useSender } from '../../documents/letters/sender-fields.tsx';
import { useLetter } from '../../documents/letters/use-letter.ts';

/** The content of a letter's fields, as typed. A set of facts has an id of its own, so that removing one leaves the others. */
type FactSet = { id: string; typed: Readonly<Record<string, string>> };

type LetterDraft = {
  kind: LetterKind;
  name: string;
  address: string;
  on: string;
  lender: string;
  loanNumber: string;
  facts: readonly FactSet[];
  answers: Readonly<Record<string, string>>;
  enclosures: string;
};

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter as it is asked for. An amount that cannot be read goes on as its words, for the check to refuse. */
function getLetterDraft(draft: LetterDraft): ExplanationLetter {
  const { kind, name, address, on, lender, loanNumber, facts, answers, enclosures } = draft;
  const asked = getLetterKind(kind);
  const readFact = (type: string, text: string): string | number => {
    const dollars = type === 'dollars' ? parseDollars(text) : undefined;
    return dollars === undefined ? text : toCents(dollars);
  };
  return {
    ...{ kind, on, sender: { name: name.trim(), address: splitLines(address) } },
    lender: lender.trim() || null,
    loanNumber: loanNumber.trim() || null,
    facts: (asked.facts.length > 0 ? facts : []).map(({ typed }) =>
      Object.fromEntries(
        asked.facts.flatMap(({ key, type }) => {
          const text = (typed[key] ?? '').trim();
          return text === '' ? [] : [[key, readFact(type, text)]];
        }),
      ),
    ),
    answers: Object.fromEntries(
      asked.questions.flatMap((question) => {
        const text = (answers[question] ?? '').trim();
        return text === '' ? [] : [[question, text]];
      }),
    ),
    enclosures: splitLines(enclosures),
  };
}

/** A letter of explanation for one condition as a PDF, to download or to keep among one's documents. */
export function ExplanationLetterDialog({
  condition,
  kind: found,
  today,
  onClose,
}: {
  condition: LoanCondition;
  kind: LetterKind;
  today: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<LetterDraft>(() => ({
    ...{ kind: found, name: '', address: '', on: today, lender: '', loanNumber: '' },
    ...{ facts: [{ id: createSubmissionId(), typed: {} }], answers: {}, enclosures: '' },
  }));
  const { sender, changeSender } = useSender();
  const letter = useLetter<ExplanationLetter>({
    check: () => checkLetter(getLetterDraft({ ...draft, ...sender })),
    write: (value) => pageApi.reportsAndConditions.letter.call({ id: condition.id, ...value }),
    fileName: ({ on }) => paper.fileName(on),
    onDone: onClose,
  });
  const set = (change: Partial<LetterDraft>) => setDraft({ ...draft, ...change });
  return (
    <LetterWindow
      title={texts.title}
      lead={texts.lead}
      note={texts.senderIsPrinted}
      letter={letter}
      onClose={onClose}
    >
      <p className="wrap-anywhere border-line border-l-4 pl-3">“{condition.text}”</p>
      <SelectField
        {...letter.control('kind')}
        label={texts.kind}
        value={draft.kind}
        onChange={({ target }) => set({ kind: target.value as LetterKind })}
      >
        {letterKindNames.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
      </SelectField>
      <LetterFacts
        kind={draft.kind}
        sets={draft.facts}
        control={letter.control}
        onChange={(facts) => set({ facts })}
      />
      {getLetterKind(draft.kind).questions.map((question) => {
        const { label = '', hint } = texts.questions[draft.kind][question] ?? {};
        return (
          <TextAreaField
            key={question}
            {...letter.control(question)}
            label={label}
            hint={hint}
            rows={3}
            maxLength={MAX_ANSWER_LENGTH}
            value={draft.answers[question] ?? ''}
            onChange={({ target }) => set({ answers: { ...draft.answers, [question]: target.value } })}
          />
        );
      })}
      <SenderFields sender={sender} control={letter.control} onChange={changeSender} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...letter.control('lender')}
          label={texts.lender}
          value={draft.lender}
          maxLength={MAX_FACT_LENGTH}
          onChange={({ target }) => set({ lender: target.value })}
        />
        <TextField
          {...letter.control('loanNumber')}
          label={texts.loanNumber}
          value={draft.loanNumber}
          maxLength={MAX_FACT_LENGTH}
          onChange={({ target }) => set({ loanNumber: target.value })}
        />
        <TextField
          {...letter.control('on')}
          type="date"
          label={letters.letterDay}
          value={draft.on}
          onChange={({ target }) => set({ on: target.value })}
        />
      </div>
      <TextAreaField
        {...letter.control('enclosures')}
        label={letters.enclosures}
        hint={texts.enclosuresHint}
        rows={2}
        value={draft.enclosures}
        onChange={({ target }) => set({ enclosures: target.value })}
      />
    </LetterWindow>
  );
}

/** The facts of a letter, in as many sets as it explains: inquiries, deposits, addresses. */
function LetterFacts({
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
