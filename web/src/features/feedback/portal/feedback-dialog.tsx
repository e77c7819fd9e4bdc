import * as texts from '@porchlight/content/en/feedback.ts';
import {
  feedbackLabels,
  feedbackMessages,
  findPlaceAfterFeedback,
  RATING,
} from '@porchlight/domain/leads/feedback/feedback.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useAccount } from '../../accounts/account.queries.ts';

const steps = Array.from({ length: RATING.highest - RATING.lowest + 1 }, (_, place) => RATING.lowest + place);

/** A rating from Poor to Excellent in whole steps (specification 2 and 5): the browser's own slider with its figures. */
function RatingSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {sentence(texts.yourRatingOf(<span className="figure-tabular">{value}</span>, RATING.highest))}
      </label>
      <input
        id={id}
        type="range"
        min={RATING.lowest}
        max={RATING.highest}
        step={1}
        value={value}
        aria-valuetext={describeRating(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="m-0 h-11 w-full cursor-pointer accent-dusk"
      />
      <div
        aria-hidden="true"
        className="figure-tabular flex justify-between px-1 text-[.9375rem] text-ink-soft"
      >
        {steps.map((step) => (
          <span key={step} className={step === value ? 'font-semibold text-ink' : ''}>
            {step}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-[.9375rem]">
        <span>{feedbackLabels.lowest}</span>
        <span>{feedbackLabels.highest}</span>
      </div>
    </div>
  );
}

function describeRating(value: number): string {
  if (value === RATING.lowest) return `${value}, ${feedbackLabels.lowest}`;
  if (value === RATING.highest) return `${value}, ${feedbackLabels.highest}`;
  return texts.ofLabel(value, RATING.highest);
}

/**
 * Asks how a milestone went (specification 2, 4 and 5). Skip and a stored answer both lead on; Escape only closes. What
 * was typed is kept until it is stored.
 */
export default function FeedbackDialog({
  milestoneId,
  lead,
  onClose,
}: {
  milestoneId: number;
  /** Shown above the form. */
  lead: ReactNode;
  onClose: () => void;
}) {
  const account = useAccount();
  const navigate = useNavigate();
  const { draft, change, forget } = useFeedbackDraft(`${account?.id}:feedback:${milestoneId}`);
  const submit = useMutation(
    api.feedback.submit.mutationOptions({
      onSuccess: () => {
        forget();
        showSuccess(feedbackMessages.submitted);
      },
      onError: (error) =>
        showFailure(
          parseFailure(error).code === 'NOT_SIGNED_IN'
            ? feedbackMessages.notSignedIn
            : feedbackMessages.failed,
        ),
    }),
  );

  function leave() {
    onClose();
    void navigate(findPlaceAfterFeedback(milestoneId), { state: { finishedMilestone: milestoneId } });
  }

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (submit.isPending) return;
    if (!account) return showFailure(feedbackMessages.notSignedIn);
    // A buyer who went to another page meanwhile stays there.
    submit.mutate({ milestoneId, ...draft }, { onSuccess: leave });
  }

  function close() {
    if (!submit.isPending) onClose();
  }

  return (
    <Dialog open onClose={close} title={feedbackLabels.title} description={lead}>
      <form onSubmit={send} noValidate className="grid gap-6">
        <RatingSlider value={draft.rating} onChange={(rating) => change({ rating })} />
        <TextAreaField
          label={feedbackLabels.comment}
          rows={5}
          value={draft.feedback}
          readOnly={submit.isPending}
          error={submit.isError ? describeFailure(submit.error) : undefined}
          onChange={({ target }) => change({ feedback: target.value })}
        />
        <DialogActions>
          <Button onClick={leave} disabled={submit.isPending}>
            {feedbackLabels.skip}
          </Button>
          <Button type="submit" variant="primary" busy={submit.isPending}>
            {feedbackLabels.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function describeFailure(error: unknown): string {
  return texts.sendFailed(parseFailure(error).message);
}

/** `id` names the answer from the first try on, so that it is stored once however often it is sent. */
type FeedbackDraft = { id: string; rating: number; feedback: string };

/** What was said so far, kept in the tab under a name until it is stored. */
function useFeedbackDraft(name: string) {
  const [draft, setDraft] = useState(() => parseDraft(getDraft(name)));

  function change(part: Partial<FeedbackDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(name, JSON.stringify(next));
  }

  return { draft, change, forget: () => storeDraft(name, '') };
}

/** What is kept may be of any age: a part that does not fit is as new. */
function parseDraft(kept: string): FeedbackDraft {
  const { id, rating, feedback } = parseRecord(kept);
  const isRating = typeof rating === 'number' && rating >= RATING.lowest && rating <= RATING.highest;
  return {
    id: typeof id === 'string' ? id : createSubmissionId(),
    rating: isRating ? Math.round(rating) : RATING.initial,
    feedback: typeof feedback === 'string' ? feedback : '',
  };
}

function parseRecord(kept: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(kept);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
