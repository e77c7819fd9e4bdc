import type { VisitorGuard } from '../../platform/http/limits/visitor-guard.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { type AssistantContext, sendBuyerMessage, sendVisitorMessage } from './assistant.service.ts';

const done = { done: true } as const;

export function createAssistantRoutes(dependencies: AssistantContext & { guard: VisitorGuard<'assistant'> }) {
  const { assistant } = endpoints;
  return {
    sendToPerson: assistant.sendToPerson.handler(async ({ context, input }) => {
      await sendBuyerMessage(dependencies, requireUser(context), input);
      return done;
    }),
    sendToPersonAsVisitor: assistant.sendToPersonAsVisitor.handler(async ({ context, input }) => {
      const admission = await dependencies.guard.admit('assistant', context.facts.address, input);
      const { submissionId, proof, homepage, ...form } = input;
      await sendVisitorMessage(dependencies, form, submissionId, admission);
      return done;
    }),
  };
}
