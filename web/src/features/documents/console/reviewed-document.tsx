import { labelForm } from '@porchlight/content/en/document-readings/forms.ts';
import * as readingTexts from '@porchlight/content/en/document-readings/reading.ts';
import * as texts from '@porchlight/content/en/documents/console.ts';
import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { DocumentPages } from '../document-pages.tsx';
import { ReadFields, ReadSummary } from '../readings/read-fields.tsx';
import { ReadingNotes } from '../readings/reading-notes.tsx';
import { useChosenMark } from '../readings/use-chosen-mark.ts';

/** A document that a reason opened, with what was read of it; a press on a figure frames it on its page. Nothing is changed here. */
export function ReviewedDocument({ review, grant }: { review: ReviewDetail; grant: string }) {
  const { id, type, name } = review;
  const { data } = useQuery(
    staffApi.reviewedReadings.read.queryOptions({ input: { id, grant }, refetchOnWindowFocus: false }),
  );
  const [chosen, setChosen] = useState<string>();
  const mark = useChosenMark(data, chosen);
  const pages = useRef<HTMLDivElement>(null);
  function choose(field: string) {
    setChosen(field);
    pages.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div ref={pages} className="flex min-w-0 scroll-mt-20 flex-col">
        <DocumentPages
          address={`/api/staff/documents/${id}/content?grant=${grant}`}
          type={type}
          name={name}
          mark={mark}
          words={{
            alt: texts.whatTheBuyerUploaded(name),
            pageAdvice: texts.checkConnectionTryAgainIf,
            fileAdvice: texts.theFileMayDamagedAsk,
          }}
        />
      </div>
      {data?.state === 'done' && (
        <section aria-labelledby="reviewed-reading" className="grid gap-4">
          <h3 id="reviewed-reading" className="font-sans font-semibold text-[1.0625rem]">
            {readingTexts.whatWasRead}
            {data.form !== null && `: ${labelForm(data.form)}`}
          </h3>
          <ReadingNotes {...data} />
          {Object.keys(data.fields).length > 0 && (
            <>
              <ReadSummary {...data} />
              <ReadFields reading={data} chosen={chosen} onChoose={choose} renderWork={() => null} />
            </>
          )}
        </section>
      )}
    </>
  );
}
