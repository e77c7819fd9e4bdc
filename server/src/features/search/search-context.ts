import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';

export type SearchContext = {
  database: DatabaseConnection;
  limits: RateLimits;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
};
