import type { AccountReader } from './features/accounts/account-reader.ts';
import type { Authentication } from './features/accounts/authentication.ts';
import type { IdentityProvider } from './features/accounts/credentials/identity-provider.ts';
import type { PasswordHashing } from './features/accounts/credentials/password-hash.ts';
import type { AddressFingerprints } from './features/accounts/erased-addresses/address-fingerprints.ts';
import type { GuestSessions } from './features/accounts/sessions/guest-sessions.ts';
import type { SessionReader } from './features/accounts/sessions/session-reader.ts';
import type { DocumentsContext } from './features/document-store/documents.service.ts';
import type { LeadDetailContext } from './features/leads/lead-detail.service.ts';
import type { LeadsContext } from './features/leads/leads.service.ts';
import type { EmailsContext } from './features/notifications/due-emails.ts';
import type { UnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import type { DataExportsContext } from './features/personal-data/exports/data-export.service.ts';
import type { SigningContext } from './features/signing/signing-context.ts';
import type { MembersContext } from './features/staff/members.service.ts';
import type { WebhookSender } from './features/webhooks/webhook-sender.ts';
import type { WebhooksContext } from './features/webhooks/webhooks-context.ts';
import type { LimitName, VisitorForm } from './limits.ts';
import type { Log } from './platform/base/log.ts';
import type { Sealer } from './platform/base/sealed-text.ts';
import type { DatabaseConnection } from './platform/database/database.ts';
import type { OwnedTable } from './platform/database/owned-rows.ts';
import type { LiveConnections } from './platform/events/live-connections.ts';
import type { IdempotencyStore } from './platform/http/idempotency/idempotency-store.ts';
import type { Challenges } from './platform/http/limits/challenges.ts';
import type { RateLimits } from './platform/http/limits/rate-limits.ts';
import type { VisitorGuard } from './platform/http/limits/visitor-guard.ts';
import type { JobQueue } from './platform/jobs/jobs.ts';
import type { LoadGuard } from './platform/operation/load-guard.ts';
import type { Readiness } from './platform/operation/readiness.ts';
import type { RequestWatch } from './platform/operation/request-watch.ts';

/** The parts of a running server, put together in server.ts. */
export type Dependencies = {
  baseUrl: string;
  trustedProxies: readonly string[];
  /** The folder of the built site. */
  siteFolder: string;
  /** Where emails that are not really sent can be read; only in development. */
  mailboxFolder: string | undefined;
  database: DatabaseConnection;
  authentication: Authentication;
  readAccount: AccountReader;
  readSession: SessionReader;
  guests: GuestSessions;
  passwords: PasswordHashing;
  /** Whether a request for beta access waits for a member of staff. */
  betaApproval: boolean;
  /** Where the weekly survey of mortgage rates is fetched, if the operator allowed it. */
  weeklyRatesUrl: string | undefined;
  /** For the keys of second factors. */
  sealer: Sealer;
  /** Where accounts can be linked from, if the operator set a provider. */
  provider: IdentityProvider | undefined;
  /** What others may know of the installation's signing key (RFC 7517). */
  signingJwk: Record<string, string>;
  limits: RateLimits<LimitName>;
  challenges: Challenges;
  visitorGuard: VisitorGuard<VisitorForm>;
  idempotencyKeys: IdempotencyStore;
  /** Queues an email in the given transaction. */
  post: LeadsContext['post'];
  postAll: EmailsContext['postAll'];
  jobs: JobQueue;
  connections: LiveConnections;
  readiness: Readiness;
  guard: LoadGuard;
  watch: RequestWatch;
  /** Counts what is answered from memory, where someone reads figures. */
  countPage?: ((status: number) => void) | undefined;
  unsubscribeTokens: UnsubscribeTokens;
  webhooks: WebhooksContext;
  webhookSender: WebhookSender;
  documents: DocumentsContext;
  signing: SigningContext;
  personalData: DataExportsContext;
  /** All tables with rows of a person's. */
  ownedTables: readonly OwnedTable[];
  /** Of addresses that are gone, so that no import writes to them again. */
  marks: AddressFingerprints;
  /** What kernel and product features ask of those that read every feature. */
  listRelated: LeadDetailContext['listRelated'];
  findBuyersRows: MembersContext['findBuyersRows'];
  revokeTokensOf: MembersContext['revokeTokensOf'];
  cases: MembersContext['cases'];
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
  log: Log;
  now(): Date;
};
