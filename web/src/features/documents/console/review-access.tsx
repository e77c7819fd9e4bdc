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
import { Eye, Maximize2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { WorkDialog } from '../../../ui/work-dialog.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  useSeeKey(() => form.current?.requestSubmit());
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
    <form ref={form} onSubmit={submit} aria-label={texts.seeTheDocument} className="grid gap-4">
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
      <Button
        type="submit"
        size="small"
        busy={requestAccess.isPending}
        aria-keyshortcuts="v"
        className="justify-self-start"
      >
        {!requestAccess.isPending && <Eye aria-hidden="true" className="size-4.5" />}
        {isDownload ? texts.prepareTheDownload : texts.seeTheDocument}
      </Button>
    </form>
  );
}

/** `v` does what shows the document, unless someone is typing. */
function useSeeKey(see: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'v' || !isWorkKey(event)) return;
    event.preventDefault();
    see();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
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
  const [isFull, setFull] = useState(false);
  useSeeKey(() => setFull(true));
  // The whole of it, above the decision: that was what the button was pressed for.
  useEffect(() => {
    pages.current?.scrollIntoView({ block: 'start' });
  }, []);
  const shown = {
    address: `/api/staff/documents/${id}/content?grant=${grant}`,
    ...{ type, name, mark },
    words: { alt: texts.documentAlt(name), pageAdvice: texts.pageAdvice, fileAdvice: texts.fileAdvice },
  };
  function choose(field: string) {
    setChosen(field);
    pages.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <div ref={pages} className="flex min-h-[calc(75vh+2.75rem)] min-w-0 scroll-mt-2 scroll-mb-28 flex-col">
        <DocumentPages
          {...shown}
          tools={
            <Button variant="plain" size="small" aria-keyshortcuts="v" onClick={() => setFull(true)}>
              <Maximize2 aria-hidden="true" className="size-4.5" />
              {texts.fullWindow}
            </Button>
          }
        />
      </div>
      {isFull && (
        <WorkDialog
          onClose={() => setFull(false)}
          title={review.paper}
          description={name}
          foot={
            <div className="flex justify-end">
              <Button variant="primary" size="small" onClick={() => setFull(false)}>
                {texts.close}
              </Button>
            </div>
          }
        >
          <div className="flex min-h-0 min-w-0 flex-1 flex-col p-4 sm:px-7">
            <DocumentPages {...shown} fillsDialog />
          </div>
        </WorkDialog>
      )}
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
