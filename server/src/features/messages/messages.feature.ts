import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import * as texts from '@porchlight/domain/messages/en.ts';
import { inArray, lte, sql } from 'drizzle-orm';
import { byAccount } from '../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { APPEND, bothMay, helpersToo, NO_DELETE, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { requireStaff } from '../staff/require-staff.ts';
import {
  loadThread,
  type MessagesContext,
  messageLimits,
  saveReadMark,
  sendMessage,
} from './messages.service.ts';
import { messageReads, messages, messageThreads, savedReplies } from './messages.table.ts';
import { listReplies, removeReply, saveReply } from './saved-replies.service.ts';
import { countWaitingThreads, listThreads, loadOpenedThread, sendAnswer } from './threads.service.ts';

/** What came with a message, and the number of who answered. */
const hiddenFromHelpers = [messages.conversation, messages.passages, messages.documentId, messages.staffId];

/** One thread for each purchase, between its buyers and staff. */
export const messagesFeature = defineFeature({
  name: 'messages',
  tables: [
    {
      table: messages,
      grants: helpersToo(bothMay(APPEND), ...hiddenFromHelpers),
      owned: {
        file: 'messages',
        title: downloadTitles.messages,
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(messages.purchaseId, userId)),
        left: { staffId: 'which member of staff answered, whose first name is in the copy' },
        onPrivacyPage: texts.privacy,
      },
    },
    {
      table: messageThreads,
      grants: bothMay(READ),
      leftOut: 'derived from the messages, which are in the download',
    },
    { table: savedReplies, leftOut: 'what staff answer again and again, to no one in particular' },
    {
      table: messageReads,
      grants: bothMay(NO_DELETE),
      owned: {
        file: 'message-reads',
        title: downloadTitles['message-reads'],
        owned: byAccount(messageReads.userId),
        onPrivacyPage: 'how far you have read them',
      },
    },
  ],
  limits: messageLimits,
  retention: { messages: createThreadRetention() },
  routes: (parts: MessagesContext) => ({
    messages: createMessageRoutes(parts),
    threads: createThreadRoutes(parts),
  }),
});

/** Whole threads, by their last message; a document that came with one stays where documents are. */
function createThreadRetention(): RetentionRule {
  return {
    table: messages,
    isDue: (cutoff, _now, db) =>
      inArray(
        messages.purchaseId,
        db
          .select({ id: messageThreads.purchaseId })
          .from(messageThreads)
          .where(lte(messageThreads.lastAt, cutoff)),
      ),
    prepare: async (transaction, isDue) => {
      const due = transaction.select({ id: messages.purchaseId }).from(messages).where(isDue);
      await transaction.delete(messageReads).where(inArray(messageReads.purchaseId, due));
    },
  };
}

const done = { done: true } as const;

function createMessageRoutes(context: MessagesContext) {
  const { messages: routes } = endpoints;
  return {
    read: routes.read.handler(({ context: request, input }) =>
      loadThread(context, requireUser(request).userId, input.cursor),
    ),
    send: routes.send.handler(({ context: request, input }) =>
      sendMessage(context, requireUser(request).userId, input),
    ),
    markRead: routes.markRead.handler(async ({ context: request, input }) => {
      await saveReadMark(context, requireUser(request).userId, input.upTo);
      return done;
    }),
  };
}

function createThreadRoutes(context: MessagesContext) {
  const { threads } = endpoints;
  return {
    list: threads.list.handler(({ context: request, input }) =>
      listThreads(context, requireStaff(request), input),
    ),
    counts: threads.counts.handler(({ context: request }) =>
      countWaitingThreads(context, requireStaff(request)),
    ),
    read: threads.read.handler(({ context: request, input }) =>
      loadOpenedThread(context, requireStaff(request), input),
    ),
    listReplies: threads.listReplies.handler(() => listReplies(context.database.db)),
    saveReply: threads.saveReply.handler(({ context: request, input }) =>
      saveReply(context, requireStaff(request), input),
    ),
    removeReply: threads.removeReply.handler(({ context: request, input }) =>
      removeReply(context, requireStaff(request), input.id),
    ),
    answer: threads.answer.handler(({ context: request, input }) =>
      sendAnswer(context, requireStaff(request), input),
    ),
  };
}
