import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { LimitTable, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';

export const homeFileLimits = {
  'home-file-account': { points: 30, minutes: 60 },
  'home-import-account': { points: 10, minutes: 60 },
} as const satisfies LimitTable;

export type HomeFileContext = {
  database: DatabaseConnection;
  documents: DocumentsContext;
  limits: RateLimits<keyof typeof homeFileLimits>;
  now(): Date;
};
