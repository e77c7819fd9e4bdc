import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { type FeedbackContext, storeFeedback } from './feedback.service.ts';

export function createFeedbackRoutes(dependencies: FeedbackContext) {
  return {
    submit: endpoints.feedback.submit.handler(async ({ context, input }) => {
      await storeFeedback(dependencies, requireUser(context).userId, input);
      return { done: true as const };
    }),
  };
}
