import { homeLetters, letterPaper, letterForm as texts } from '@porchlight/content/en/owned-home/letters.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import { cancel } from '@porchlight/content/en/shared/record-dialog.ts';
import {
  type HomeLetterKind,
  listLetterFields,
} from '@porchlight/domain/owned-home/letters/home-letter-kinds.ts';
import {
  checkHomeLetter,
  type HomeLetter,
  LONGEST_LETTER_LINE,
} from '@porchlight/domain/owned-home/letters/home-letters.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useKeepInDocuments } from '../../documents/portal/keep-in-documents.ts';
import { type HomeLetterDraft, type LetterFacts, openFacts, readLetterDraft } from './letter-draft.ts';
import { LetterFactFields } from './letter-facts.tsx';

/**
 * A letter about the loan as a PDF, to download or to keep among one's documents. `begin` fills in facts by name; `servicer` and
 * `property` are what the records know.
 */
export function HomeLetterDialog({
  kind,
  begin,
  servicer,
  property,
  today,
  onClose,
}: {
  kind: HomeLetterKind;
  begin: LetterFacts;
  servicer: string | null;
  property: string;
  today: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<HomeLetterDraft>(() => ({
    ...{ name: '', address: '', recipient: servicer ?? '', loanNumber: '', property },
    ...{ on: today, enclosures: '', facts: openFacts(kind, begin) },
  }));
  // The head of the letters about credit, where their writer keeps it.
  const kept = useQuery(pageApi.credit.read.queryOptions()).data?.sender;
  const [typed, setTyped] = useState<{ name?: string; address?: string }>({});
  const name = typed.name ?? kept?.name ?? '';
  const address = typed.address ?? kept?.address.join('\n') ?? '';
  const keepInDocuments = useKeepInDocuments();
  const goesTo = useRef<'downloads' | 'documents'>('downloads');
  const words = homeLetters[kind];
  const form = useRecordForm<HomeLetter>({
    check: () => checkHomeLetter(readLetterDraft(kind, { ...draft, name, address })),
    save: async (value) => {
      const file = await pageApi.ownedHome.letter.call(value);
      const fileName = letterPaper.fileName(words.fileName, value.on);
      if (goesTo.current === 'documents') return keepInDocuments(new File([file], fileName));
      saveFile(fileName, file);
      showSuccess({ title: letters.downloaded });
    },
    onDone: onClose,
  });
  const set = (change: Partial<HomeLetterDraft>) => setDraft({ ...draft, ...change });
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          goesTo.current = 'downloads';
          void form.submit(event);
        }}
        className="grid gap-5"
      >
        <LetterFactFields
          fields={listLetterFields(kind)}
          words={words}
          typed={draft.facts}
          control={form.control}
          onChange={(field, text) => set({ facts: { ...draft.facts, [field]: text } })}
        />
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
        <TextAreaField
          {...form.control('recipient')}
          label={texts.recipient}
          hint={texts.recipientHint}
          rows={4}
          value={draft.recipient}
          onChange={({ target }) => set({ recipient: target.value })}
        />
        <TextField
          {...form.control('property')}
          label={texts.property}
          value={draft.property}
          maxLength={LONGEST_LETTER_LINE}
          onChange={({ target }) => set({ property: target.value })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...form.control('loanNumber')}
            label={texts.loanNumber}
            hint={texts.loanNumberHint}
            value={draft.loanNumber}
            maxLength={LONGEST_LETTER_LINE}
            autoComplete="off"
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
          hint={words.enclosuresHint}
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
          <Button onClick={onClose}>{cancel}</Button>
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
