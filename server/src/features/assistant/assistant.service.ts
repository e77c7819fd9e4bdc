import type { PersonMessage } from '@porchlight/domain/assistant/person-message.ts';
import { and, eq } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { nameSubmission } from '../../platform/http/submission-id.ts';
import type { Admission } from '../../platform/http/visitor-guard.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { assistantMessages } from './assistant.table.ts';
import { writeQuestionLetter } from './assistant-letters.ts';

export type AssistantContext = {
  database: DatabaseConnection;
  limits: RateLimits;
  /** Queues a letter in the given transaction. */
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};

/**
 * Stores a buyer's question and mails it to the operator, once for the same words under an id. NOT_FOUND when the id is
 * somebody else's, RATE_LIMITED beyond ten in an hour.
 */
export async function sendBuyerMessage(
  context: AssistantContext,
  { userId, name, email }: SignedIn,
  { id, message, conversation }: PersonMessage & { id: string },
): Promise<void> {
  await context.limits.spend('assistant-buyer', userId);
  await context.database.transact(async (transaction) => {
    const store = async (key: string) => {
      const { rowCount } = await transaction
        .insert(assistantMessages)
        .values({ id: key, userId, message, conversation, createdAt: context.now() })
        .onConflictDoNothing();
      return rowCount === 1;
    };
    let isNew = await store(id);
    if (!isNew) {
      const [first] = await transaction
        .select({ message: assistantMessages.message, conversation: assistantMessages.conversation })
        .from(assistantMessages)
        .where(and(eq(assistantMessages.id, id), eq(assistantMessages.userId, userId)));
      if (!first) throw new Failure('NOT_FOUND');
      // An answer got lost on the way back, and the buyer wrote on in the same form before sending again.
      const isAmended = first.message !== message || first.conversation !== (conversation ?? null);
      isNew = isAmended && (await store(nameSubmission(id, { userId, message, conversation })));
    }
    if (isNew)
      await context.post(
        writeQuestionLetter({ name, email, message, conversation, hasAccount: true }),
        transaction,
      );
  });
}

/** The same for somebody without an account, once for the same words under the same submission id. */
export async function sendVisitorMessage(
  context: AssistantContext,
  form: PersonMessage & { name: string; email: string },
  submissionId: string,
  admission: Admission,
): Promise<void> {
  await context.database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .insert(assistantMessages)
      .values({ id: nameSubmission(submissionId, form), ...form, createdAt: context.now() })
      .onConflictDoNothing();
    // What is stored already was let in before: its answer got lost on the way back.
    if (rowCount !== 1) return;
    await admission.spend(transaction);
    await context.post(writeQuestionLetter({ ...form, hasAccount: false }), transaction);
  });
}
