import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/house-book.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type Content, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { WARRANTY_NOTICE_DAYS, warrantyKind } from '@porchlight/domain/owned-home/kinds/warranty.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { BookSection } from './book-section.tsx';
import { DocumentLink, documentField, useOwnDocuments } from './own-documents.tsx';

/** Warranties, the one that ends first on top; those without a last day and those that ended below. */
export function WarrantiesSection({ records, today }: HomePartProps) {
  const documents = useOwnDocuments();
  const rank = ({ until }: Content<typeof warrantyKind>) =>
    until === null ? '8' : until < today ? `9${until}` : `0${until}`;
  const rows = listRecords(warrantyKind, records).sort((one, other) =>
    rank(one.content) < rank(other.content) ? -1 : 1,
  );
  return (
    <BookSection
      id="warranties"
      title={texts.warrantiesTitle}
      lead={texts.warrantiesLead}
      empty={texts.noWarranties}
      add={texts.addWarranty}
      dialog={{ titles: texts.warrantyTitle, lead: texts.warrantyLead }}
      kind={warrantyKind}
      fields={(record) => [
        { name: 'what', label: texts.warrantyFields.what, as: 'line' },
        { name: 'company', label: texts.warrantyFields.company, as: 'line', optional: true },
        { name: 'phone', label: texts.warrantyFields.phone, as: 'line', optional: true },
        { name: 'from', label: texts.warrantyFields.from, as: 'day', optional: true },
        { name: 'until', label: texts.warrantyFields.until, as: 'day', optional: true },
        documentField(texts.warrantyFields.documentId, documents, record?.content.documentId),
      ]}
      rows={rows}
      describe={({ content }) => ({
        title: content.what,
        state: <WarrantyState until={content.until} today={today} />,
        details: [
          content.until === null ? texts.noLastDay : texts.until(formatCalendarDate(content.until, locale)),
          content.company ?? false,
          content.phone ?? false,
        ],
        more: <DocumentLink id={content.documentId} documents={documents} />,
      })}
      records={records}
      today={today}
    />
  );
}

function WarrantyState({ until, today }: { until: string | null; today: string }) {
  if (until === null || addDays(until, -WARRANTY_NOTICE_DAYS) > today) return null;
  return until < today ? <Badge>{texts.over}</Badge> : <Badge look="now">{texts.endsSoon}</Badge>;
}
