import type { Application } from '@porchlight/domain/questionnaire/application.ts';
import { useMutation } from '@tanstack/react-query';
import { createProofSource } from '../../../platform/anti-spam/visitor-proof.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { nameSubmission } from '../stored-draft.ts';

const proofs = createProofSource();

/** Starts on the proof of work that the application takes along. */
export const prepareProof = proofs.prepare;

/** Stores the application. */
export function useSubmitApplication(onStored: () => void) {
  return useMutation({
    mutationFn: async (application: Application) => {
      const submissionId = nameSubmission();
      const proof = await proofs.take();
      return pageApi.questionnaire.submitApplication.call({ ...application, submissionId, proof });
    },
    onSuccess: onStored,
  });
}
