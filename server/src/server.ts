import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { createAuthentication } from './features/accounts/authentication.ts';
import { createIdentityProvider } from './features/accounts/identity-provider.ts';
import { noteDevice } from './features/accounts/known-devices.ts';
import { sweepTokens } from './features/accounts/one-use-tokens.ts';
import { createSessionReader } from './features/accounts/session-reader.ts';
import { storeConsentTexts } from './features/consents/consent-texts.ts';
import { remindOfExpiry } from './features/documents/document-expiry.ts';
import type { DocumentsContext } from './features/documents/documents.service.ts';
import { documents } from './features/documents/documents.table.ts';
import { createFileIntents } from './features/documents/file-intents.ts';
import { remindOfDates } from './features/milestones/date-reminders.ts';
import { remindOfPapers } from './features/milestones/paper-reminders.ts';
import { sendDueLetters, sendLettersOf } from './features/notifications/letters.service.ts';
import { createUnsubscribeTokens } from './features/notifications/unsubscribe-tokens.ts';
import { sweepDeletions } from './features/personal-data/account-erasure.ts';
import { createAddressMarks } from './features/personal-data/address-marks.ts';
import type { DataExportsContext, ExportJob } from './features/personal-data/data-export.service.ts';
import { buildExport, sweepExports } from './features/personal-data/export-building.ts';
import { sweepErasures } from './features/personal-data/person-erasure.service.ts';
import { dataExports } from './features/personal-data/personal-data.table.ts';
import { removeOldRecords } from './features/personal-data/retention.service.ts';
import {
  forgetDocumentText,
  queueUnreadDocuments,
  readDocumentText,
} from './features/search/document-texts.service.ts';
import { CERTIFICATE_PAGES, openSigning } from './features/signing/open-signing.ts';
import { certificatePages, documentOriginals, signings } from './features/signing/signing.table.ts';
import { sweepSignings } from './features/signing/signing-sweep.ts';
import { sendLaunchLetters } from './features/waitlist/waitlist-launches.service.ts';
import type { WebhooksContext } from './features/webhooks/webhook-delivery.ts';
import { createWebhookSender } from './features/webhooks/webhook-sender.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createInstanceId, holdInstance } from './platform/database/instance.ts';
import { migrateDatabase } from './platform/database/migrations.ts';
import { openStandingConnection } from './platform/database/standing-connection.ts';
import { createEventLog } from './platform/event-log/event-log.ts';
import { CHANGES_CHANNEL, readChange } from './platform/events/changes.ts';
import { createLiveConnections } from './platform/events/live-connections.ts';
import { createChallenges } from './platform/http/challenges.ts';
import { closeServer, listen } from './platform/http/listening.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { describeError, type Log } from './platform/log/log.ts';
import type { Letter } from './platform/mail/letter.ts';
import { forgetLetters } from './platform/mail/letter-states.ts';
import { createMailer, readSenderDomain } from './platform/mail/mailer.ts';
import { postLetter } from './platform/mail/outbox.ts';
import { type OutboxWorker, startOutboxWorker } from './platform/mail/outbox-worker.ts';
import { createSealer } from './platform/sealed-text.ts';
import type { SigningKey } from './platform/signing-key.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export type ServerOptions = {
  config: Config;
  databaseUrl: string;
  authSecret: string;
  /** 32 bytes. */
  fileKey: Uint8Array;
  signingKey: SigningKey;
  siteFolder: string;
  log: Log;
  /** Widens every rate limit; for trying things out. */
  limitFactor?: number;
  /** False leaves the words of stored PDFs unread, each of which takes a process; for tests of other things. */
  readsDocuments?: boolean;
  now?(): Date;
};

export type RunningServer = {
  port: number;
  dependencies: Dependencies;
  /** What the clock brings about: reminders of dates and papers, then the letters and webhooks that are due. */
  runClockJobs(): Promise<void>;
  /** Removes what has been kept for long enough, as the clock does each night. */
  removeOldRecords(): Promise<void>;
  close(): Promise<void>;
};

const DOCUMENT_TEXTS = 'document-texts';
const EXPORTS = 'exports';
const LAUNCHES = 'launches';
const LETTERS_LATE = 'a letter that is due was not queued yet';
const WEBHOOKS_LATE = 'a webhook that is due was not sent yet';
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '17 3 * * *';
const EVERY_HOUR = '0 * * * *';
const SWEEP_EVERY_MS = 10 * 60_000;

/** Migrates, opens every part and listens. `close` ends live connections, lets requests under way finish, and stops. */
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
  const now = options.now ?? (() => new Date());
  const warn = (what: string) => (error: Error) => {
    const { kind, code } = describeError(error);
    log.warn({ kind, code }, what);
  };

  await migrateDatabase(databaseUrl);
  const database = openDatabase(databaseUrl, config.databasePoolSize, warn('lost a database connection'));
  opened.defer(database.close);
  const unmarked = await storeConsentTexts(database.db, now());
  if (unmarked.length > 0) log.warn({ forms: unmarked }, 'a text to agree to changed without a new version');
  const connections = createLiveConnections();
  const instanceId = createInstanceId();
  const jobs = await startJobs(
    databaseUrl,
    [DOCUMENT_TEXTS, EXPORTS, LAUNCHES, CERTIFICATE_PAGES],
    warn('job queue'),
  );
  opened.defer(jobs.stop);
  const mailFolder = join(config.dataDir, 'mail');
  const letterSealer = createSealer(options.fileKey, 'letters');
  const post = (letter: Letter, on: Database) => postLetter({ sealer: letterSealer, now }, letter, on);
  let outbox: OutboxWorker | undefined;
  const unsubscribeTokens = createUnsubscribeTokens(options.authSecret);
  const letters = { database, baseUrl: config.baseUrl, tokens: unsubscribeTokens, post, now };
  const remind = async () => {
    await remindOfDates({ database, now });
    await remindOfExpiry({ database, now });
    await remindOfPapers({ database, now });
  };
  const sendLetters = () => sendDueLetters(letters);
  await jobs.repeat('date-reminders', EVERY_HOUR, remind);
  await jobs.repeat('due-letters', EVERY_MINUTE, sendLetters);
  const launch = () => sendLaunchLetters({ database, baseUrl: config.baseUrl, post, now });
  await jobs.work(LAUNCHES, launch);
  // Goes on where a process that died has stopped.
  await jobs.repeat('launch-letters', EVERY_MINUTE, launch);
  const webhooks: WebhooksContext = {
    database,
    sealer: createSealer(options.fileKey, 'webhooks'),
    outward: { allowPrivate: config.webhookPrivateTargets },
    baseUrl: config.baseUrl,
    now,
  };
  const webhookSender = createWebhookSender(webhooks, warn(WEBHOOKS_LATE));
  opened.defer(webhookSender.close);
  await jobs.repeat('due-webhooks', EVERY_MINUTE, webhookSender.sendDue);

  const standing = await openStandingConnection(databaseUrl, {
    async onConnect(client) {
      await holdInstance(client, instanceId);
      await client.query(`listen ${CHANGES_CHANNEL}`);
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

  const storage = await openStorage(config);
  const stopping = new AbortController();
  const texts = { database, storage, fileKey: options.fileKey, stopping: stopping.signal, now };
  const queueReading = (documentId: string, on: Database) =>
    jobs.enqueue(DOCUMENT_TEXTS, { documentId }, on, documentId);
  if (options.readsDocuments !== false)
    await jobs.work<{ documentId: string }>(DOCUMENT_TEXTS, (job) => readDocumentText(texts, job.documentId));
  opened.defer(() => stopping.abort());
  const queueing = queueUnreadDocuments(texts, queueReading).catch(
    warn('the sweep of unread documents failed'),
  );
  opened.defer(() => queueing);

  const intents = createFileIntents(database, storage, instanceId, [
    documents,
    documentOriginals,
    signings,
    certificatePages,
    dataExports,
  ]);
  const challenges = createChallenges(options.authSecret, now);
  const limits = createRateLimits(database.db, options.limitFactor);
  const events = createEventLog(options.signingKey);
  const documentParts: DocumentsContext = {
    database,
    storage,
    intents,
    events,
    fileKey: options.fileKey,
    limits: { largestFile: config.largestFile, space: config.spacePerBuyer },
    queueReading,
    async queueReadingAgain(documentId, on) {
      await forgetDocumentText(on, documentId);
      // Without an id: the queue remembers the first reading for a minute.
      await jobs.enqueue(DOCUMENT_TEXTS, { documentId }, on);
    },
    log,
    now,
  };
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
  const removeOld = () => removeOldRecords({ database, now });
  await jobs.repeat('retention', EVERY_NIGHT, removeOld);
  const sweep = async () => {
    await intents.sweep().catch(warn('the sweep of abandoned files failed'));
    await sweepSignings(signing).catch(warn('the sweep of signings failed'));
    await challenges.sweep(database.db).catch(warn('the sweep of spent challenges failed'));
    await sweepTokens(database.db).catch(warn('the sweep of one-use tokens failed'));
    await sweepExports(personalData).catch(warn('the sweep of downloads failed'));
    await forgetLetters({ database, now }).catch(warn('the sweep of old letters failed'));
    await sweepErasures(personalData).catch(warn('the erasure of an address failed'));
    await sweepDeletions(personalData).catch(warn('the deletion of accounts failed'));
  };
  await sweep();
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  opened.defer(() => clearInterval(sweeping));
  await jobs.work<ExportJob>(EXPORTS, (job) => buildExport(personalData, job));

  const authentication = createAuthentication({
    db: database.db,
    baseUrl: config.baseUrl,
    secret: options.authSecret,
    post: (letter) => post(letter, database.db),
    noteDevice: (device) => noteDevice({ database, now }, device),
  });
  const { authCookies } = await authentication.$context;
  const dependencies: Dependencies = {
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    siteFolder: options.siteFolder,
    mailboxFolder: config.mode === 'production' ? undefined : mailFolder,
    database,
    authentication,
    betaApproval: config.betaApproval,
    readSession: createSessionReader(database.db, authCookies.sessionToken.name, options.authSecret),
    sealer: createSealer(options.fileKey, 'second factor'),
    provider: config.oidc && createIdentityProvider(config.oidc, config.baseUrl, options.signingKey),
    signingJwk: options.signingKey.publicJwk,
    limits,
    challenges,
    post,
    connections,
    documents: documentParts,
    signing,
    personalData,
    unsubscribeTokens,
    queueLaunch: (on) => jobs.enqueue(LAUNCHES, {}, on),
    webhooks,
    log,
    now,
  };
  const server = createServer(createApp(dependencies));
  const port = await listen(server, config.port, config.host);
  opened.defer(() => closeServer(server));
  opened.defer(connections.close);
  // Last, so that it is the first to stop: what is in flight comes to its end while this process still counts as running.
  outbox = startOutboxWorker({
    database,
    sealer: letterSealer,
    mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder }),
    async openRenderer() {
      const { createLetterRenderer } = await import('./platform/mail/letter-rendering.ts');
      return createLetterRenderer(options.siteFolder);
    },
    instanceId,
    senderDomain: readSenderDomain(config.mailFrom),
    warn: warn('a letter could not be sent yet'),
    now,
  });
  opened.defer(outbox.stop);

  return {
    port,
    dependencies,
    async runClockJobs() {
      await remind();
      await sendLetters();
      await launch();
      await webhookSender.sendDue();
    },
    removeOldRecords: removeOld,
    close: () => opened.disposeAsync(),
  };
}
