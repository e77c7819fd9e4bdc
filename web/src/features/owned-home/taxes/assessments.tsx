import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { describeDistance, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type Content,
  findRecord,
  type HomeRecord,
  listRecords,
} from '@porchlight/domain/owned-home/home-record.ts';
import { assessmentKind } from '@porchlight/domain/owned-home/kinds/assessment.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { useState } from 'react';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';

type Assessment = Content<typeof assessmentKind>;

const words = texts.assessmentFields;
/** In the order of most notices. */
const fields: readonly RecordField[] = [
  { name: 'noticeOn', label: words.noticeOn, as: 'day' },
  { name: 'taxYear', label: words.taxYear, as: 'count' },
  {
    name: 'marketValue',
    label: words.marketValue,
    hint: texts.marketValueHint,
    as: 'amount',
    optional: true,
  },
  { name: 'assessedValue', label: words.assessedValue, as: 'amount' },
  { name: 'assessedBefore', label: words.assessedBefore, as: 'amount', optional: true },
  { name: 'appealBy', label: words.appealBy, as: 'day', optional: true },
  { name: 'appealedOn', label: words.appealedOn, as: 'day', optional: true },
];

/** The notices of assessed value, newest first, each with its own clock to appeal; what helps while one can be appealed. */
export function Assessments(props: HomePartProps) {
  const { records, today } = props;
  const [opened, setOpened] = useState<{ record: HomeRecord<Assessment> | undefined }>();
  const notices = listRecords(assessmentKind, records).toSorted((a, b) =>
    b.content.noticeOn.localeCompare(a.content.noticeOn),
  );
  const isOpen = notices.some(
    ({ content: { appealBy, appealedOn } }) => appealedOn === null && appealBy !== null && appealBy >= today,
  );
  return (
    <>
      <h3 className="border-line border-t pt-5 text-xl">{texts.assessments}</h3>
      {notices.length > 0 && (
        <RecordRows>
          {notices.map((record) => (
            <NoticeRow
              key={record.id}
              {...props}
              notice={record.content}
              onChange={() => setOpened({ record })}
            />
          ))}
        </RecordRows>
      )}
      {isOpen && (
        <div className="grid gap-2 rounded-m bg-sunken p-5 text-[.9375rem]">
          <p className="font-semibold">{texts.evidenceTitle}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {texts.evidence.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-ink-soft">{texts.evidenceAsk}</p>
        </div>
      )}
      <AddRecord label={texts.addAssessment} onClick={() => setOpened({ record: undefined })} />
      {opened !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={assessmentKind}
          fields={fields}
          title={texts.assessmentTitle}
          lead={texts.assessmentLead}
          record={opened.record}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function NoticeRow({
  notice: { noticeOn, taxYear, assessedValue, assessedBefore, marketValue, appealBy, appealedOn },
  records,
  today,
  onChange,
}: HomePartProps & { notice: Assessment; onChange: () => void }) {
  const home = findRecord(homeKind, records)?.content;
  const appeal =
    appealedOn !== null
      ? texts.appealed(formatCalendarDate(appealedOn, locale))
      : appealBy === null
        ? texts.appealNotPrinted
        : appealBy < today
          ? texts.appealOver(formatCalendarDate(appealBy, locale))
          : texts.appealOpen(formatCalendarDate(appealBy, locale), describeDistance(appealBy, today));
  return (
    <RecordRow name={texts.assessmentName(taxYear)} onChange={onChange}>
      <p className="max-w-[62ch]">{appeal}</p>
      <RowLine>
        {[
          texts.assessedAt(formatCents(assessedValue), formatCalendarDate(noticeOn, locale)),
          describeChange(assessedValue, assessedBefore),
        ]
          .filter(Boolean)
          .join(' ')}
      </RowLine>
      {marketValue !== null && home !== undefined && (
        <RowLine>
          {texts.marketBesidePrice(
            formatCents(marketValue),
            formatCents(home.price),
            formatCalendarDate(home.boughtOn, locale),
          )}
        </RowLine>
      )}
    </RecordRow>
  );
}

/** To a tenth of a percent; nothing where there is nothing to compare with. */
function describeChange(now: number, before: number | null): string | undefined {
  if (before === null || before === 0 || before === now) return undefined;
  const percent = Math.abs(Math.round((now / before - 1) * 1_000) / 10);
  return texts.changedBy(String(percent), now > before);
}
