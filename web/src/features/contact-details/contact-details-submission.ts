import { describeOpenStages } from '@porchlight/content/en/guide/screens.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { listOpenStages } from '@porchlight/domain/guide/guide.ts';
import type { ContactDetails } from '@porchlight/domain/leads/contact-details/contact-details.ts';
import {
  contactDetailsMessages,
  REDIRECT_AFTER_MS,
  SECOND_MESSAGE_AFTER_MS,
} from '@porchlight/domain/leads/contact-details/contact-details-messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { createProofSource } from '../../platform/anti-spam/visitor-proof.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { getCompletedStages, rememberCompletedStages } from '../../platform/offline/completed-stages.ts';
import { createContactSubmissionKey } from '../../platform/offline/stored-contact.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';

const proofs = createProofSource();

/** Starts on the proof of work that the final step takes along. */
export const prepareContactProof = proofs.prepare;

/** Where the form leads on to; `state` is what the page there has to know. */
export type Onward = { to: string; state?: { email: string } };

type Sent = { details: ContactDetails; homepage: string };

/**
 * Sends the final step; then the stage is completed, a toast says so, a second one follows, and the page leads on: to the portal
 * (specification 4 and 9), or for a visitor to what is still open (decision 0063).
 */
export function useContactDetailsSubmission(
  onward: Onward,
  onRefused: (fields: Record<string, string>) => void,
) {
  const navigate = useNavigate();
  const submission = useMutation({
    mutationFn: async ({ details, homepage }: Sent) => {
      const submissionId = createContactSubmissionKey();
      const proof = await proofs.take();
      return pageApi.contactDetails.submit.call({
        ...details,
        submissionId,
        proof,
        [HONEYPOT_FIELD]: homepage,
      });
    },
    onSuccess: () => {
      rememberCompletedStages(['contact-details']);
      showSuccess(contactDetailsMessages.success);
    },
    onError: (error) => {
      const { fields } = parseFailure(error);
      if (Object.keys(fields).length === 0) showFailure(contactDetailsMessages.failed);
      onRefused(fields);
    },
  });
  const { isSuccess } = submission;
  const { to, state } = onward;
  const email = state?.email;
  useEffect(() => {
    if (!isSuccess) return;
    const second = setTimeout(() => showSuccess(chooseSecondMessage()), SECOND_MESSAGE_AFTER_MS);
    const leaving = setTimeout(
      () => void navigate(to, { state: email === undefined ? undefined : { email } }),
      REDIRECT_AFTER_MS,
    );
    return () => {
      clearTimeout(second);
      clearTimeout(leaving);
    };
  }, [isSuccess, navigate, to, email]);
  return submission;
}

/** The journey is complete only for a buyer who has completed every stage; others read what is open. */
function chooseSecondMessage() {
  const open = listOpenStages(getCompletedStages());
  return open.length === 0 ? contactDetailsMessages.completed : { title: describeOpenStages(open.length) };
}
