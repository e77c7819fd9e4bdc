import * as texts from '@porchlight/content/en/credit/plan.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { groupInquiries } from '@porchlight/domain/credit/inquiry-windows.ts';
import { formatWeekdayDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';

/** Days within which all applications go out. */
const WINDOW_DAYS = 14;

/** Until when further lenders can be applied to after the first. Nothing of it is stored. */
export function ApplicationWindow() {
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
