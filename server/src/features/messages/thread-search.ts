import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hasWordsInLongText, narrowByWords } from '../../platform/database/word-search.ts';
import { isOfPerson, listPeople } from '../accounts/people-search.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { messages, messageThreads } from './messages.table.ts';

/** What narrows the list to threads that have all words of a search, in one message or in the name and address of one buyer. */
export function narrowThreads(
  transaction: Database,
  {
    search,
    conditions,
    orderBy,
  }: { search: string | undefined; conditions: SQL | undefined; orderBy: readonly SQL[] },
  limit: number,
): Promise<SQL | undefined> {
  const isOfThread = sql`purchase_id = ${messageThreads.purchaseId}`;
  return narrowByWords(
    transaction,
    {
      ...{ table: messageThreads, key: messageThreads.purchaseId, search, conditions, orderBy },
      hasWords: (words) => sql`(exists (select from ${messages} where ${messages}.${isOfThread}
          and ${hasWordsInLongText(messages.text, words)})
        or exists (select from ${purchasePeople} where ${purchasePeople}.${isOfThread} and ${isActiveBuyer}
          and ${isOfPerson(purchasePeople.userId, words)}))`,
      async listed(words, tokens) {
        const isPerson = await listPeople(transaction, purchasePeople.userId, tokens);
        return (
          isPerson &&
          sql`${messageThreads.purchaseId} = any(array(
            select purchase_id from ${messages} where ${hasWordsInLongText(messages.text, words)}
            union select purchase_id from ${purchasePeople} where ${isPerson} and ${isActiveBuyer}))`
        );
      },
    },
    limit,
  );
}
