import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { and, isNull, lte } from 'drizzle-orm';
import { byAccountElseAddress } from '../../platform/database/owned-rows.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import { questionEmail } from './assistant.emails.ts';
import { createAssistantRoutes } from './assistant.routes.ts';
import { type AssistantContext, assistantLimits } from './assistant.service.ts';
import { assistantMessages } from './assistant.table.ts';
import { createQuestionRoutes } from './questions.routes.ts';

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
