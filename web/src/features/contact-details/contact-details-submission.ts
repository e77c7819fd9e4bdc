import { HONEYPOT_FIELD } from '@porchlight/domain/challenge/challenge.ts';
import type { ContactDetails } from '@porchlight/domain/contact-details/contact-details.ts';
import {
  contactDetailsMessages,
  REDIRECT_AFTER_MS,
  SECOND_MESSAGE_AFTER_MS,
} from '@porchlight/domain/contact-details/contact-details-messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { createProofSource } from '../../platform/visitor-proof.ts';
import { addCompletedStages } from '../guide/completed-stages.ts';
import { nameContactSubmission } from './kept-contact.ts';

const proofs = createProofSource();

/** Starts on the proof of work that the final step takes along. */
export const prepareProof = proofs.prepare;

/** Where the form leads on to; `state` is what the page there has to know. */
export type Onward = { to: string; state?: { email: string } };

type Sent = { details: ContactDetails; homepage: string };

/**
 * Sends the final step; then the stage is completed, a toast says so, a second one follows, and the page leads on to the
 * portal (specification 4 and 9).
 */
export function useContactDetailsSubmission(
  onward: Onward,
  onRefused: (fields: Record<string, string>) => void,
) {
  const navigate = useNavigate();
  const submission = useMutation({
    mutationFn: async ({ details, homepage }: Sent) => {
      const submissionId = nameContactSubmission();
      const proof = await proofs.take();
      return api.contactDetails.submit.call({ ...details, submissionId, proof, [HONEYPOT_FIELD]: homepage });
    },
    onSuccess: () => {
      addCompletedStages(['contact-details']);
      showSuccess(contactDetailsMessages.success);
    },
    onError: (error) => {
      const { fields } = readFailure(error);
      if (Object.keys(fields).length === 0) showFailure(contactDetailsMessages.failed);
      onRefused(fields);
    },
  });
  const { isSuccess } = submission;
  const { to, state } = onward;
  const email = state?.email;
  useEffect(() => {
    if (!isSuccess) return;
    const second = setTimeout(() => showSuccess(contactDetailsMessages.completed), SECOND_MESSAGE_AFTER_MS);
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
