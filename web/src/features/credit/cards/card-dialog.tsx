import * as texts from '@porchlight/content/en/credit.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { checkCard } from '@porchlight/domain/credit/credit-records.ts';
import { parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useCreditChanges } from '../credit.queries.ts';

const written = (cents: number | null | undefined) => (cents == null ? '' : tidyDollars(toDollars(cents)));
const read = (text: string) => {
  const dollars = parseDollars(text);
  return dollars === undefined ? Number.NaN : toCents(dollars);
};

/** A card as its last statement shows it. */
export function CardDialog({ card, onClose }: { card: CreditCard | undefined; onClose: () => void }) {
  const [name, setName] = useState(card?.name ?? '');
  const [balance, setBalance] = useState(written(card?.balance));
  const [limit, setLimit] = useState(written(card?.limit));
  const [hasNone, setHasNone] = useState(card !== undefined && card.limit === null);
  const [day, setDay] = useState(card?.statementDay == null ? '' : String(card.statementDay));
  const { saveCard, remove } = useCreditChanges();
  const form = useRecordForm({
    check: () =>
      checkCard({
        ...{ name, balance: read(balance), limit: hasNone ? null : read(limit) },
        statementDay: day.trim() === '' ? null : Number(day),
      }),
    save: (value) => saveCard(card?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={card === undefined ? texts.planFormTitle.add : texts.planFormTitle.change}
      lead={texts.planFormLead}
      form={form}
      onClose={onClose}
      onRemove={card && (() => void remove('cards', card.id).then((done) => done && onClose()))}
    >
      <TextField
        {...form.control('name')}
        label={texts.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.control('balance')}
          label={texts.balance}
          value={balance}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setBalance(tidyDollars(balance))}
          onChange={({ target }) => setBalance(target.value)}
        />
        <TextField
          {...form.control('limit')}
          label={texts.limit}
          value={hasNone ? '' : limit}
          disabled={hasNone}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => setLimit(tidyDollars(limit))}
          onChange={({ target }) => setLimit(target.value)}
        />
      </div>
      <Checkbox checked={hasNone} onChange={({ target }) => setHasNone(target.checked)}>
        {texts.noLimit}
      </Checkbox>
      <TextField
        {...form.control('statementDay')}
        label={texts.statementDay}
        hint={texts.statementDayHint}
        value={day}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setDay(target.value)}
      />
    </RecordDialog>
  );
}
