import * as texts from '@porchlight/content/en/documents-console.ts';
import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import {
  findReviewWordsProblem,
  MAX_REVIEW_WORDS_LENGTH,
  reviewReasonIds,
  reviewReasons,
} from '@porchlight/domain/documents/document-reviews.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UnsentWords, useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { useReviewWork } from './reviews.queries.ts';

type Decide = ReturnType<typeof useReviewWork>['decide'];

/** Accept, with the date on the document where its age matters, or send back with a reason. `a` and `n` do the same. */
export function ReviewDecision({ review, decide }: { review: ReviewDetail; decide: Decide }) {
  const words = useUnsentWords(review.id);
  const [isSendingBack, setIsSendingBack] = useState(words.wereBegun);
  const accept = useRef<HTMLButtonElement>(null);
  const dateField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isWorkKey(event)) return;
      if (event.key === 'a') {
        event.preventDefault();
        // Where a date has to be read first, the key leads to its field.
        if (dateField.current?.value === '') dateField.current.focus();
        else accept.current?.click();
      }
      if (event.key === 'n') {
        event.preventDefault();
        setIsSendingBack(true);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (isSendingBack)
    return (
      <SendBack review={review} decide={decide} unsent={words} onCancel={() => setIsSendingBack(false)} />
    );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { id, revision } = review;
    decide.mutate({ id, revision, decision: 'accepted', date: dateField.current?.value || undefined });
  }
  const problem = decide.error === null ? undefined : parseFailure(decide.error).fields.date;
  return (
    <form onSubmit={submit} className="grid gap-4">
      {review.paperDate !== null && (
        <TextField
          ref={dateField}
          type="date"
          label={review.paperDate.label}
          hint={review.paperDate.hint}
          error={problem}
          defaultValue={review.issuedOn ?? ''}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={accept}
          type="submit"
          variant="primary"
          size="small"
          busy={decide.isPending}
          aria-keyshortcuts="a"
        >
          {texts.accept}
        </Button>
        <Button size="small" aria-keyshortcuts="n" onClick={() => setIsSendingBack(true)}>
          {texts.needsAttention}
        </Button>
      </div>
    </form>
  );
}

function SendBack({
  review,
  decide,
  unsent,
  onCancel,
}: {
  review: ReviewDetail;
  decide: Decide;
  unsent: UnsentWords;
  onCancel: () => void;
}) {
  const { words } = unsent;
  const unsentReason = useUnsentWords(texts.reason(review.id), reviewReasonIds[0]);
  const reason = reviewReasonIds.find((known) => known === unsentReason.words) ?? reviewReasonIds[0];
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findReviewWordsProblem(reason, words);
    setProblem(found);
    if (found !== undefined) return;
    const { id, revision } = review;
    decide.mutate({ id, revision, decision: 'needs-attention', reason, words }, { onSuccess: forget });
  }
  function forget() {
    unsent.forget();
    unsentReason.forget();
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <SelectField
        label={texts.whatIsWrong}
        hint={texts.theBuyerReads(reviewReasons[reason].sentence)}
        value={reason}
        onChange={({ target }) => unsentReason.type(target.value)}
      >
        {reviewReasonIds.map((known) => (
          <option key={known} value={known}>
            {reviewReasons[known].label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={reason === 'other' ? texts.inYourWords : texts.inYourWordsOptional}
        hint={texts.theBuyerReadsBesideDocument}
        rows={3}
        maxLength={MAX_REVIEW_WORDS_LENGTH}
        value={words}
        error={problem}
        onChange={({ target }) => unsent.type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={decide.isPending}>
          {texts.sendBack}
        </Button>
        <Button
          size="small"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
