import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { ownerValueKind } from '@porchlight/domain/owned-home/kinds/owner-value.ts';
import type { OwnerValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { getSourceName } from './value-answer.tsx';

const fields: readonly RecordField[] = [
  { name: 'amount', label: texts.figureFields.amount, as: 'amount' },
  { name: 'day', label: texts.figureFields.day, as: 'day' },
  { name: 'source', label: texts.figureFields.source, as: 'choice', options: texts.sources },
];

/** What others, or the owner, held the home to be worth, newest first. */
export function OwnFigures({ records, today }: HomePartProps) {
  const [open, setOpen] = useState<OwnerValue | 'new'>();
  const listed = listRecords(ownerValueKind, records).toSorted((one, other) =>
    one.content.day < other.content.day ? 1 : -1,
  );
  return (
    <SectionCard id="own-figures" title={texts.ownFigures}>
      <p className="max-w-[60ch] text-ink-soft">{texts.ownFiguresLead}</p>
      {listed.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {listed.map((record) => {
            const day = formatCalendarDate(record.content.day, locale);
            return (
              <li
                key={record.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <span>
                  <span className="figure-tabular font-semibold">{formatCents(record.content.amount)}</span>
                  <span className="block text-[.9375rem] text-ink-soft">
                    {getSourceName(record.content.source)}, {day}
                  </span>
                </span>
                <Button size="small" onClick={() => setOpen(record)}>
                  {texts.changeFigure(day)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <Button size="small" onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.addFigure}
        </Button>
      </p>
      {open !== undefined && (
        <HomeRecordDialog
          kind={ownerValueKind}
          fields={fields}
          title={texts.figureTitle}
          lead={texts.figureLead}
          record={open === 'new' ? undefined : open}
          begin={{ day: today }}
          records={records}
          today={today}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SectionCard>
  );
}
