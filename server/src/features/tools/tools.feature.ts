import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { findFhaLimits } from '@porchlight/domain/programs/loan-limits/loan-limits.ts';
import { findTool } from '@porchlight/domain/tool-registry.ts';
import type { Tool } from '@porchlight/domain/tools/define-tool.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import {
  computeHomeValueByIndex,
  type HomeValueByIndexInput,
} from '@porchlight/domain/tools/indexed-home-value.ts';
import {
  computeLoanLimits,
  findFhaYear,
  findLimitYear,
  type LoanLimitsInput,
} from '@porchlight/domain/tools/loan-limits.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import {
  MAX_SCENARIOS,
  type ScenarioFigures,
} from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { setCurrentRequestName } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { ALL, bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { compileSchema } from '../../platform/http/routing/compiled-schemas.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { parseIssues } from '../../platform/http/to-failure.ts';
import { findHousePrices, getIndexFigures } from '../data-sources/house-prices/house-prices.service.ts';
import { findNewestWeek } from '../data-sources/weekly-rates/weekly-rates.service.ts';
import { findCountyLimits, findFhaCountyLimits, listFhaCounties } from './county-limits.service.ts';
import { countyLimits, fhaCountyLimits } from './county-limits.table.ts';
import { listIncomeAreas } from './income-limits.service.ts';
import { incomeLimits } from './income-limits.table.ts';
import { savedScenarios } from './saved-scenarios.table.ts';
import { createToolAnswers, TABLES_TIME_ZONE, type ToolsContext } from './tool-answers/tool-answers.ts';

const isOwn = (userId: string, id: string) =>
  and(eq(savedScenarios.id, id), eq(savedScenarios.userId, userId));

export const toolsFeature = defineFeature({
  name: 'tools',
  tables: [
    {
      table: savedScenarios,
      grants: bothMay(ALL),
      owned: {
        file: 'saved-scenarios',
        title: downloadTitles['saved-scenarios'],
        owned: byAccount(savedScenarios.userId),
        counted: 'journeyEntries',
      },
    },
    { table: countyLimits, grants: bothMay(READ), leftOut: 'loan limits by county, which belong to nobody' },
    {
      table: fhaCountyLimits,
      grants: bothMay(READ),
      leftOut: 'limits of FHA by county, which belong to nobody',
    },
    {
      table: incomeLimits,
      grants: bothMay(READ),
      leftOut: 'income limits by county, which belong to nobody',
    },
  ],
  routes: (parts: ToolsContext & { database: DatabaseConnection }) => ({
    tools: createToolRoutes(parts),
    savedScenarios: createSavedScenarioRoutes(parts),
    countyFigures: createCountyFigureRoutes(parts),
  }),
});

function createCountyFigureRoutes({ database, now }: { database: DatabaseConnection; now(): Date }) {
  return {
    list: endpoints.countyFigures.list.handler(async ({ input }) => {
      const state = input.state.toUpperCase();
      const { year } = findFhaLimits({}, getWallClock(now(), TABLES_TIME_ZONE).day);
      return {
        state,
        income: await listIncomeAreas(database.db, state),
        fha: await listFhaCounties(database.db, year, state),
      };
    }),
  };
}

function createSavedScenarioRoutes(dependencies: ScenariosContext) {
  const { savedScenarios } = endpoints;
  return {
    list: savedScenarios.list.handler(async ({ context }) => ({
      scenarios: await listScenarios(dependencies, requireUser(context).userId),
    })),
    save: savedScenarios.save.handler(({ context, input }) =>
      saveScenario(dependencies, requireUser(context).userId, input),
    ),
    rename: savedScenarios.rename.handler(({ context, input }) =>
      renameScenario(dependencies, requireUser(context).userId, input),
    ),
    remove: savedScenarios.remove.handler(async ({ context, input }) => {
      await removeScenario(dependencies, requireUser(context).userId, input.id);
      return { done: true } as const;
    }),
  };
}

/** Answers each tool of the registry at its address, by its own schemas; 404 where there is none of that name. */
function createToolRoutes(dependencies: ToolsContext & { database: DatabaseConnection }) {
  const answer = createToolAnswers(dependencies);
  const byStoredTables = createStoredTableTools(dependencies.database);
  return {
    answer: endpoints.tools.answer.handler(async ({ context, input: { params, body = {} } }) => {
      const tool = findTool(params.tool);
      if (!tool) throw new Failure('NOT_FOUND');
      setCurrentRequestName(`tools.${tool.name}`);
      compileSchema(tool.input);
      compileSchema(tool.result);
      const asked = z.safeParse(tool.input, body);
      if (!asked.success) throw new Failure('BAD_INPUT', { fields: parseIssues(asked.error) });
      const compute = byStoredTables[tool.name] ?? tool.compute;
      return z.parse(tool.result, await answer(compute)({ context, input: asked.data }));
    }),
  };
}

/** The tools whose answer is better for a row of the database, by name. */
function createStoredTableTools({ db }: DatabaseConnection): Record<string, Tool['compute']> {
  return {
    estimate: async (input: EstimateInput, on: string) =>
      computeEstimate(input, on, await findNewestWeek(db)),
    'loan-limits': async (input: LoanLimitsInput, on: string) => {
      const county = await findCountyLimits(db, findLimitYear(input, on), input);
      const fhaCounty = await findFhaCountyLimits(db, findFhaYear(input, on), input, county);
      return computeLoanLimits(input, on, county, fhaCounty);
    },
    'home-value-by-index': async (input: HomeValueByIndexInput, on: string) => {
      const area = await findHousePrices(db, input.code);
      const held = area?.level === input.area ? getIndexFigures(area.figures) : undefined;
      return computeHomeValueByIndex(input, on, held);
    },
  };
}

type ScenariosContext = { database: DatabaseConnection; now(): Date };

/** A buyer's own scenarios of all tools, last changed first. */
async function listScenarios(context: ScenariosContext, userId: string): Promise<SavedScenario[]> {
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
async function saveScenario(
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
async function renameScenario(
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
async function removeScenario(context: ScenariosContext, userId: string, id: string): Promise<void> {
  await context.database.db.delete(savedScenarios).where(isOwn(userId, id));
}

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
