import * as texts from '@porchlight/content/en/credit/plan.ts';
import { planCards, type UtilizationLine } from '@porchlight/domain/credit/card-plan.ts';
import type { CreditCard } from '@porchlight/domain/credit/credit.contract.ts';
import { Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PartProps } from '../part-props.ts';
import { ApplicationWindow } from './application-window.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardList } from './card-list.tsx';
import { CardPayments } from './card-payments.tsx';

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
