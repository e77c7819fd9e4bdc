import type { RateLimitRules, RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { DocumentsContext } from '../../document-store/documents.service.ts';

export const keptReadingLimits = {
  'ask-reading-account': { maxTries: 60, minutes: 10 },
} as const satisfies RateLimitRules;

export type KeptReadingsContext = {
  documents: Pick<DocumentsContext, 'database' | 'storage' | 'fileKey' | 'now'>;
  jobs: JobQueue;
  limits: RateLimits<keyof typeof keptReadingLimits>;
};
