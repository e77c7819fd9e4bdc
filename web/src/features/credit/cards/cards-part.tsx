import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { planCards, type UtilizationLine } from '@porchlight/domain/credit/card-plan.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { groupInquiries } from '@porchlight/domain/credit/inquiry-windows.ts';
import { formatWeekdayDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { PartProps } from '../part-props.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardList } from './card-list.tsx';
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

/** The least money that brings cards under a line, when to apply, and what to leave alone until closing. */
export default function CardsPart({ credit: { cards }, today }: PartProps) {
  const [open, setOpen] = useState<CreditCard | 'new'>();
  const [line, setLine] = useState<UtilizationLine>('30');
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
