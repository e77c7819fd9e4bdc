import * as texts from '@porchlight/content/en/owned-home/house-book.ts';
import { listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { homePaperKind } from '@porchlight/domain/owned-home/kinds/home-paper.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { BookSection } from './book-section.tsx';
import { DocumentLink, documentField, useOwnDocuments } from './own-documents.tsx';

/** The papers of the home, and where each is. */
export function PapersSection({ records, today }: HomePartProps) {
  const documents = useOwnDocuments();
  return (
    <BookSection
      id="papers"
      title={texts.papersTitle}
      lead={texts.papersLead}
      empty={texts.noPapers}
      add={texts.addPaper}
      dialog={{ titles: texts.paperTitle, lead: texts.paperLead }}
      kind={homePaperKind}
      fields={(record) => [
        { name: 'what', label: texts.paperFields.what, as: 'line' },
        documentField(texts.paperFields.documentId, documents, record?.content.documentId),
        { name: 'place', label: texts.paperFields.place, hint: texts.placeHint, as: 'line', optional: true },
      ]}
      rows={listRecords(homePaperKind, records)}
      describe={({ content: { what, documentId, place } }) => ({
        title: what,
        details: [
          place ?? false,
          documentId !== null && documents !== undefined && !documents.has(documentId) && texts.notYours,
        ],
        more: <DocumentLink id={documentId} documents={documents} />,
      })}
      records={records}
      today={today}
    />
  );
}
