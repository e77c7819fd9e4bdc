import * as readingTexts from '@porchlight/content/en/document-readings.ts';
import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import * as texts from '@porchlight/content/en/documents-console.ts';
import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import {
  ACCESS_MINUTES,
  type AccessReason,
  accessReasonIds,
  MAX_ACCESS_REASON_LENGTH,
} from '@porchlight/domain/documents/document-reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DocumentPages } from '../document-pages.tsx';
import { ReadFields, ReadSummary } from '../readings/read-fields.tsx';
import { ReadingNotes } from '../readings/reading-notes.tsx';
import { useChosenMark } from '../readings/use-chosen-mark.ts';
import type { useReviewWork } from './review-decision.tsx';

const labels: Record<AccessReason, string> = {
  review: texts.review,
  'buyer-asked': texts.theBuyerAsked,
  other: texts.anotherReason,
};

/** Asks why the document has to be seen, then shows it, for as long as the reason lasts. */
export function ReviewAccess({
  review,
  requestAccess,
}: {
  review: ReviewDetail;
  requestAccess: ReturnType<typeof useReviewWork>['requestAccess'];
}) {
  const { id, type, name } = review;
  const isDownload = type === 'image/heic';
  const [reason, setReason] = useState<AccessReason>(isDownload ? 'other' : 'review');
  const [words, setWords] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (requestAccess.data === undefined) return;
    setHasEnded(false);
    const timer = setTimeout(() => setHasEnded(true), ACCESS_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [requestAccess.data]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    requestAccess.mutate({ id, reason, words, download: isDownload });
  }
  if (requestAccess.data !== undefined && !hasEnded)
    return isDownload ? (
      <a
        href={`/api/staff/documents/${id}/content?grant=${requestAccess.data.grant}`}
        download={name}
        className="justify-self-start font-semibold text-link"
      >
        {texts.download(name)}
      </a>
    ) : (
      <ReviewedDocument review={review} grant={requestAccess.data.grant} />
    );
  const failure = requestAccess.error === null ? undefined : parseFailure(requestAccess.error);
  return (
    <form onSubmit={submit} aria-label={texts.seeTheDocument} className="grid gap-4">
      {hasEnded && <p role="status">{texts.accessEnded}</p>}
      {!isDownload && (
        <SelectField
          label={texts.viewReasonLabel}
          hint={texts.accessReasonHint}
          value={reason}
          onChange={({ target }) =>
            setReason(accessReasonIds.find((known) => known === target.value) ?? reason)
          }
        >
          {accessReasonIds.map((known) => (
            <option key={known} value={known}>
              {labels[known]}
            </option>
          ))}
        </SelectField>
      )}
      {reason === 'other' && (
        <TextField
          label={isDownload ? texts.downloadReasonLabel : texts.yourReason}
          hint={isDownload ? texts.downloadReasonHint : texts.viewReasonHint}
          maxLength={MAX_ACCESS_REASON_LENGTH}
          value={words}
          error={failure?.fields.words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {failure !== undefined && failure.fields.words === undefined && (
        <p role="alert" className="text-brick">
          {failure.message}
        </p>
      )}
      <Button type="submit" size="small" busy={requestAccess.isPending} className="justify-self-start">
        {!requestAccess.isPending && <Eye aria-hidden="true" className="size-4.5" />}
        {isDownload ? texts.prepareTheDownload : texts.seeTheDocument}
      </Button>
    </form>
  );
}

/** A document that a reason opened, with what was read of it; a press on a figure frames it on its page. Nothing is changed here. */
function ReviewedDocument({ review, grant }: { review: ReviewDetail; grant: string }) {
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
            alt: texts.documentAlt(name),
            pageAdvice: texts.pageAdvice,
            fileAdvice: texts.fileAdvice,
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
