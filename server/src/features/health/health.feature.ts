import { defineFeature } from '../../platform/feature.ts';
import { createHealthRoutes, type HealthContext } from './health.routes.ts';

export const healthFeature = defineFeature({
  name: 'health',
  routes: (parts: HealthContext) => ({ health: createHealthRoutes(parts) }),
});
