import { homeLetters, letterPaper, letterForm as texts } from '@porchlight/content/en/owned-home/letters.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import {
  type HomeLetterKind,
  listLetterFields,
} from '@porchlight/domain/owned-home/letters/home-letter-kinds.ts';
import {
  checkHomeLetter,
  type HomeLetter,
  MAX_LETTER_LINE_LENGTH,
} from '@porchlight/domain/owned-home/letters/home-letters.ts';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LetterWindow } from '../../documents/letters/letter-window.tsx';
import { SenderFields, useSender } from '../../documents/letters/sender-fields.tsx';
import { useLetter } from '../../documents/letters/use-letter.ts';
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
  const { sender, changeSender } = useSender();
  const words = homeLetters[kind];
  const letter = useLetter<HomeLetter>({
    check: () => checkHomeLetter(readLetterDraft(kind, { ...draft, ...sender })),
    write: (value) => pageApi.ownedHome.letter.call(value),
    fileName: ({ on }) => letterPaper.fileName(words.fileName, on),
    onDone: onClose,
  });
  const set = (change: Partial<HomeLetterDraft>) => setDraft({ ...draft, ...change });
  return (
    <LetterWindow
      title={words.title}
      lead={words.lead}
      note={texts.senderIsPrinted}
      letter={letter}
      onClose={onClose}
    >
      <LetterFactFields
        fields={listLetterFields(kind)}
        words={words}
        typed={draft.facts}
        control={letter.control}
        onChange={(field, text) => set({ facts: { ...draft.facts, [field]: text } })}
      />
      <SenderFields sender={sender} control={letter.control} onChange={changeSender} />
      <TextAreaField
        {...letter.control('recipient')}
        label={texts.recipient}
        hint={texts.recipientHint}
        rows={4}
        value={draft.recipient}
        onChange={({ target }) => set({ recipient: target.value })}
      />
      <TextField
        {...letter.control('property')}
        label={texts.property}
        value={draft.property}
        maxLength={MAX_LETTER_LINE_LENGTH}
        onChange={({ target }) => set({ property: target.value })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...letter.control('loanNumber')}
          label={texts.loanNumber}
          hint={texts.loanNumberHint}
          value={draft.loanNumber}
          maxLength={MAX_LETTER_LINE_LENGTH}
          autoComplete="off"
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
        hint={words.enclosuresHint}
        rows={2}
        value={draft.enclosures}
        onChange={({ target }) => set({ enclosures: target.value })}
      />
    </LetterWindow>
  );
}
