import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import {
  LONGEST_LOOK_REASON,
  LOOK_MINUTES,
  type LookReason,
  lookReasonIds,
} from '@porchlight/domain/documents/document-reviews.ts';
import { Eye } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { readFailure } from '../../platform/failure.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReviewPages } from './review-pages.tsx';
import type { useReviewWork } from './reviews.queries.ts';

const labels: Record<LookReason, string> = {
  review: 'Review',
  'buyer-asked': 'The buyer asked',
  other: 'Another reason',
};

/** Asks why the document has to be seen, then shows it, for as long as the reason lasts. */
export function ReviewLook({
  review,
  look,
}: {
  review: ReviewDetail;
  look: ReturnType<typeof useReviewWork>['look'];
}) {
  const { id, type, name } = review;
  const isDownload = type === 'image/heic';
  const [reason, setReason] = useState<LookReason>(isDownload ? 'other' : 'review');
  const [words, setWords] = useState('');
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (look.data === undefined) return;
    setHasEnded(false);
    const timer = setTimeout(() => setHasEnded(true), LOOK_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [look.data]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    look.mutate({ id, reason, words, download: isDownload });
  }
  const content = look.data && `/api/staff/documents/${id}/content?grant=${look.data.grant}`;
  if (content !== undefined && !hasEnded)
    return isDownload ? (
      <a href={content} download={name} className="justify-self-start font-semibold text-link">
        Download {name}
      </a>
    ) : (
      <ReviewPages address={content} type={type} name={name} />
    );
  const failure = look.error === null ? undefined : readFailure(look.error);
  return (
    <form onSubmit={submit} aria-label="See the document" className="grid gap-4">
      {hasEnded && <p role="status">The look has ended. Say again why you have to see it.</p>}
      {!isDownload && (
        <SelectField
          label="Why do you have to see it?"
          hint="Written down, and shown to the buyer with your first name."
          value={reason}
          onChange={({ target }) =>
            setReason(lookReasonIds.find((known) => known === target.value) ?? reason)
          }
        >
          {lookReasonIds.map((known) => (
            <option key={known} value={known}>
              {labels[known]}
            </option>
          ))}
        </SelectField>
      )}
      {reason === 'other' && (
        <TextField
          label={isDownload ? 'Why do you have to download it?' : 'Your reason'}
          hint={`${isDownload ? 'No browser draws a HEIC picture. ' : ''}It ends the sentence “Looked at because …”.`}
          maxLength={LONGEST_LOOK_REASON}
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
        {isDownload ? 'Prepare the download' : 'See the document'}
      </Button>
    </form>
  );
}
