import type { BuyerStage } from '@porchlight/domain/home-buyers/home-buyers.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { createKeyset } from '../../platform/database/keyset.ts';
import { hasWords, narrowByWords } from '../../platform/database/word-search.ts';
import { users } from '../accounts/accounts.table.ts';
import { hasWordsOfPerson, userTokens } from '../accounts/people-search.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { completedStages } from '../guide/guide.table.ts';
import { completedMilestones, milestoneDates } from '../journey/journey.table.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { milestoneTasks } from '../milestones/milestones.table.ts';

export type HomeBuyersFilter = {
  stage?: BuyerStage | 'none' | undefined;
  search?: string | undefined;
  /** Whether the search looks in addresses too; not for those who may not see them. */
  inAddress: boolean;
};

/**
 * The first `limit` home buyers of each kind from a place of the list on. The two kinds lie in two tables, and each is read in the order of
 * its own index, no further than a page needs: what makes someone a home buyer is asked person by person.
 */
export async function findHomeBuyers(
  transaction: Database,
  { stage, search, inAddress }: HomeBuyersFilter,
  cursor: string | undefined,
  limit: number,
): Promise<{ finalSteps: string[]; accounts: string[] }> {
  const ofStage = stage === 'none' ? undefined : stage && eq(homeBuyers.currentStage, stage);
  const steps = finalSteps.open(cursor);
  const own = accounts.open(cursor);
  const narrowSteps = {
    table: homeBuyers,
    key: homeBuyers.id,
    conditions: and(ofStage, steps.where),
    orderBy: steps.orderBy,
    search,
    hasWords: (words: string) =>
      sql`(${hasWords(inAddress ? searched : sql`${homeBuyers.name}`, words)} and ${isNewest})`,
    tokenIndex: { ...stepTokens, runs: steps.runs },
  };
  const narrowAccounts = {
    table: users,
    key: users.id,
    conditions: own.where,
    orderBy: own.orderBy,
    search,
    hasWords: (words: string) => sql`(${hasWordsOfPerson(words, inAddress)} and ${isBuyerWithoutFinalStep})`,
    tokenIndex: { ...userTokens, runs: own.runs },
  };
  const foundSteps =
    stage === 'none'
      ? []
      : await transaction
          .select({ id: homeBuyers.id })
          .from(homeBuyers)
          .where(and(await narrowByWords(transaction, narrowSteps, limit), isNewest))
          .orderBy(...steps.orderBy)
          .limit(limit);
  const foundAccounts =
    stage !== undefined && stage !== 'none'
      ? []
      : await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(await narrowByWords(transaction, narrowAccounts, limit), isBuyerWithoutFinalStep))
          .orderBy(...own.orderBy)
          .limit(limit);
  return { finalSteps: foundSteps.map(({ id }) => id), accounts: foundAccounts.map(({ id }) => id) };
}

/** The order of the whole list, as each of its tables has it. */
const finalSteps = createKeyset('desc', homeBuyers.createdAt, {
  sql: sql`coalesce(home_buyers.user_id, home_buyers.id::text)`,
  type: 'text',
});
const accounts = createKeyset('desc', users.createdAt, users.id);

/** What a final step is found by. */
const searched = sql`${homeBuyers.name} || ' ' || ${homeBuyers.email}`;

/** Final steps by the tokens of the same. The very expression of the index `home_buyers_by_token`. */
const stepTokens = {
  indexed: sql`lead_tokens(search_terms(${searched}), '', null, ${homeBuyers.createdAt})`,
  time: homeBuyers.createdAt,
};

// Asked as one value each, conditions are looked up row by row; the planner would join or hash whole tables for a page.

/** Whether someone has sent no other final step after this one: signed in, or else under the same address. */
export const isNewest = sql`case
  when home_buyers.user_id is not null then (
    select true from home_buyers newer where newer.user_id = home_buyers.user_id
      and (newer.created_at, newer.id) > (home_buyers.created_at, home_buyers.id) limit 1) is null
  else (
    select true from home_buyers newer where newer.user_id is null and newer.email = home_buyers.email
      and (newer.created_at, newer.id) > (home_buyers.created_at, home_buyers.id) limit 1) is null
end`;

const hasOwn = (table: PgTable) => sql`(select true from ${table} where user_id = users.id limit 1)`;

const journey = [completedMilestones, milestoneTasks, milestoneDates, documents, completedStages] as const;

/** Whether an account has no final step. */
export const hasNoFinalStep = sql`${hasOwn(homeBuyers)} is null`;

/** Whether an account is no guest's nor a member of staff's, has a journey, and has no final step. */
export const isBuyerWithoutFinalStep = sql`(users.guest is null and ${hasNoFinalStep} and ${hasOwn(staffMembers)} is null
  and coalesce(${sql.join(journey.map(hasOwn), sql`, `)}, false))`;
