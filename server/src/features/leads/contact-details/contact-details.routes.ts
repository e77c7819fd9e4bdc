import type { VisitorGuard } from '../../../platform/http/limits/visitor-guard.ts';
import { loadOwnSession } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { type ContactDetailsContext, storeContactDetails } from './contact-details.service.ts';

export function createContactDetailsRoutes(
  dependencies: ContactDetailsContext & { guard: VisitorGuard<'contact-details'> },
) {
  return {
    submit: endpoints.contactDetails.submit.handler(async ({ context, input }) => {
      const { facts } = context;
      const admission = await dependencies.guard.admit('contact-details', facts.address, input);
      const { submissionId, proof, homepage, ...details } = input;
      const user = await loadOwnSession(facts);
      const userId = user?.staff ? undefined : user?.userId;
      await storeContactDetails(dependencies, details, submissionId, userId, admission);
      return { done: true } as const;
    }),
  };
}
