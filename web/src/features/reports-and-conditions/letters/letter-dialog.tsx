import * as texts from '@porchlight/content/en/explanation-letters/form.ts';
import { letter } from '@porchlight/content/en/explanation-letters/letter.ts';
import * as page from '@porchlight/content/en/reports-and-conditions/page.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import {
  checkLetter,
  type ExplanationLetter,
  LONGEST_ANSWER,
  LONGEST_FACT,
} from '@porchlight/domain/explanation-letters/letter-input.ts';
import {
  type LetterKind,
  letterKindNames,
  readLetterKind,
} from '@porchlight/domain/explanation-letters/letter-kinds.ts';
import type { LoanCondition } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useKeepInDocuments } from '../../documents/portal/keep-in-documents.ts';
import { type LetterDraft, readLetterDraft } from './letter-draft.ts';
import { LetterFacts } from './letter-facts.tsx';

/** A letter of explanation for one condition as a PDF, to download or to keep among one's documents. */
export function LetterDialog({
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
  // The head of the letters about credit, where their writer keeps it.
  const sender = useQuery(pageApi.credit.read.queryOptions()).data?.sender;
  const [typed, setTyped] = useState<{ name?: string; address?: string }>({});
  const name = typed.name ?? sender?.name ?? '';
  const address = typed.address ?? sender?.address.join('\n') ?? '';
  const keepInDocuments = useKeepInDocuments();
  const goesTo = useRef<'downloads' | 'documents'>('downloads');
  const form = useRecordForm<ExplanationLetter>({
    check: () => checkLetter(readLetterDraft({ ...draft, name, address })),
    save: async (value) => {
      const file = await pageApi.reportsAndConditions.letter.call({ id: condition.id, ...value });
      const fileName = letter.fileName(value.on);
      if (goesTo.current === 'documents') return keepInDocuments(new File([file], fileName));
      saveFile(fileName, file);
      showSuccess({ title: letters.downloaded });
    },
    onDone: onClose,
  });
  const set = (change: Partial<LetterDraft>) => setDraft({ ...draft, ...change });
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          goesTo.current = 'downloads';
          void form.submit(event);
        }}
        className="grid gap-5"
      >
        <p className="wrap-anywhere border-line border-l-4 pl-3">“{condition.text}”</p>
        <SelectField
          {...form.control('kind')}
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
          control={form.control}
          onChange={(facts) => set({ facts })}
        />
        {readLetterKind(draft.kind).questions.map((question) => {
          const { label = '', hint } = texts.questions[draft.kind][question] ?? {};
          return (
            <TextAreaField
              key={question}
              {...form.control(question)}
              label={label}
              hint={hint}
              rows={3}
              maxLength={LONGEST_ANSWER}
              value={draft.answers[question] ?? ''}
              onChange={({ target }) => set({ answers: { ...draft.answers, [question]: target.value } })}
            />
          );
        })}
        <TextField
          {...form.control('name')}
          label={letters.yourName}
          value={name}
          maxLength={120}
          autoComplete="name"
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextAreaField
          {...form.control('address')}
          label={letters.yourAddress}
          hint={letters.addressHint}
          rows={3}
          value={address}
          autoComplete="street-address"
          onChange={({ target }) => setTyped({ ...typed, address: target.value })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...form.control('lender')}
            label={texts.lender}
            value={draft.lender}
            maxLength={LONGEST_FACT}
            onChange={({ target }) => set({ lender: target.value })}
          />
          <TextField
            {...form.control('loanNumber')}
            label={texts.loanNumber}
            value={draft.loanNumber}
            maxLength={LONGEST_FACT}
            onChange={({ target }) => set({ loanNumber: target.value })}
          />
          <TextField
            {...form.control('on')}
            type="date"
            label={letters.letterDay}
            value={draft.on}
            onChange={({ target }) => set({ on: target.value })}
          />
        </div>
        <TextAreaField
          {...form.control('enclosures')}
          label={letters.enclosures}
          hint={texts.enclosuresHint}
          rows={2}
          value={draft.enclosures}
          onChange={({ target }) => set({ enclosures: target.value })}
        />
        <p className="text-[.9375rem] text-ink-soft">
          {texts.senderIsPrinted} {letters.toSign}{' '}
          <Link to={paths.documents} className="text-link">
            {letters.toDocuments}
          </Link>
        </p>
        <Problem>{form.problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>{page.cancel}</Button>
          <Button
            aria-disabled={form.isBusy}
            onClick={(event) => {
              goesTo.current = 'documents';
              void form.submit(event);
            }}
          >
            {letters.saveToDocuments}
          </Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {form.isBusy ? letters.making : letters.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
