import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { and, isNull, lte } from 'drizzle-orm';
import { byAccountElseAddress } from '../../platform/database/owned-rows.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { VisitorGuard, VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { questionEmail } from './assistant.emails.ts';
import {
  type AssistantContext,
  assistantLimits,
  sendBuyerMessage,
  sendVisitorMessage,
} from './assistant.service.ts';
import { assistantMessages } from './assistant.table.ts';
import {
  changeQuestion,
  countQuestions,
  listQuestions,
  parseStoredQuestion,
  type QuestionsContext,
} from './questions.service.ts';

const done = { done: true } as const;

export const assistantFeature = defineFeature({
  name: 'assistant',
  tables: [
    {
      table: assistantMessages,
      grants: bothMay(APPEND),
      owned: {
        file: 'assistant-messages',
        title: downloadTitles['assistant-messages'],
        owned: byAccountElseAddress(assistantMessages.userId, assistantMessages.email),
        left: {
          ownerId: 'which member of staff answers it',
          answeredBy: 'which member of staff answered it',
          version: 'how often staff changed its status',
        },
        counted: 'messages',
        erased: 'row',
      },
    },
  ],
  limits: assistantLimits,
  routes: (parts: AssistantContext & VisitorParts<'assistant'>) => ({
    assistant: createAssistantRoutes({ ...parts, guard: parts.visitorGuard }),
    questions: createQuestionRoutes(parts),
  }),
  emails: [questionEmail],
  retention: {
    questions: {
      table: assistantMessages,
      isDue: (cutoff) => and(isNull(assistantMessages.userId), lte(assistantMessages.createdAt, cutoff)),
    },
  },
});

function createAssistantRoutes(dependencies: AssistantContext & { guard: VisitorGuard<'assistant'> }) {
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

function createQuestionRoutes(dependencies: QuestionsContext) {
  const { questions } = endpoints;
  return {
    list: questions.list.handler(({ context, input }) =>
      listQuestions(dependencies, requireStaff(context), input),
    ),
    counts: questions.counts.handler(() => countQuestions(dependencies)),
    read: questions.read.handler(({ context, input }) =>
      parseStoredQuestion(dependencies, requireStaff(context), input.id),
    ),
    change: questions.change.handler(({ context, input }) =>
      changeQuestion(dependencies, requireStaff(context), input),
    ),
  };
}
