import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { ToolsContext } from '../tool-answers/tool-answers.ts';
import { createEstimateRoutes } from './estimates.routes.ts';

export const estimatesFeature = defineFeature({
  name: 'estimates',
  routes: (parts: ToolsContext & { database: DatabaseConnection }) => ({
    estimates: createEstimateRoutes(parts),
  }),
});
