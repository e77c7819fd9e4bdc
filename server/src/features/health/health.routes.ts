import { sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endpoints } from '../../platform/http/endpoints.ts';

export function createHealthRoutes({ database }: { database: DatabaseConnection }) {
  return {
    check: endpoints.health.check.handler(async () => {
      await database.db.execute(sql`select 1`);
      return { ready: true as const };
    }),
  };
}
