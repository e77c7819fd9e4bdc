import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Readiness } from '../../platform/operation/readiness.ts';

type Parts = { database: DatabaseConnection; readiness: Readiness };

export function createHealthRoutes({ database, readiness }: Parts) {
  return {
    check: endpoints.health.check.handler(async () => {
      await database.db.execute(sql`select 1`);
      return { ready: true as const };
    }),
    live: endpoints.health.live.handler(() => ({ live: true as const })),
    ready: endpoints.health.ready.handler(async () => {
      const down = await readiness.findWhatIsDown();
      if (Object.keys(down).length > 0)
        throw new Failure('UNAVAILABLE', { message: NOT_READY, fields: down });
      return { ready: true as const };
    }),
  };
}

const NOT_READY =
  'This server should not be sent requests now. What was saved is safe; ask again in a moment.';
