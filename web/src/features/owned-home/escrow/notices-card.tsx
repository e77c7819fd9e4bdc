import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { servicerNoticeRule } from '@porchlight/content/facts/servicer-rules.ts';
import { findRecord, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { servicerNoticeKind } from '@porchlight/domain/owned-home/kinds/servicer-notice.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { type NoticeRecord, NoticeView } from './notice-view.tsx';

const loadLetter = () =>
  import('../letter-dialog.tsx').then(({ HomeLetterDialog }) => ({ default: HomeLetterDialog }));

type Open =
  | { what: 'record'; record: NoticeRecord | undefined; about?: string }
  | { what: 'letter'; record: NoticeRecord };

const { noticeFields: labels, noticeHints: hints } = texts;

const day = (name: keyof typeof labels & string, hint?: string): RecordField => ({
  ...{ name, label: labels[name], as: 'day', optional: true },
  ...(hint !== undefined && { hint }),
});

/** A notice of error or a request for information, in the order in which its days come. */
const noticeFields: readonly RecordField[] = [
  { name: 'notice', label: labels.notice, as: 'choice', options: texts.noticeKinds },
  { name: 'about', label: labels.about, as: 'text' },
  { name: 'address', label: labels.address, hint: hints.address, as: 'text', optional: true },
  day('sentOn'),
  day('receivedOn', hints.receivedOn),
  day('acknowledgedOn'),
  day('extendedOn', hints.extendedOn),
  day('answeredOn'),
  day('documentsAskedOn', hints.documentsAskedOn),
  day('documentsOn'),
];

/** Notices of error and requests for information, each with its days. `findings` is what a new notice of error begins with. */
export function NoticesCard({
  records,
  today,
  findings,
}: {
  records: readonly HomeRecord[];
  today: string;
  findings: string | undefined;
}) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const notices = listRecords(servicerNoticeKind, records).toReversed();
  const servicer = findRecord(loanKind, records)?.content.servicer ?? null;
  return (
    <SectionCard id="servicer-notices" title={texts.noticesTitle}>
      <p className="max-w-[64ch]">{texts.noticesLead}</p>
      <div className="flex flex-wrap gap-3">
        {findings !== undefined && (
          <Button
            size="small"
            variant="primary"
            onClick={() => setOpen({ what: 'record', record: undefined, about: findings })}
          >
            {texts.noticeFromCheck}
          </Button>
        )}
        <Button size="small" onClick={() => setOpen({ what: 'record', record: undefined })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.addNotice}
        </Button>
      </div>
      {notices.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-t">
          {notices.map((record) => (
            <NoticeView
              key={record.id}
              record={record}
              today={today}
              onChange={() => setOpen({ what: 'record', record })}
              onWrite={() => setOpen({ what: 'letter', record })}
            />
          ))}
        </ul>
      )}
      <SourceNote {...servicerNoticeRule} />
      {open?.what === 'record' && (
        <HomeRecordDialog
          kind={servicerNoticeKind}
          fields={noticeFields}
          title={texts.noticeTitle}
          lead={texts.noticeLead}
          record={open.record}
          begin={{
            notice: 'error',
            about: open.about,
            address: notices[0]?.content.address ?? null,
          }}
          records={records}
          today={today}
          onClose={close}
        />
      )}
      {open?.what === 'letter' && (
        <LazyPart
          load={loadLetter}
          props={{
            kind:
              open.record.content.notice === 'error'
                ? ('notice-of-error' as const)
                : ('information-request' as const),
            begin: { wrong: open.record.content.about, asked: open.record.content.about },
            servicer: open.record.content.address ?? servicer,
            property: findRecord(homeKind, records)?.content.address ?? '',
            today,
            onClose: close,
          }}
        />
      )}
    </SectionCard>
  );
}
