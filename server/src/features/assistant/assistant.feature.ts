import { randomUUID } from 'node:crypto';
import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import type { PersonMessage } from '@porchlight/domain/assistant/person-message.ts';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { byAccountElseAddress } from '../../platform/database/owned-rows.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { defineFeature } from '../../platform/feature.ts';
import { deriveSubmissionKey } from '../../platform/http/idempotency/submission-id.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { Admission, VisitorGuard, VisitorParts } from '../../platform/http/limits/visitor-guard.ts';
import { requireUser, type SignedIn } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { addQuestion } from '../messages/messages.service.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { answerEmail, formatQuestionEmail, questionEmail } from './assistant.emails.ts';
import { assistantMessages } from './assistant.table.ts';
import {
  answerQuestion,
  changeQuestion,
  countQuestions,
  listQuestions,
  parseStoredQuestion,
} from './questions.service.ts';

const assistantLimits = {
  'assistant-network': { maxTries: 20, minutes: 60 },
  'assistant-address': { maxTries: 5, minutes: 60 },
  'assistant-buyer': { maxTries: 10, minutes: 60 },
} as const satisfies RateLimitRules;

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
  emails: [questionEmail, answerEmail],
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

function createQuestionRoutes(dependencies: AssistantContext) {
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
    answer: questions.answer.handler(({ context, input }) =>
      answerQuestion(dependencies, requireStaff(context), input),
    ),
  };
}

type AssistantContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof assistantLimits>;
  /** Queues an email in the given transaction. */
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

/**
 * Stores a buyer's question and mails it to the operator, once for the same words under an id. RATE_LIMITED beyond ten in an hour.
 */
async function sendBuyerMessage(
  context: AssistantContext,
  { userId, name, email }: SignedIn,
  { id, message, conversation, passages }: PersonMessage & { id: string },
): Promise<void> {
  await context.limits.consume('assistant-buyer', userId);
  await context.database.transact(async (transaction) => {
    const store = async (key: string) => {
      const { rowCount } = await transaction
        .insert(assistantMessages)
        .values({ id: key, userId, message, conversation, passages, createdAt: context.now() })
        .onConflictDoNothing();
      return rowCount === 1;
    };
    // The stored id is made of the account too: no answer says whether another account sent this one.
    const own = deriveSubmissionKey(id, { userId });
    let isNew = await store(own);
    if (!isNew) {
      const [first] = await transaction
        .select({ message: assistantMessages.message, conversation: assistantMessages.conversation })
        .from(assistantMessages)
        .where(eq(assistantMessages.id, own));
      // An answer got lost on the way back, and the buyer wrote on in the same form before sending again.
      const isAmended = first?.message !== message || first.conversation !== (conversation ?? null);
      isNew = isAmended && (await store(deriveSubmissionKey(id, { userId, message, conversation })));
    }
    if (!isNew) return;
    // By itself: one that the buyer amended is a second message.
    const text = { id: randomUUID(), text: message, conversation: conversation ?? null };
    await addQuestion(transaction, userId, { ...text, passages: passages ?? null }, context.now());
    await context.post(
      formatQuestionEmail({ name, email, message, conversation, hasAccount: true }),
      transaction,
    );
  });
}

/** The same for someone without an account, once for the same words under the same submission id. */
async function sendVisitorMessage(
  context: AssistantContext,
  form: PersonMessage & { name: string; email: string },
  submissionId: string,
  admission: Admission,
): Promise<void> {
  await context.database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .insert(assistantMessages)
      .values({ id: deriveSubmissionKey(submissionId, form), ...form, createdAt: context.now() })
      .onConflictDoNothing();
    // What is stored already was let in before: its answer got lost on the way back.
    if (rowCount !== 1) return;
    await admission.consume(transaction);
    await context.post(formatQuestionEmail({ ...form, hasAccount: false }), transaction);
  });
}
