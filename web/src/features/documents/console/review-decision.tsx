import * as texts from '@porchlight/content/en/documents-console.ts';
import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import {
  findReviewWordsProblem,
  MAX_REVIEW_WORDS_LENGTH,
  type ReviewFilter,
  reviewReasonIds,
  reviewReasons,
} from '@porchlight/domain/documents/document-reviews.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { type UnsentWords, useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** How often the console asks whether the queue has changed. The list itself is read again only then: each access is logged. */
const ASKED_EVERY_MS = 10_000;

type Decide = ReturnType<typeof useReviewWork>['decide'];

/**
 * Accept, with the date on the document where its age matters, or send back with a reason. `a` and `n` do the same. Where no member has
 * opened the file, accepting asks once more.
 */
export function ReviewDecision({
  review,
  wasOpened,
  decide,
  onDecided,
  children,
}: {
  review: ReviewDetail;
  wasOpened: boolean;
  decide: Decide;
  onDecided: (review: ReviewDetail) => void;
  /** Beside the two buttons. */
  children: ReactNode;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const asks = isAsked && !wasOpened;
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
      <SendBack
        review={review}
        decide={decide}
        onDecided={onDecided}
        unsent={words}
        onCancel={() => setIsSendingBack(false)}
      />
    );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!wasOpened && !isAsked) return setIsAsked(true);
    const { id, revision } = review;
    const date = dateField.current?.value || undefined;
    decide.mutate({ id, revision, decision: 'accepted', date }, { onSuccess: onDecided });
  }
  const problem = decide.error === null ? undefined : parseFailure(decide.error).fields.date;
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {review.paperDate !== null && (
        <div className="w-full sm:w-80">
          <TextField
            ref={dateField}
            type="date"
            label={review.paperDate.label}
            hint={review.paperDate.hint}
            error={problem}
            defaultValue={review.issuedOn ?? ''}
          />
        </div>
      )}
      {asks && (
        <p role="alert" className="w-full">
          {texts.unopened}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={accept}
          type="submit"
          variant={review.state === 'waiting' ? 'primary' : 'quiet'}
          size="small"
          busy={decide.isPending}
          aria-keyshortcuts="a"
        >
          {asks ? texts.acceptUnopened : texts.accept}
        </Button>
        <Button size="small" aria-keyshortcuts="n" onClick={() => setIsSendingBack(true)}>
          {texts.needsAttention}
        </Button>
        {children}
      </div>
    </form>
  );
}

function SendBack({
  review,
  decide,
  onDecided,
  unsent,
  onCancel,
}: {
  review: ReviewDetail;
  decide: Decide;
  onDecided: (review: ReviewDetail) => void;
  unsent: UnsentWords;
  onCancel: () => void;
}) {
  const { words } = unsent;
  const unsentReason = useUnsentWords(texts.reason(review.id));
  const reason = reviewReasonIds.find((known) => known === unsentReason.words);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setReasonMissing(reason === undefined);
    if (reason === undefined) return form.current?.querySelector('select')?.focus();
    const found = findReviewWordsProblem(reason, words);
    setProblem(found);
    if (found !== undefined) return;
    const { id, revision } = review;
    decide.mutate(
      { id, revision, decision: 'needs-attention', reason, words },
      {
        onSuccess: (decided) => {
          forget();
          onDecided(decided);
        },
      },
    );
  }
  function forget() {
    unsent.forget();
    unsentReason.forget();
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <SelectField
        label={texts.whatIsWrong}
        hint={reason && texts.theBuyerReads(reviewReasons[reason].sentence)}
        error={isReasonMissing && reason === undefined ? texts.reasonMissing : undefined}
        value={reason ?? ''}
        onChange={({ target }) => unsentReason.type(target.value)}
      >
        {reason === undefined && <option value="">{texts.choose}</option>}
        {reviewReasonIds.map((known) => (
          <option key={known} value={known}>
            {reviewReasons[known].label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={reason === 'other' ? texts.inYourWords : texts.ownWordsOptional}
        hint={texts.ownWordsHint}
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

/** The page of the queue that the address names, read again when what waits has changed. */
export function useReviews(address: ListAddress, state: ReviewFilter) {
  const queryClient = useQueryClient();
  const counts = useQuery(staffApi.documentReviews.counts.queryOptions({ refetchInterval: ASKED_EVERY_MS }));
  const known = useRef<string>(undefined);
  const now = counts.data && JSON.stringify(counts.data);
  useEffect(() => {
    if (now === undefined) return;
    if (known.current !== undefined && known.current !== now)
      void queryClient.invalidateQueries({ queryKey: staffApi.documentReviews.list.key() });
    known.current = now;
  }, [now, queryClient]);
  const claimed = (['me', 'nobody', 'somebody'] as const).find((one) => one === address.value('claimed'));
  return useQuery(
    staffApi.documentReviews.list.queryOptions({
      input: {
        search: address.search || undefined,
        cursor: address.cursor,
        state,
        milestone: milestoneSlugs.find((slug) => slug === address.value('milestone')),
        paper: address.value('paper') || undefined,
        claimed,
        owner: address.value('owner') || undefined,
      },
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
    }),
  );
}

export function useReview(id: string) {
  return useQuery(staffApi.documentReviews.get.queryOptions({ input: { id }, refetchOnWindowFocus: false }));
}

/** What is done to the review of one document. What comes back is shown at once, and the list is read again. */
export function useReviewWork(id: string) {
  const queryClient = useQueryClient();
  const lists = staffApi.documentReviews;
  const readListsAgain = () => {
    void queryClient.invalidateQueries({ queryKey: lists.list.key() });
    void queryClient.invalidateQueries({ queryKey: lists.counts.key() });
  };
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: lists.get.key({ input: { id } }) });
    readListsAgain();
  };
  const claim = useMutation(lists.claim.mutationOptions({ onSettled: readAgain }));
  const release = useMutation(lists.release.mutationOptions({ onSettled: readAgain }));
  const decide = useMutation(
    lists.decide.mutationOptions({
      onSuccess: (review) => {
        queryClient.setQueryData(lists.get.queryKey({ input: { id } }), review);
        readListsAgain();
      },
      onError: readAgain,
    }),
  );
  const requestAccess = useMutation(lists.requestAccess.mutationOptions());
  return { claim, release, decide, requestAccess };
}
