import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';

export const creditLimits = {
  'credit-letter-account': { maxTries: 40, minutes: 60 },
} as const satisfies RateLimitRules;

export type CreditContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof creditLimits>;
  now(): Date;
};

/** The time zone where the day ends last, so that no user's own day is ahead of it by more than one. */
export const getCreditToday = ({ now }: Pick<CreditContext, 'now'>) =>
  getWallClock(now(), 'Pacific/Honolulu').day;
