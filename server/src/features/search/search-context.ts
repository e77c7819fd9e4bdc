import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';

export const searchLimits = {
  'search-account': { maxTries: 120, minutes: 1 },
} as const satisfies RateLimitRules;

export type SearchContext = {
  database: DatabaseConnection;
  now(): Date;
  limits: RateLimits<keyof typeof searchLimits>;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
  now(): Date;
};
