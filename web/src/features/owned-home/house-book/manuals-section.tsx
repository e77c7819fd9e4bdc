import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/house-book.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { manualKind } from '@porchlight/domain/owned-home/kinds/manual.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { BookSection } from './book-section.tsx';
import { DocumentLink, documentField, useOwnDocuments } from './own-documents.tsx';

/** Appliances with their numbers and manuals. */
export function ManualsSection({ records, today }: HomePartProps) {
  const documents = useOwnDocuments();
  return (
    <BookSection
      id="manuals"
      title={texts.manualsTitle}
      lead={texts.manualsLead}
      empty={texts.noManuals}
      add={texts.addManual}
      dialog={{ titles: texts.manualTitle, lead: texts.manualLead }}
      kind={manualKind}
      fields={(record) => [
        { name: 'appliance', label: texts.manualFields.appliance, as: 'line' },
        { name: 'model', label: texts.manualFields.model, as: 'line', optional: true },
        { name: 'serial', label: texts.manualFields.serial, as: 'line', optional: true },
        { name: 'boughtOn', label: texts.manualFields.boughtOn, as: 'day', optional: true },
        { name: 'link', label: texts.manualFields.link, as: 'line', optional: true },
        documentField(texts.manualFields.documentId, documents, record?.content.documentId),
      ]}
      rows={listRecords(manualKind, records)}
      describe={({ content: { appliance, model, serial, boughtOn, link, documentId } }) => ({
        title: appliance,
        details: [
          model !== null && texts.model(model),
          serial !== null && texts.serial(serial),
          boughtOn !== null && texts.bought(formatCalendarDate(boughtOn, locale)),
        ],
        more: (
          <>
            {link !== null && (
              <p>
                <SiteLink
                  href={link}
                  className="inline-flex min-h-11 items-center text-[.9375rem] text-link hover:underline"
                >
                  {texts.openManual}
                </SiteLink>
              </p>
            )}
            <DocumentLink id={documentId} documents={documents} />
          </>
        ),
      })}
      records={records}
      today={today}
    />
  );
}
