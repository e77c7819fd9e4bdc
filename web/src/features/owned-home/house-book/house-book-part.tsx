import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import { upkeepList } from '@porchlight/content/en/owned-home-upkeep.ts';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type Content, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { listNeeds } from '@porchlight/domain/owned-home/house-book/next-need.ts';
import { homePaperKind } from '@porchlight/domain/owned-home/kinds/home-paper.ts';
import { manualKind } from '@porchlight/domain/owned-home/kinds/manual.ts';
import { WARRANTY_NOTICE_DAYS, warrantyKind } from '@porchlight/domain/owned-home/kinds/warranty.ts';
import { FileText } from 'lucide-react';
import { followDownload } from '../../../platform/follow-download.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useDocuments } from '../../documents/portal/documents.queries.ts';
import { HomeFileSection } from '../home-file-section.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { BookSection } from './book-section.tsx';
import { describeNextNeed } from './next-need-words.ts';
import { AddUpkeepList } from './upkeep-list-button.tsx';
import { UpkeepSection } from './upkeep-section.tsx';
import { VendorsSection } from './vendors-section.tsx';

/** The house book: what the house needs next, and then everything that is kept for it. */
export default function HouseBookPart(props: HomePartProps) {
  return (
    <>
      <NextNeed {...props} />
      <UpkeepSection {...props} />
      <WarrantiesSection {...props} />
      <ManualsSection {...props} />
      <VendorsSection {...props} />
      <PapersSection {...props} />
      <HomeFileSection />
    </>
  );
}

/** The answer of the house book: what the house needs next. */
function NextNeed({ records, today }: HomePartProps) {
  const answer = describeNextNeed(records, today);
  const due = listNeeds(records, today).filter(({ kind, day }) => kind === 'warranty' || day <= today).length;
  return (
    <section aria-labelledby="next-need" className="grid gap-2">
      <h2 id="next-need" className="font-semibold text-ink-soft text-lg">
        {texts.nextTitle}
      </h2>
      <p className="figure-tabular wrap-anywhere max-w-[32ch] font-display text-[clamp(1.6rem,4.5vw,2.2rem)] leading-tight">
        {answer ?? texts.nothingYet}
      </p>
      {due > 1 && <p className="text-ink-soft">{texts.alsoDue(due - 1)}</p>}
      {answer === undefined && (
        <>
          <p className="max-w-[60ch] text-ink-soft">{texts.nothingYetLead(upkeepList.length)}</p>
          <p className="mt-2">
            <AddUpkeepList records={records} today={today} variant="primary" />
          </p>
        </>
      )}
    </section>
  );
}

/** The papers of the home, and where each is. */
function PapersSection({ records, today }: HomePartProps) {
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

/** Warranties, the one that ends first on top; those without a last day and those that ended below. */
function WarrantiesSection({ records, today }: HomePartProps) {
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

/** Appliances with their numbers and manuals. */
function ManualsSection({ records, today }: HomePartProps) {
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

/** The reader's own documents by id; undefined until they are there. */
function useOwnDocuments(): ReadonlyMap<string, string> | undefined {
  const { data } = useDocuments();
  return data && new Map(data.documents.map(({ id, name }) => [id, name]));
}

/** The choice of one of the reader's documents. One that is chosen and not among them is kept as it is. */
function documentField(
  label: string,
  documents: ReadonlyMap<string, string> | undefined,
  chosen: string | null | undefined,
): RecordField {
  const isOther = typeof chosen === 'string' && documents?.has(chosen) !== true;
  return {
    ...{ name: 'documentId', label, optional: true, none: texts.noDocument, as: 'choice' },
    options: { ...Object.fromEntries(documents ?? []), ...(isOther && { [chosen]: texts.otherDocument }) },
  };
}

/** The way to the document of a record, where it is the reader's own. */
function DocumentLink({
  id,
  documents,
}: {
  id: string | null;
  documents: ReadonlyMap<string, string> | undefined;
}) {
  const name = id === null ? undefined : documents?.get(id);
  if (name === undefined) return null;
  return (
    <p>
      <a
        href={`/api/documents/${id}/content`}
        download={name}
        onClick={(event) => void followDownload(event)}
        className="wrap-anywhere inline-flex min-h-11 items-center gap-2 text-[.9375rem] text-link hover:underline"
      >
        <FileText aria-hidden="true" className="size-4.5 shrink-0" />
        {name}
      </a>
    </p>
  );
}
