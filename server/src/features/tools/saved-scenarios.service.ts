import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import {
  MAX_SCENARIOS,
  type ScenarioFigures,
} from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { savedScenarios } from './saved-scenarios.table.ts';

export type ScenariosContext = { database: DatabaseConnection; now(): Date };

/** A buyer's own scenarios of all tools, last changed first. */
export async function listScenarios(context: ScenariosContext, userId: string): Promise<SavedScenario[]> {
  const rows = await context.database.db
    .select()
    .from(savedScenarios)
    .where(eq(savedScenarios.userId, userId))
    .orderBy(desc(savedScenarios.updatedAt), savedScenarios.id);
  return rows.map(describeScenario);
}

/**
 * Adds a scenario under the id its writer chose, or changes its name and inputs; sent twice, it is stored once. NOT_FOUND when the
 * id is of another tool; BAD_INPUT when there are too many.
 */
export async function saveScenario(
  context: ScenariosContext,
  userId: string,
  scenario: { id: string; tool: ToolId; name: string; inputs: ScenarioFigures },
): Promise<SavedScenario> {
  const { id, tool, name, inputs } = scenario;
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'saved-scenarios', userId);
    await refuseTooMany(transaction, userId, id);
    const now = context.now();
    const stored = await transaction
      .insert(savedScenarios)
      .values({ id, userId, tool, name, inputs, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [savedScenarios.userId, savedScenarios.id],
        set: { name, inputs, updatedAt: now },
        setWhere: eq(savedScenarios.tool, tool),
      })
      .returning();
    return describeOnly(stored);
  });
}

/** Gives one of the buyer's own scenarios another name; NOT_FOUND when there is none. */
export async function renameScenario(
  context: ScenariosContext,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<SavedScenario> {
  const { db } = context.database;
  return describeOnly(
    await db
      .update(savedScenarios)
      .set({ name, updatedAt: context.now() })
      .where(isOwn(userId, id))
      .returning(),
  );
}

/** Deletes one of the buyer's own scenarios; one that is not there is gone already. */
export async function removeScenario(context: ScenariosContext, userId: string, id: string): Promise<void> {
  await context.database.db.delete(savedScenarios).where(isOwn(userId, id));
}

const isOwn = (userId: string, id: string) =>
  and(eq(savedScenarios.id, id), eq(savedScenarios.userId, userId));

type Row = typeof savedScenarios.$inferSelect;

function describeOnly([row]: readonly Row[]): SavedScenario {
  if (!row) throw new Failure('NOT_FOUND');
  return describeScenario(row);
}

function describeScenario({ id, tool, name, inputs, createdAt, updatedAt }: Row): SavedScenario {
  return { id, tool, name, inputs, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

async function refuseTooMany(transaction: Database, userId: string, id: string): Promise<void> {
  const [others] = await transaction
    .select({ count: count() })
    .from(savedScenarios)
    .where(and(eq(savedScenarios.userId, userId), ne(savedScenarios.id, id)));
  if ((others?.count ?? 0) < MAX_SCENARIOS) return;
  throw new Failure('BAD_INPUT', { reason: 'tools.most-scenarios', params: { most: MAX_SCENARIOS } });
}
