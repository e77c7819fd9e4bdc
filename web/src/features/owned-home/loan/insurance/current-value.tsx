import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { amountNotRead } from '@porchlight/content/en/owned-home-loan.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findAmountQuestion } from '@porchlight/domain/kernel/money.ts';
import { findValueGivenByOwner } from '@porchlight/domain/owned-home/loan/owner-value.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { formatTypedCents, parseTypedCents } from '../../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { HomeLetterDialog } from '../../letter-dialog.tsx';
import type { OwnedLoanFigures } from '../loan-figures.ts';

/** What share of today's value is owed, and the letter that asks for the owner's rules. */
export function CurrentValue({
  figures: { records, servicer, home, owed, today },
}: {
  figures: OwnedLoanFigures;
}) {
  const given = findValueGivenByOwner(records);
  const [typed, setTyped] = useState(() => formatTypedCents(given?.amount));
  const [isWriting, setIsWriting] = useState(false);
  const value = parseTypedCents(typed);
  return (
    <div className="grid max-w-[64ch] gap-3">
      <h3 className="text-lg">{texts.byValue}</h3>
      <p className="text-[.9375rem] text-ink-soft">{texts.byValueLead}</p>
      <div className="grid max-w-[18rem]">
        <TextField
          label={texts.valueToday}
          hint={given === undefined ? undefined : texts.valueGiven(formatCalendarDate(given.day, locale))}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={Number.isNaN(value) ? (findAmountQuestion(typed) ?? amountNotRead) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(tidyDollars(typed))}
        />
      </div>
      {value !== null && value > 0 && (
        <p aria-live="polite" className="figure-tabular font-semibold">
          {texts.shareOwed(`${((owed.balance / value) * 100).toFixed(1)}%`)}
        </p>
      )}
      <p>
        <Button size="small" onClick={() => setIsWriting(true)}>
          <FileText aria-hidden="true" className="size-4.5" />
          {texts.askByValue}
        </Button>
      </p>
      {isWriting && (
        <HomeLetterDialog
          kind="insurance-removal-by-value"
          begin={{ value: value !== null && value > 0 ? value : null, balance: owed.balance }}
          servicer={servicer}
          property={home.address}
          today={today}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}
