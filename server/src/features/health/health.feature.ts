import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { defineFeature } from '../../platform/feature.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { Readiness } from '../../platform/operation/readiness.ts';

export const healthFeature = defineFeature({
  name: 'health',
  routes: (parts: HealthContext) => ({ health: createHealthRoutes(parts) }),
});

type HealthContext = { database: DatabaseConnection; readiness: Readiness };

function createHealthRoutes({ database, readiness }: HealthContext) {
  return {
    check: endpoints.health.check.handler(async () => {
      await database.db.execute(sql`select 1`);
      return { ready: true as const };
    }),
    live: endpoints.health.live.handler(() => ({ live: true as const })),
    ready: endpoints.health.ready.handler(async () => {
      const down = await readiness.findWhatIsDown();
      if (down.length > 0)
        throw new Failure('UNAVAILABLE', {
          reason: 'health.not-ready',
          fields: Object.fromEntries(down.map((part) => [part, { reason: `health.${part}` }])),
        });
      return { ready: true as const };
    }),
  };
}
