import { createServer } from 'node:http';
import { join } from 'node:path';
import type { RetentionKind } from '@porchlight/domain/accounts/personal-data/retention.ts';
import { createApp } from './app.ts';
import { createDocumentsContext } from './create-documents-context.ts';
import type { Dependencies } from './dependencies.ts';
import { storeConsentTexts } from './features/accounts/consents/consent-texts.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { createAddressFingerprints } from './features/accounts/erased-addresses/address-fingerprints.ts';
import { findRecipientLocales } from './features/accounts/recipient-locale.ts';
import { findActiveSessions } from './features/accounts/sign-in/sessions.service.ts';
import { revokeTokensOf } from './features/api-tokens/api-tokens.service.ts';
import { questionsOfOwner } from './features/assistant/questions.service.ts';
import { createPurchasesOfOwner } from './features/home-buyers/purchase-owners.service.ts';
import { leadsOfOwner } from './features/leads/lead-changes.service.ts';
import { createUnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import { findBuyersRows } from './features/personal-data/buyers-rows.ts';
import { type DataExportsContext, EXPORTS } from './features/personal-data/exports/data-export.service.ts';
import { listRelated } from './features/related-records/related-records.ts';
import { openSigning } from './features/signing/steps/open-signing.ts';
import { createWebhookSender } from './features/webhooks/webhook-sender.ts';
import { DELIVERY_LATE, type WebhooksContext } from './features/webhooks/webhooks-context.ts';
import { features } from './features.ts';
import { listLimits, type VisitorForm } from './limits.ts';
import { openDatabases, prepareDatabase } from './open-databases.ts';
import type { TracesConfig } from './platform/base/config-types.ts';
import { createWarnings, describeError, type Log } from './platform/base/log.ts';
import { createSealer } from './platform/base/sealed-text.ts';
import type { Database } from './platform/database/database.ts';
import { createDatabaseClock } from './platform/database/database-clock.ts';
import { createInstanceId, lockInstance } from './platform/database/instance.ts';
import { openListenConnection } from './platform/database/pool/listen-connection.ts';
import type { RetentionRule } from './platform/database/retention-rule.ts';
import { createOutboxWorker } from './platform/email/create-outbox.ts';
import type { Email } from './platform/email/email-template.ts';
import { enqueueEmail, enqueueEmails } from './platform/email/outbox.ts';
import type { OutboxWorker } from './platform/email/outbox-worker.ts';
import { createEventLog } from './platform/event-log/event-log.ts';
import { type DueWork, parseEventChange } from './platform/events/changes.ts';
import { createLiveConnections } from './platform/events/live-connections.ts';
import { createShardListening } from './platform/events/shard-listening.ts';
import { deliverEvents } from './platform/events/transaction-events.ts';
import { createIdempotencyStore } from './platform/http/idempotency/idempotency-store.ts';
import { createChallenges } from './platform/http/limits/challenges.ts';
import { createRateLimits } from './platform/http/limits/rate-limits.ts';
import { endSlowBodies } from './platform/http/limits/slow-bodies.ts';
import { createVisitorGuard } from './platform/http/limits/visitor-guard.ts';
import { drainServer, getDrainBounds, listen } from './platform/http/listening.ts';
import { prepareHeaderSets } from './platform/http/response-headers.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import {
  checkConfigurationFingerprint,
  describeInstallation,
} from './platform/installation/configuration-fingerprint.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import { platformRetention } from './platform/platform-tables.ts';
import type { Traces } from './platform/tracing/trace-types.ts';
import { listQueues, startWork } from './registries/jobs.ts';
import { createSubscriptions } from './registries/subscriptions.ts';
import { ownedTables } from './registries/tables.ts';
import type { ServerOptions, StartedServer } from './server-options.ts';
import { startOperation } from './start-operation.ts';

/** Migrates, opens every part and listens. `close` takes no more, lets requests under way finish, and stops. */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const opened = new AsyncDisposableStack();
  try {
    return await openServer(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

type KindOf<Each> = Each extends { retention: infer Rules } ? keyof Rules : never;

type Ruled = KindOf<(typeof features)[number]> | keyof typeof platformRetention;

/** What the daily job removes, kind by kind. A kind without a rule does not pass the types. */
const retentionRules = mergeRules<Exclude<RetentionKind, Ruled>>();

function mergeRules<_Missing extends never>(): Readonly<Record<RetentionKind, RetentionRule>> {
  return Object.assign(
    { ...platformRetention },
    ...features.map((feature) => ('retention' in feature ? feature.retention : {})),
  );
}

/** What opens goes on the stack, so that it closes in the opposite order, also when a later part does not open. */
async function openServer(options: ServerOptions, opened: AsyncDisposableStack): Promise<StartedServer> {
  const { config, databaseUrl, log } = options;
  const clock = createDatabaseClock(log);
  const now = options.now ?? clock.now;
  const warn = createWarnings(log);

  const { directUrl, keepsStatements } = await prepareDatabase(config, databaseUrl);
  const instanceId = createInstanceId();
  const marks = await describeInstallation(config, options, options.signingKey);
  const claimed = await checkConfigurationFingerprint(directUrl, instanceId, marks);
  opened.defer(claimed.release);
  if (claimed.changed.length > 0)
    log.warn({ changed: claimed.changed }, 'the installation was changed since its last start');
  const traces = await openTraces(config.traces, opened);
  const { connection, replica } = await openDatabases(options, keepsStatements, opened);
  const startingJobs = startJobQueue(directUrl, { log, traces, stopMs: options.jobsStopMs }, opened);
  await clock.compare(connection.db.$client);
  const unmarked = await storeConsentTexts(connection.db, now());
  if (unmarked.length > 0) log.warn({ forms: unmarked }, 'a text to agree to changed without a new version');
  const listening = createShardListening();
  const connections = createLiveConnections(listening);
  const jobs = await startingJobs;
  const events = createEventLog(options.signingKey);
  const subscriptions = createSubscriptions({ jobs, events });
  const database = deliverEvents({ ...connection, read: replica?.read ?? connection.read }, subscriptions);
  const mailFolder = join(config.dataDir, 'mail');
  const emailSealer = createSealer(options.fileKey, 'emails');
  const posting = { sealer: emailSealer, now, findLocales: findRecipientLocales };
  const post = (email: Email, on: Database) => enqueueEmail(posting, email, on);
  let outbox: OutboxWorker | undefined;
  let heard = 0;
  let doAnnounced: ((work: DueWork) => void) | undefined;
  const webhooks: WebhooksContext = {
    database,
    sealer: createSealer(options.fileKey, 'webhooks'),
    outward: { allowPrivate: config.webhookPrivateTargets },
    baseUrl: config.baseUrl,
    post,
    now,
  };
  const webhookSender = createWebhookSender(webhooks, warn(DELIVERY_LATE));
  opened.defer(webhookSender.close);

  const standing = await openListenConnection(directUrl, {
    ask: (client) => listening.runInTurn(() => clock.compare(client)),
    async onConnect(client) {
      await clock.compare(client);
      await lockInstance(client, instanceId);
      await listening.connect(client);
      await connections.endLost((ids) => findActiveSessions(database.db, ids));
      connections.tellEverything();
      outbox?.wake();
    },
    onNotification(payload) {
      heard += 1;
      const change = parseEventChange(payload);
      if (change === undefined) return;
      if ('work' in change) doAnnounced?.(change);
      else if (change.topic === 'outbox') outbox?.wake();
      else connections.tell(change);
    },
    onLost: warn('lost the standing database connection'),
  });
  opened.defer(standing.close);
  // Before it: while its jobs come to their end this process has to count as running, or another one sweeps the files that they write.
  opened.defer(jobs.stop);
  await claimed.release();

  const challenges = createChallenges(options.authSecret, now);
  const idempotencyKeys = createIdempotencyStore({
    database,
    sealer: createSealer(options.fileKey, 'kept answers'),
    instanceId,
    warn: warn('a claim to an Idempotency-Key could not be given back'),
    now,
  });
  const limits = createRateLimits(listLimits(), database.db, options.limitFactor);
  const documentParts = await createDocumentsContext(
    { database, tries: limits, fileKey: options.fileKey, log, now },
    { config, jobs, instanceId, readsDocuments: options.readsDocuments !== false, warn },
    opened,
  );
  const signing = await openSigning(
    { database, documents: documentParts, limits, events, baseUrl: config.baseUrl, post, now },
    { ...config, jobs, key: options.signingKey },
  );
  const personalData: DataExportsContext = {
    signing,
    database,
    documents: documentParts,
    ownedTables,
    retentionRules,
    limits,
    baseUrl: config.baseUrl,
    instanceId,
    marks: createAddressFingerprints(options.authSecret),
    post,
    enqueue: (job, on) => jobs.enqueue(EXPORTS, job, on),
    now,
  };

  const accounts = await createAccounts(database, options);
  const operation = await startOperation(
    {
      database,
      replica,
      clock,
      connections,
      countHeard: () => heard,
      traces,
      storage: documentParts.storage,
      isLive: standing.isOpen,
      now,
    },
    options,
    opened,
  );
  const dependencies: Dependencies = {
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    siteFolder: options.siteFolder,
    mailboxFolder: config.mode === 'production' ? undefined : mailFolder,
    database,
    ...accounts,
    betaApproval: config.betaApproval,
    weeklyRatesUrl: config.weeklyRatesUrl,
    signingJwk: options.signingKey.publicJwk,
    limits,
    challenges,
    visitorGuard: createVisitorGuard<VisitorForm>(limits, challenges),
    idempotencyKeys,
    post,
    postAll: (emails, on) => enqueueEmails(posting, emails, on),
    connections,
    ...operation,
    documents: documentParts,
    signing,
    personalData,
    marks: personalData.marks,
    ownedTables,
    fileKey: options.fileKey,
    listRelated,
    findBuyersRows: findBuyersRows.bind(null, ownedTables),
    revokeTokensOf,
    cases: {
      leads: leadsOfOwner,
      purchases: createPurchasesOfOwner({ post, baseUrl: config.baseUrl }),
      questions: questionsOfOwner,
    },
    unsubscribeTokens: createUnsubscribeTokens(options.authSecret),
    jobs,
    webhooks,
    webhookSender,
    log,
    now,
  };
  const { sweeps, clockJobs, ...announced } = await startWork(jobs, dependencies, warn);
  doAnnounced = announced.doAnnounced;
  opened.defer(sweeps.stop);
  // Stops before the LISTEN connection does: what is in flight comes to its end while this process still counts as running.
  outbox = createOutboxWorker(
    { database, sealer: emailSealer, instanceId, warn: warn('an email could not be sent yet'), traces, now },
    { ...config, mailFolder, siteFolder: options.siteFolder },
  );
  opened.defer(outbox.stop);
  await options.beforeListening?.(dependencies);
  const server = createServer(createApp(dependencies));
  endSlowBodies(server);
  answerUnreadable(server, prepareHeaderSets(config.baseUrl.startsWith('https:')));
  const port = await listen(server, config.port, config.host);
  opened.defer(() => {
    operation.readiness.beginDrain();
    const drained = drainServer(server, getDrainBounds(config));
    connections.close();
    return drained;
  });

  return {
    port,
    dependencies,
    firstSweep: sweeps.first,
    runClockJobs: () => clockJobs.run('hour', 'minute'),
    removeOldRecords: () => clockJobs.run('night'),
    close: () => opened.disposeAsync(),
  };
}

/** Where traces are wanted, begins them; otherwise nothing is loaded. What waits is sent when the stack is closed. */
async function openTraces(
  settings: TracesConfig | undefined,
  opened: AsyncDisposableStack,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { createTraces } = await import('./platform/tracing/traces.ts');
  const traces = createTraces(settings);
  // A receiver that is away keeps no server from stopping.
  opened.defer(() => traces.close().catch(() => undefined));
  return traces;
}

/**
 * Starts the queues of all features; they are stopped with what is `opened`. It takes longest of all that a start does, most of it in the
 * database: the rest may go on meanwhile, and learns of a failure where it needs the jobs.
 */
function startJobQueue(
  directUrl: string,
  { log, traces, stopMs }: { log: Log; traces: Traces | undefined; stopMs: number | undefined },
  opened: AsyncDisposableStack,
): Promise<Jobs> {
  const warnings = {
    onError: createWarnings(log)('job queue'),
    onFailed: (queue: string, error: unknown) => log.warn({ queue, ...describeError(error) }, 'a job failed'),
  };
  const starting = startJobs(directUrl, listQueues(), warnings, { traces, stopMs });
  const started = starting.catch(() => undefined);
  opened.defer(async () => (await started)?.stop());
  return starting;
}
