import { createServer } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from './app.ts';
import { LAUNCHES, startClockJobs } from './clock-jobs.ts';
import type { Dependencies } from './dependencies.ts';
import { openAccounts } from './features/accounts/open-accounts.ts';
import { findStandingSessions } from './features/accounts/sessions.service.ts';
import { storeConsentTexts } from './features/consents/consent-texts.ts';
import { sendLettersOf } from './features/notifications/letters.service.ts';
import { createUnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import { createAddressMarks } from './features/personal-data/address-marks.ts';
import type { DataExportsContext, ExportJob } from './features/personal-data/data-export.service.ts';
import { buildExport } from './features/personal-data/export-building.ts';
import { CERTIFICATE_PAGES, openSigning } from './features/signing/open-signing.ts';
import { createWebhookSender } from './features/webhooks/webhook-sender.ts';
import type { WebhooksContext } from './features/webhooks/webhooks-context.ts';
import { DOCUMENT_TEXTS, openDocuments } from './open-documents.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createDatabaseClock } from './platform/database/database-clock.ts';
import { holdCommits } from './platform/database/held-commits.ts';
import { createInstanceId, holdInstance } from './platform/database/instance.ts';
import { migrateDatabase } from './platform/database/migrations.ts';
import { openStandingConnection } from './platform/database/standing-connection.ts';
import { createEventLog } from './platform/event-log/event-log.ts';
import { CHANGES_CHANNEL, readChange } from './platform/events/changes.ts';
import { createLiveConnections } from './platform/events/live-connections.ts';
import { createChallenges } from './platform/http/challenges.ts';
import { createProxyCheck } from './platform/http/client-address.ts';
import { createKeptAnswers } from './platform/http/kept-answers.ts';
import { drainServer, listen, readDrainBounds } from './platform/http/listening.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { prepareHeaderSets } from './platform/http/response-headers.ts';
import { endSlowBodies } from './platform/http/slow-bodies.ts';
import { answerUnreadable } from './platform/http/unreadable-requests.ts';
import { claimInstallation } from './platform/installation/claim-installation.ts';
import { describeInstallation } from './platform/installation/installation-marks.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createWarnings, describeError } from './platform/log/log.ts';
import { writeRequest } from './platform/log/request-lines.ts';
import type { Letter } from './platform/mail/letter.ts';
import { openOutbox } from './platform/mail/open-outbox.ts';
import { postLetter } from './platform/mail/outbox.ts';
import type { OutboxWorker } from './platform/mail/outbox-worker.ts';
import { createRequestWatch, type RequestEnd } from './platform/operation/current-request.ts';
import { createLoadGuard } from './platform/operation/load-guard.ts';
import { openMetrics } from './platform/operation/open-metrics.ts';
import { openTraces } from './platform/operation/open-traces.ts';
import { createReadiness } from './platform/operation/readiness.ts';
import { createSealer } from './platform/sealed-text.ts';
import type { RunningServer, ServerOptions } from './server-options.ts';
import { startSweeps } from './sweeps.ts';

const EXPORTS = 'exports';
const QUEUES = [DOCUMENT_TEXTS, EXPORTS, LAUNCHES, CERTIFICATE_PAGES];
const LETTERS_LATE = 'a letter that is due was not queued yet';
const WEBHOOKS_LATE = 'a webhook that is due was not sent yet';

/** Migrates, opens every part and listens. `close` takes no more, lets requests under way finish, and stops. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const opened = new AsyncDisposableStack();
  try {
    return await openServer(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** What opens goes on the stack, so that it closes in the opposite order, also when a later part does not open. */
async function openServer(options: ServerOptions, opened: AsyncDisposableStack): Promise<RunningServer> {
  const { config, databaseUrl, log } = options;
  const clock = createDatabaseClock(log);
  const now = options.now ?? clock.now;
  const warn = createWarnings(log);

  await migrateDatabase(databaseUrl);
  const instanceId = createInstanceId();
  const marks = await describeInstallation(config, options, options.signingKey);
  const claimed = await claimInstallation(databaseUrl, instanceId, marks);
  opened.defer(claimed.release);
  if (claimed.changed.length > 0)
    log.warn({ changed: claimed.changed }, 'the installation was changed since its last start');
  const traces = await openTraces(config.traces, opened);
  const database = holdCommits(
    openDatabase(databaseUrl, config.databasePoolSize, warn('lost a database connection')),
  );
  opened.defer(database.close);
  // Takes longest, most of it in the database: the rest goes on meanwhile, and is told of a failure where it needs the jobs.
  const jobWarnings = {
    onError: warn('job queue'),
    onFailed: (queue: string, error: unknown) => log.warn({ queue, ...describeError(error) }, 'a job failed'),
  };
  const startingJobs = startJobs(databaseUrl, QUEUES, jobWarnings, traces);
  const startedJobs = startingJobs.catch(() => undefined);
  opened.defer(async () => (await startedJobs)?.stop());
  await clock.compare(database.db.$client);
  const unmarked = await storeConsentTexts(database.db, now());
  if (unmarked.length > 0) log.warn({ forms: unmarked }, 'a text to agree to changed without a new version');
  const connections = createLiveConnections();
  const jobs = await startingJobs;
  const mailFolder = join(config.dataDir, 'mail');
  const letterSealer = createSealer(options.fileKey, 'letters');
  const post = (letter: Letter, on: Database) => postLetter({ sealer: letterSealer, now }, letter, on);
  let outbox: OutboxWorker | undefined;
  const unsubscribeTokens = createUnsubscribeTokens(options.authSecret);
  const letters = { database, baseUrl: config.baseUrl, tokens: unsubscribeTokens, post, now };
  const webhooks: WebhooksContext = {
    database,
    sealer: createSealer(options.fileKey, 'webhooks'),
    outward: { allowPrivate: config.webhookPrivateTargets },
    baseUrl: config.baseUrl,
    post,
    now,
  };
  const webhookSender = createWebhookSender(webhooks, warn(WEBHOOKS_LATE));
  opened.defer(webhookSender.close);
  const clockJobs = await startClockJobs(jobs, letters, webhookSender);

  const standing = await openStandingConnection(databaseUrl, {
    ask: clock.compare,
    async onConnect(client) {
      await clock.compare(client);
      await holdInstance(client, instanceId);
      await client.query(`listen ${CHANGES_CHANNEL}`);
      await connections.endLost((ids) => findStandingSessions(database.db, ids));
      connections.tellEverything();
      outbox?.wake();
    },
    onNotification(payload) {
      const change = readChange(payload);
      if (change?.topic === 'outbox') outbox?.wake();
      else if (change?.topic === 'letters')
        void sendLettersOf(letters, change.userId).catch(warn(LETTERS_LATE));
      else if (change?.topic === 'webhooks') void webhookSender.sendDue().catch(warn(WEBHOOKS_LATE));
      else if (change) connections.tell(change);
    },
    onLost: warn('lost the standing database connection'),
  });
  opened.defer(standing.close);
  await claimed.release();

  const challenges = createChallenges(options.authSecret, now);
  const keptAnswers = createKeptAnswers({
    database,
    sealer: createSealer(options.fileKey, 'kept answers'),
    instanceId,
    warn: warn('a claim to an Idempotency-Key could not be given back'),
    now,
  });
  const limits = createRateLimits(database.db, options.limitFactor);
  const events = createEventLog(options.signingKey);
  const documentParts = await openDocuments(
    { database, tries: limits, events, fileKey: options.fileKey, log, now },
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
    limits,
    baseUrl: config.baseUrl,
    instanceId,
    marks: createAddressMarks(options.authSecret),
    post,
    enqueue: (job, on) => jobs.enqueue(EXPORTS, job, on),
    now,
  };
  const sweeps = startSweeps(personalData, documentParts.intents, challenges, warn);
  opened.defer(sweeps.stop);
  await jobs.work<ExportJob>(EXPORTS, (job) => buildExport(personalData, job));

  const accounts = await openAccounts({ database, now }, options);
  const readiness = createReadiness({
    database: () => database.db.execute(sql`select 1`),
    storage: documentParts.storage.check,
    isLive: standing.isOpen,
  });
  const guard = createLoadGuard(database, config.databasePoolSize, options.loadLimits);
  opened.defer(guard.close);
  const noteEnd = (end: RequestEnd) => {
    writeRequest(log, end);
    metrics?.countRequest(end);
    options.afterRequest?.(end);
  };
  const watch = createRequestWatch(createProxyCheck(config.trustedProxies), noteEnd, traces);
  const metrics = await openMetrics(config.metrics, { database, clock, connections, guard, watch }, opened);
  const dependencies: Dependencies = {
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    siteFolder: options.siteFolder,
    mailboxFolder: config.mode === 'production' ? undefined : mailFolder,
    database,
    ...accounts,
    betaApproval: config.betaApproval,
    signingJwk: options.signingKey.publicJwk,
    limits,
    challenges,
    keptAnswers,
    post,
    connections,
    readiness,
    guard,
    watch,
    countPage: metrics?.countPage,
    documents: documentParts,
    signing,
    personalData,
    unsubscribeTokens,
    queueLaunch: (on) => jobs.enqueue(LAUNCHES, {}, on),
    webhooks,
    log,
    now,
  };
  // Stops before the standing connection does: what is in flight comes to its end while this process still counts as running.
  outbox = openOutbox(
    { database, sealer: letterSealer, instanceId, warn: warn('a letter could not be sent yet'), traces, now },
    { ...config, mailFolder, siteFolder: options.siteFolder },
  );
  opened.defer(outbox.stop);
  const server = createServer(createApp(dependencies));
  endSlowBodies(server);
  answerUnreadable(server, prepareHeaderSets(config.baseUrl.startsWith('https:')));
  const port = await listen(server, config.port, config.host);
  opened.defer(() => {
    readiness.beginDrain();
    const drained = drainServer(server, readDrainBounds(config));
    connections.close();
    return drained;
  });

  return {
    port,
    dependencies,
    firstSweep: sweeps.first,
    runClockJobs: clockJobs.run,
    removeOldRecords: clockJobs.removeOldRecords,
    close: () => opened.disposeAsync(),
  };
}
