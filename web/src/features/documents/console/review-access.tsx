import * as texts from '@porchlight/content/en/documents/console.ts';
import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import {
  ACCESS_MINUTES,
  type AccessReason,
  accessReasonIds,
  MAX_ACCESS_REASON_LENGTH,
} from '@porchlight/domain/documents/document-reviews.ts';
import { Eye } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { readFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ReviewedDocument } from './reviewed-document.tsx';
import type { useReviewWork } from './reviews.queries.ts';

const labels: Record<AccessReason, string> = {
  review: texts.review,
  'buyer-asked': texts.theBuyerAsked,
  other: texts.anotherReason,
};

/** Asks why the document has to be seen, then shows it, for as long as the reason lasts. */
export function ReviewAccess({
  review,
  look,
}: {
  review: ReviewDetail;
  look: ReturnType<typeof useReviewWork>['look'];
}) {
  const { id, type, name } = review;
  const isDownload = type === 'image/heic';
  const [reason, setReason] = useState<AccessReason>(isDownload ? 'other' : 'review');
  const [words, setWords] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (look.data === undefined) return;
    setHasEnded(false);
    const timer = setTimeout(() => setHasEnded(true), ACCESS_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [look.data]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    look.mutate({ id, reason, words, download: isDownload });
  }
  if (look.data !== undefined && !hasEnded)
    return isDownload ? (
      <a
        href={`/api/staff/documents/${id}/content?grant=${look.data.grant}`}
        download={name}
        className="justify-self-start font-semibold text-link"
      >
        {texts.download(name)}
      </a>
    ) : (
      <ReviewedDocument review={review} grant={look.data.grant} />
    );
  const failure = look.error === null ? undefined : readFailure(look.error);
  return (
    <form onSubmit={submit} aria-label={texts.seeTheDocument} className="grid gap-4">
      {hasEnded && <p role="status">{texts.theLookHasEndedSay}</p>}
      {!isDownload && (
        <SelectField
          label={texts.whyDoHaveSee}
          hint={texts.writtenDownShownBuyerFirst}
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
          label={isDownload ? texts.whyDoHaveDownload : texts.yourReason}
          hint={isDownload ? texts.noBrowserDrawsHeicPicture : texts.itEndsSentenceLookedBecause}
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
      <Button type="submit" size="small" busy={look.isPending} className="justify-self-start">
        {!look.isPending && <Eye aria-hidden="true" className="size-4.5" />}
        {isDownload ? texts.prepareTheDownload : texts.seeTheDocument}
      </Button>
    </form>
  );
}
