import * as texts from '@porchlight/content/en/feedback/dialog.ts';
import {
  feedbackLabels,
  feedbackMessages,
  findPlaceAfterFeedback,
} from '@porchlight/domain/feedback/feedback.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/api.ts';
import { readFailure } from '../../../platform/api/failure.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useFeedbackDraft } from './feedback-draft.ts';
import { RatingSlider } from './rating-slider.tsx';

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
  /** What stands above the form. */
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
          readFailure(error).code === 'NOT_SIGNED_IN'
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
    // Whoever went to another page meanwhile stays there.
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
  return texts.whatWroteStillHere(readFailure(error).message);
}
