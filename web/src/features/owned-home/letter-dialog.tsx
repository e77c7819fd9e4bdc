import {
  type HomeLetterWords,
  homeLetters,
  letterPaper,
  letterForm as texts,
} from '@porchlight/content/en/owned-home-letters.ts';
import * as letters from '@porchlight/content/en/shared/letters.ts';
import {
  type HomeLetterField,
  type HomeLetterKind,
  listLetterFields,
} from '@porchlight/domain/owned-home/home-letter-kinds.ts';
import {
  checkHomeLetter,
  type HomeLetter,
  MAX_LETTER_LINE_LENGTH,
  MAX_LETTER_TEXT_LENGTH,
} from '@porchlight/domain/owned-home/home-letters.ts';
import { useState } from 'react';
import { pageApi } from '../../platform/api/page-api.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LetterWindow } from '../documents/letters/letter-window.tsx';
import { SenderFields, useSender } from '../documents/letters/sender-fields.tsx';
import { useLetter } from '../documents/letters/use-letter.ts';
import { formatTypedCents, parseTypedCents } from '../tools/plan/typed-cents.ts';
import { tidyDollars } from '../tools/typed-values.ts';

/** A letter as its form holds it: what was typed, by field; lists one line each. */
type HomeLetterDraft = {
  name: string;
  address: string;
  recipient: string;
  loanNumber: string;
  property: string;
  on: string;
  enclosures: string;
  facts: Readonly<Record<string, string>>;
};

type LetterFacts = Readonly<Record<string, string | number | null>>;

const openFacts = (kind: HomeLetterKind, begin: LetterFacts): Record<string, string> =>
  Object.fromEntries(listLetterFields(kind).map((field) => [field.name, openFact(field, begin[field.name])]));

function openFact({ as }: HomeLetterField, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return as === 'amount' ? formatTypedCents(Number(value)) : String(value);
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The letter to be checked; an amount that cannot be read is left for the check to refuse. */
function getLetterDraft(kind: HomeLetterKind, draft: HomeLetterDraft): HomeLetter {
  const readFact = ({ name, as }: HomeLetterField) => {
    const typed = (draft.facts[name] ?? '').trim();
    if (typed === '') return null;
    return as === 'amount' ? (parseTypedCents(typed) ?? Number.NaN) : typed;
  };
  return {
    kind,
    sender: { name: draft.name.trim(), address: lines(draft.address) },
    on: draft.on,
    recipient: lines(draft.recipient),
    loanNumber: draft.loanNumber.trim() || null,
    property: draft.property,
    facts: Object.fromEntries(listLetterFields(kind).map((field) => [field.name, readFact(field)])),
    enclosures: lines(draft.enclosures),
  };
}

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
    check: () => checkHomeLetter(getLetterDraft(kind, { ...draft, ...sender })),
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

/** What a letter states, in the order in which it is printed. */
function LetterFactFields({
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
