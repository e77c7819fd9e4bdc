import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { insuranceLapseKind } from '@porchlight/domain/owned-home/kinds/insurance-lapse.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';

type Lapse = Content<typeof insuranceLapseKind>;

const words = texts.lapseFields;
const fields: readonly RecordField[] = [
  { name: 'servicer', label: words.servicer, as: 'line' },
  { name: 'noticeOn', label: words.noticeOn, as: 'day' },
  { name: 'chargeFrom', label: words.chargeFrom, as: 'day', optional: true },
  { name: 'cost', label: words.cost, as: 'amount', optional: true },
  { name: 'proofSentOn', label: words.proofSentOn, as: 'day', optional: true },
  { name: 'confirmedOn', label: words.confirmedOn, as: 'day', optional: true },
];

/** A servicer's notices that it will buy insurance at the owner's cost, and what was sent in answer. */
export function LapseNotices(props: HomePartProps) {
  const [opened, setOpened] = useState<{ record: HomeRecord<Lapse> | undefined }>();
  const notices = listRecords(insuranceLapseKind, props.records);
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <h3 className="text-xl">{texts.lapse}</h3>
      <p className="max-w-[62ch] text-ink-soft">{texts.lapseLead}</p>
      <p className="text-[.9375rem]">
        <a href={texts.lapseCheckHref} target="_blank" rel="noopener" className="text-link underline">
          {texts.lapseCheck}
        </a>
      </p>
      {notices.length > 0 && (
        <RecordRows>
          {notices.map((record) => (
            <LapseRow key={record.id} lapse={record.content} onChange={() => setOpened({ record })} />
          ))}
        </RecordRows>
      )}
      <AddRecord label={texts.addLapse} onClick={() => setOpened({ record: undefined })} />
      {opened !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={insuranceLapseKind}
          fields={fields}
          title={texts.lapseTitle}
          lead={texts.lapseFormLead}
          record={opened.record}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function LapseRow({
  lapse: { servicer, noticeOn, chargeFrom, cost, proofSentOn, confirmedOn },
  onChange,
}: {
  lapse: Lapse;
  onChange: () => void;
}) {
  return (
    <RecordRow name={texts.lapseName(servicer, formatCalendarDate(noticeOn, locale))} onChange={onChange}>
      {confirmedOn !== null ? (
        <p>{texts.lapseStates.confirmed(formatCalendarDate(confirmedOn, locale))}</p>
      ) : proofSentOn !== null ? (
        <p>{texts.lapseStates.sent(formatCalendarDate(proofSentOn, locale))}</p>
      ) : (
        <p>
          <Badge look="wrong">{texts.lapseStates.open}</Badge>
        </p>
      )}
      <RowLine>
        {[
          chargeFrom !== null && texts.lapseFrom(formatCalendarDate(chargeFrom, locale)),
          cost !== null && texts.lapseCost(formatCents(cost)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </RowLine>
    </RecordRow>
  );
}
