import { countGuesses, type RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { VisitorGuard } from '../../platform/http/limits/visitor-guard.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import {
  confirmNewsletter,
  type LeadsContext,
  storeContact,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './leads.service.ts';

const done = { done: true } as const;

export type LeadsDependencies = LeadsContext & {
  guard: VisitorGuard<'contact' | 'newsletter'>;
  limits: RateLimits;
};

export function createLeadRoutes(dependencies: LeadsDependencies) {
  const { leads } = endpoints;
  const { guard, limits } = dependencies;
  return {
    submitContact: leads.submitContact.handler(async ({ context, input }) => {
      const admission = await guard.admit('contact', context.facts.address, input);
      const { submissionId, proof, homepage, ...form } = input;
      await storeContact(dependencies, form, submissionId, admission);
      return done;
    }),
    subscribeNewsletter: leads.subscribeNewsletter.handler(async ({ context, input }) => {
      const admission = await guard.admit('newsletter', context.facts.address, input);
      await subscribeToNewsletter(dependencies, input.email, admission);
      return done;
    }),
    confirmNewsletter: leads.confirmNewsletter.handler(async ({ context, input }) => {
      await countGuesses(limits, context.facts.address, () => confirmNewsletter(dependencies, input.token));
      return done;
    }),
    unsubscribeNewsletter: leads.unsubscribeNewsletter.handler(async ({ context, input }) => {
      await countGuesses(limits, context.facts.address, () =>
        unsubscribeFromNewsletter(dependencies, input.token),
      );
      return done;
    }),
  };
}
