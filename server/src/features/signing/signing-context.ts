import type { SealingIdentity, TimestampService } from '@porchlight/pdf/sign/signing.types.ts';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import type { EventLog } from '../../platform/event-log/event-log.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { type RequestContext, requireUser, type SignedIn } from '../../platform/http/request-context.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';

export const signingLimits = {
  'demonstration-account': { maxTries: 10, minutes: 10 },
  'signing-open-account': { maxTries: 60, minutes: 10 },
  'signing-prepare-account': { maxTries: 20, minutes: 10 },
  'signing-invite-account': { maxTries: 10, minutes: 60 },
  'signing-accept-account': { maxTries: 20, minutes: 10 },
  'signature-network': { maxTries: 60, minutes: 10 },
} as const satisfies RateLimitRules;

/** What everything about signing works with. */
export type SigningContext = {
  database: DatabaseConnection;
  documents: DocumentsContext;
  limits: RateLimits<keyof typeof signingLimits>;
  events: EventLog;
  /** For saved signatures and the codes of demonstrations. */
  sealer: Sealer;
  identity: SealingIdentity;
  timestamps: TimestampService | undefined;
  baseUrl: string;
  /** Queues an email in the given transaction. */
  post(email: Email, on: Database): Promise<void>;
  /** Has the certificate page of a signature made, in a job of the given transaction. */
  queueCertificatePage(signatureId: string, on: Database): Promise<void>;
  /** Has checkpoints cover what was appended to the event log since the last. */
  writeCheckpoints(): Promise<void>;
  now(): Date;
};

/** Who acts, and from where. */
export type Signer = SignedIn & { address: string; userAgent: string };

export function getSignerOf(context: RequestContext & { user?: SignedIn }): Signer {
  const { address, userAgent } = context.facts;
  return { ...requireUser(context), address, userAgent: userAgent.slice(0, MAX_BROWSER_LENGTH) };
}

/** Browsers name themselves in about 120 letters. */
const MAX_BROWSER_LENGTH = 400;
