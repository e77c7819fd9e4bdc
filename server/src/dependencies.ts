import type { AccountReader } from './features/accounts/account-reader.ts';
import type { Authentication } from './features/accounts/authentication.ts';
import type { IdentityProvider } from './features/accounts/identity-provider.ts';
import type { PasswordHashing } from './features/accounts/password-hash.ts';
import type { Sessions } from './features/accounts/session-reader.ts';
import type { DocumentsContext } from './features/documents/documents.service.ts';
import type { LeadsContext } from './features/leads/leads.service.ts';
import type { UnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import type { DataExportsContext } from './features/personal-data/data-export.service.ts';
import type { SigningContext } from './features/signing/signing-context.ts';
import type { WebhooksContext } from './features/webhooks/webhooks-context.ts';
import type { Database, DatabaseConnection } from './platform/database/database.ts';
import type { LiveConnections } from './platform/events/live-connections.ts';
import type { Challenges } from './platform/http/challenges.ts';
import type { KeptAnswers } from './platform/http/kept-answers.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import { createVisitorGuard } from './platform/http/visitor-guard.ts';
import type { Log } from './platform/log/log.ts';
import type { RequestWatch } from './platform/operation/current-request.ts';
import type { LoadGuard } from './platform/operation/load-guard.ts';
import type { Readiness } from './platform/operation/readiness.ts';
import type { Sealer } from './platform/sealed-text.ts';

/** The parts of a running server, put together in server.ts. */
export type Dependencies = {
  baseUrl: string;
  trustedProxies: readonly string[];
  /** The folder of the built site. */
  siteFolder: string;
  /** Where letters that are not really sent can be read; only in development. */
  mailboxFolder: string | undefined;
  database: DatabaseConnection;
  /** The same, followed by the account library (decision 0044). */
  accountsDatabase: DatabaseConnection;
  authentication: Authentication;
  readAccount: AccountReader;
  readSession: Sessions['readSession'];
  recallSession: Sessions['recallSession'];
  passwords: PasswordHashing;
  /** Whether a request for beta access waits for a member of staff. */
  betaApproval: boolean;
  /** For the keys of second factors. */
  sealer: Sealer;
  /** Where accounts can be linked from, if the operator set a provider. */
  provider: IdentityProvider | undefined;
  /** What others may know of the installation's signing key (RFC 7517). */
  signingJwk: Record<string, string>;
  limits: RateLimits;
  challenges: Challenges;
  keptAnswers: KeptAnswers;
  /** Queues a letter in the given transaction. */
  post: LeadsContext['post'];
  /** Has the letters of announced launches sent, in a job of the given transaction. */
  queueLaunch(on: Database): Promise<void>;
  connections: LiveConnections;
  readiness: Readiness;
  guard: LoadGuard;
  watch: RequestWatch;
  /** Counts what is answered from memory, where somebody reads figures. */
  countPage?: ((status: number) => void) | undefined;
  unsubscribeTokens: UnsubscribeTokens;
  webhooks: WebhooksContext;
  documents: DocumentsContext;
  signing: SigningContext;
  personalData: DataExportsContext;
  log: Log;
  now(): Date;
};

/** What the public forms work with, with and without scripts. */
export function createVisitorParts({ database, baseUrl, post, limits, challenges, now }: Dependencies) {
  return { database, baseUrl, post, limits, now, guard: createVisitorGuard(limits, challenges) };
}
