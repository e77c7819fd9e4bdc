import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';

export const homeFileLimits = {
  'home-file-account': { maxTries: 30, minutes: 60 },
  'home-import-account': { maxTries: 10, minutes: 60 },
} as const satisfies RateLimitRules;

export type HomeFileContext = {
  database: DatabaseConnection;
  documents: DocumentsContext;
  limits: RateLimits<keyof typeof homeFileLimits>;
  now(): Date;
};
