import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { planCards, type UtilizationLine } from '@porchlight/domain/credit/card-plan.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { checkCard } from '@porchlight/domain/credit/credit-records.ts';
import { groupInquiries } from '@porchlight/domain/credit/inquiry-windows.ts';
import { findNextStatement } from '@porchlight/domain/credit/statement-days.ts';
import type { Utilization } from '@porchlight/domain/credit/utilization.ts';
import {
  formatCalendarDate,
  formatWeekdayDate,
  isCalendarDate,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents, parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import { Check, Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useCreditChanges } from '../credit.queries.ts';
import type { PartProps } from '../part-props.ts';
import { CardPayments } from './card-payments.tsx';

/** Days within which all applications go out. */
const WINDOW_DAYS = 14;

/** Until when further lenders can be applied to after the first. Nothing of it is stored. */
function ApplicationWindow() {
  const [day, setDay] = useState('');
  const until = isCalendarDate(day) ? groupInquiries([day], WINDOW_DAYS)[0]?.until : undefined;
  return (
    <SectionCard id="window" title={texts.window}>
      <p className="max-w-[60ch]">
        {texts.windowLead} {texts.ownLook}
      </p>
      <div className="grid max-w-xs gap-2">
        <TextField
          type="date"
          label={texts.firstApplication}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <p role="status" className="min-h-7 font-semibold">
          {until !== undefined && texts.windowUntil(formatWeekdayDate(until, locale))}
        </p>
      </div>
      <SourceNote {...sources.creditInquiries} />
    </SectionCard>
  );
}

const written = (cents: number | null | undefined) => (cents == null ? '' : tidyDollars(toDollars(cents)));

const read = (text: string) => {
  const dollars = parseDollars(text);
  return dollars === undefined ? Number.NaN : toCents(dollars);
};

/** A card as its last statement shows it. */
function CardDialog({ card, onClose }: { card: CreditCard | undefined; onClose: () => void }) {
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

/** The least money that brings cards under a line, when to apply, and what to leave alone until closing. */
export default function CardsPart({ credit: { cards }, today }: PartProps) {
  const [open, setOpen] = useState<CreditCard | 'new'>();
  const [line, setLine] = useState<UtilizationLine>('30');
  useScrollToHash(true);
  const plan = planCards(cards, line, today);
  return (
    <>
      {cards.length > 0 && <CardPayments plan={plan} line={line} onLine={setLine} />}
      <SectionCard id="cards" title={texts.cards}>
        <p className="max-w-[60ch] text-ink-soft">{cards.length === 0 ? texts.noCards : texts.cardsLead}</p>
        {cards.length > 0 && (
          <CardList cards={cards} utilization={plan.utilization} today={today} onChange={setOpen} />
        )}
        <p>
          <Button variant={cards.length === 0 ? 'primary' : 'quiet'} onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addCard}
          </Button>
        </p>
        <div className="grid gap-1 rounded-m bg-sunken p-4">
          <h3 className="text-lg">{texts.closingCard}</h3>
          <p className="max-w-[60ch] text-[.9375rem] leading-normal">{texts.closingCardLead}</p>
        </div>
      </SectionCard>
      <ApplicationWindow />
      <SectionCard id="until-closing" title={texts.until}>
        <ul className="grid gap-2.5">
          {texts.keepDoing.map((text) => (
            <li key={text} className="flex max-w-[60ch] gap-3">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
              {text}
            </li>
          ))}
          {texts.doNot.map((text) => (
            <li key={text} className="flex max-w-[60ch] gap-3">
              <X aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-brick" />
              {text}
            </li>
          ))}
        </ul>
      </SectionCard>
      {open !== undefined && (
        <CardDialog card={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Each card with how much of its limit is used, and all of them together. */
function CardList({
  cards,
  utilization,
  today,
  onChange,
}: {
  cards: readonly CreditCard[];
  utilization: Utilization;
  today: string;
  onChange: (card: CreditCard) => void;
}) {
  const { totalPercent, perCardPercent, cardsOverLimit } = utilization;
  return (
    <ul className="grid divide-y divide-line border-line border-t">
      {totalPercent !== null && cards.length > 1 && (
        <li className="grid gap-1.5 py-4">
          <p className="flex flex-wrap justify-between gap-x-6 font-semibold">
            {texts.total}
            <span className="figure-tabular">{texts.percentUsed(totalPercent.toFixed(2))}</span>
          </p>
          <Bar percent={totalPercent.toNumber()} />
        </li>
      )}
      {cards.map((card, place) => {
        const percent = perCardPercent[place] ?? null;
        return (
          <li key={card.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-4">
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="wrap-anywhere font-semibold">{card.name}</span>
                {cardsOverLimit.includes(place) && <Badge look="wrong">{texts.overLimit}</Badge>}
              </p>
              <p className="figure-tabular text-[.9375rem] text-ink-soft">
                {card.limit === null
                  ? texts.withoutLimit(formatCents(card.balance))
                  : texts.usedOf(formatCents(card.balance), formatCents(card.limit))}
                {percent !== null && `, ${texts.percentUsed(percent.toFixed(2))}`}
                {card.statementDay !== null &&
                  `, ${texts.closes(formatCalendarDate(findNextStatement(card.statementDay, today), locale))}`}
              </p>
            </div>
            <Button
              variant="plain"
              size="small"
              className="-my-2 -mr-3.5 self-start"
              aria-label={texts.changeCard(card.name)}
              onClick={() => onChange(card)}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
              <span className="max-sm:sr-only">{texts.change}</span>
            </Button>
            {percent !== null && (
              <div className="col-span-full">
                <Bar percent={percent.toNumber()} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A picture of the words above it. */
function Bar({ percent }: { percent: number }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
      <div style={{ width: `${Math.min(100, percent)}%` }} className="h-full rounded-full bg-dusk" />
    </div>
  );
}
