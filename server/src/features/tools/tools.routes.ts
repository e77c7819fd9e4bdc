import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { findTool } from '@porchlight/domain/tool-registry.ts';
import type { Tool } from '@porchlight/domain/tools/define-tool.ts';
import type { EstimateInput } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import {
  computeHomeValueByIndex,
  type HomeValueByIndexInput,
} from '@porchlight/domain/tools/home-value/indexed-home-value.ts';
import {
  computeLoanLimits,
  findFhaYear,
  findLimitYear,
  type LoanLimitsInput,
} from '@porchlight/domain/tools/loan-limits/loan-limits.ts';
import * as z from 'zod/mini';
import { setCurrentRequestName } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { compileSchema } from '../../platform/http/routing/compiled-schemas.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { parseIssues } from '../../platform/http/to-failure.ts';
import { findHousePrices, getIndexFigures } from '../data-sources/house-prices/house-prices.service.ts';
import { findNewestWeek } from '../data-sources/weekly-rates/weekly-rates.service.ts';
import { findCountyLimits, findFhaCountyLimits } from './county-limits.service.ts';
import { createToolAnswers, type ToolsContext } from './tool-answers/tool-answers.ts';

/** Answers each tool of the registry at its address, by its own schemas; 404 where there is none of that name. */
export function createToolRoutes(dependencies: ToolsContext & { database: DatabaseConnection }) {
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
