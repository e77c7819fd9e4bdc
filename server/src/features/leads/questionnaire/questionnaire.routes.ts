import type { VisitorGuard } from '../../../platform/http/limits/visitor-guard.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { type QuestionnaireContext, storeApplication } from './questionnaire.service.ts';

export function createQuestionnaireRoutes(
  dependencies: QuestionnaireContext & { guard: VisitorGuard<'application'> },
) {
  return {
    submitApplication: endpoints.questionnaire.submitApplication.handler(async ({ context, input }) => {
      const admission = await dependencies.guard.admit('application', context.facts.address, input);
      const { submissionId, proof, homepage, ...application } = input;
      await storeApplication(dependencies, application, submissionId, admission);
      return { done: true } as const;
    }),
  };
}
