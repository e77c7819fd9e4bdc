import * as readingTexts from '@porchlight/content/en/document-readings.ts';
import * as texts from '@porchlight/content/en/documents.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { followDownload } from '../../../platform/follow-download.ts';
import { Button } from '../../../ui/button.tsx';
import { WorkDialog } from '../../../ui/work-dialog.tsx';
import { findContentAddress } from '../../signing/signing-addresses.ts';
import { DocumentPages } from '../document-pages.tsx';
import { ReadingPanel } from '../readings/reading-panel.tsx';
import { useReading, useReadings } from '../readings/readings.queries.ts';
import { useChosenMark } from '../readings/use-chosen-mark.ts';
import type { KnownRequests } from './preflight/finding-context.ts';
import KeptWarnings, { type Warnings } from './preflight/kept-warnings.tsx';

/** A preview of one's own document without a download, and what was read of it beside its pages. `field` is a figure to begin with. */
export function DocumentPreview({
  document,
  field,
  requests,
  onClose,
}: {
  document: OwnDocument;
  field?: string | undefined;
  requests: KnownRequests;
  onClose: () => void;
}) {
  const { id, name, type, size } = document;
  const reading = useReading(id);
  const [chosen, setChosen] = useState(field);
  const mark = useChosenMark(reading.data, chosen);
  const address = findContentAddress(id);
  const readings = useReadings();
  const documents = useMemo(() => [document], [document]);
  const [warnings, setWarnings] = useState<Warnings>();
  return (
    <WorkDialog
      onClose={onClose}
      title={name}
      description={formatFileSize(size, locale)}
      foot={
        <div className="flex flex-wrap justify-end gap-3">
          <a
            href={address}
            download={name}
            onClick={(event) => void followDownload(event)}
            className="inline-flex min-h-11 items-center gap-2 rounded-m px-3.5 font-semibold text-[.9375rem] text-dusk underline-offset-4 hover:bg-sunken hover:underline"
          >
            <Download aria-hidden="true" className="size-4.5" />
            {texts.download}
          </a>
          <Button variant="primary" size="small" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 p-4 pb-0 sm:px-7 lg:flex-row lg:gap-5 lg:pb-4">
        <div className="flex h-[40vh] min-h-0 min-w-0 shrink-0 flex-col lg:h-auto lg:flex-1 lg:shrink">
          <DocumentPages
            mark={mark}
            address={address}
            name={name}
            type={type}
            fillsDialog
            words={{
              alt: texts.yourPicture(name),
              pageAdvice: texts.checkYourConnection,
              fileAdvice: texts.damagedFileAdvice,
            }}
          />
        </div>
        <section
          aria-label={readingTexts.whatWasRead}
          className="-mx-2.5 min-h-72 min-w-0 flex-1 overflow-y-auto px-2.5 pb-4 lg:w-100 lg:flex-none lg:pb-0"
        >
          {readings !== undefined && (
            <KeptWarnings {...{ documents, readings, requests, onFound: setWarnings }} />
          )}
          <ReadingPanel
            id={id}
            reading={reading}
            warnings={warnings?.get(id) ?? []}
            chosen={chosen}
            onChoose={setChosen}
          />
        </section>
      </div>
    </WorkDialog>
  );
}
