import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { Authentication } from '../accounts/authentication.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';

export const sharingLimits = {
  'sharing-invite-account': { maxTries: 20, minutes: 60 },
  'sharing-accept-account': { maxTries: 20, minutes: 10 },
  'sharing-link-network': { maxTries: 20, minutes: 10 },
} as const satisfies RateLimitRules;

/** What sharing works with. */
export type SharingContext = {
  database: DatabaseConnection;
  baseUrl: string;
  authentication: Authentication;
  limits: RateLimits<keyof typeof sharingLimits>;
  documents: DocumentsContext;
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

/** A buyer who acts. */
export type Buyer = { userId: string; name: string; email: string };
