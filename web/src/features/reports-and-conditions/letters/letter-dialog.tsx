import * as texts from '@porchlight/content/en/explanation-letters.ts';
import { letter as paper } from '@porchlight/content/en/explanation-letters.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import type { LoanCondition } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  checkLetter,
  type ExplanationLetter,
  MAX_ANSWER_LENGTH,
  MAX_FACT_LENGTH,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';
import {
  getLetterKind,
  type LetterKind,
  letterKindNames,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LetterWindow } from '../../documents/letters/letter-window.tsx';
import { SenderFields, useSender } from '../../documents/letters/sender-fields.tsx';
import { useLetter } from '../../documents/letters/use-letter.ts';
import { getLetterDraft, type LetterDraft } from './letter-draft.ts';
import { LetterFacts } from './letter-facts.tsx';

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
