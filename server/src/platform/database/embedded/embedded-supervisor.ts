import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../../base/operator-error.ts';
import { LOCK_KEYS } from '../lock-keys.ts';
import { EMBEDDED_ROLE } from './embedded-cluster.ts';
import { type Home, makePrivateFolder } from './embedded-home.ts';
import {
  disownLockFile,
  findRunningServer,
  type Installation,
  type LaunchedServer,
  launchServer,
  type RunningServer,
  sendSignal,
  stopServer,
} from './embedded-server.ts';
import { findBarrier } from './embedded-user.ts';

/** How long another Porchlight may take to release the files, and a running server to answer, in milliseconds. */
const PATIENCE_WITH_OWNER = 10_000;
const PATIENCE_WITH_SERVER = 60_000;

const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 10_000;

/** One server under our care: `guard` holds the owner's lock, and losing it is how we learn that the server ended. */
type Held = { guard: pg.Client; server: RunningServer };

/**
 * Starts the server, or takes over one that outlived a crash of ours, and keeps it running until `stop`: when it ends
 * by itself it is started again.
 *
 * @throws when it cannot be started, with what it wrote in its log, or when another Porchlight uses these files.
 */
export async function superviseServer(
  installation: Installation,
  tell: (sentence: string) => void,
): Promise<{ socketFolder: string; stop(): Promise<void> }> {
  const stopping = new AbortController();
  const first = await bringUp(installation, undefined, stopping.signal);
  const { socketFolder } = first.server;
  let held: Held | undefined;
  let recovery = Promise.resolve();
  hold(first);

  const stopOnExit = () => held && sendSignal(held.server.processId, 'SIGINT');
  process.on('exit', stopOnExit);

  function hold(next: Held): void {
    held = next;
    next.guard.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    held = undefined;
    tell('The database stopped answering. It is brought back; what was saved is safe.');
    for (let wait = FIRST_RETRY_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
      try {
        hold(await bringUp(installation, socketFolder, stopping.signal));
        return tell('The database runs again.');
      } catch (error) {
        if (stopping.signal.aborted) return;
        tell(`The database could not be started: ${String(error)}`);
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  return {
    socketFolder,
    async stop() {
      stopping.abort();
      await recovery;
      process.off('exit', stopOnExit);
      if (held !== undefined) {
        await stopServer(held.server, installation.cluster);
        await held.guard.end().catch(() => undefined);
      }
      const isTemporary = !socketFolder.startsWith(installation.home.folder);
      if (isTemporary) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Whether a Porchlight that is alive looks after the server that listens there. */
export async function hasOwner(socketFolder: string): Promise<boolean> {
  const guard = await connectGuard(socketFolder);
  if (typeof guard === 'object') await guard.end();
  return guard === 'another owner';
}

/** Socket addresses hold 104 bytes on macOS and 108 on Linux, the last one a zero. */
const MAX_SOCKET_PATH_LENGTH = 103;

/**
 * The folder of the server's Unix socket: in the database's home, or under the system's temporary folder when that
 * path is too long for a socket. Only this user can enter it, which is what keeps others out of the database.
 */
async function openSocketFolder({ folder: home, user }: Home): Promise<string> {
  const own = join(home, 'socket');
  if (isShortEnough(own)) {
    await makePrivateFolder(own, user);
    return own;
  }
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const isBarred = user !== undefined && (await findBarrier(parent, user)) !== undefined;
    if (isBarred || !isShortEnough(join(parent, 'porchlight-XXXXXX'))) continue;
    const folder = await mkdtemp(join(parent, 'porchlight-'));
    await makePrivateFolder(folder, user);
    return folder;
  }
  throw new OperatorError(
    `The path ${own} is too long for a socket, and so is that of the temporary folder. Set DATA_DIR to a shorter path.`,
  );
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH_LENGTH;
}

async function bringUp(
  installation: Installation,
  givenSocketFolder: string | undefined,
  cancel: AbortSignal,
): Promise<Held> {
  const { cluster, home } = installation;
  let launch: LaunchedServer | undefined;
  let socketFolder = givenSocketFolder;
  let giveUpAt = Date.now() + PATIENCE_WITH_SERVER;
  let ownerGivesUpAt = Number.POSITIVE_INFINITY;
  try {
    for (;;) {
      cancel.throwIfAborted();
      const server = await findRunningServer(cluster);
      if (server !== undefined) {
        const outcome = await connectGuard(server.socketFolder);
        if (typeof outcome === 'object') return { guard: outcome, server };
        if (outcome === 'starting or stopping') giveUpAt = Date.now() + PATIENCE_WITH_SERVER;
        if (outcome === 'another owner') {
          ownerGivesUpAt = Math.min(ownerGivesUpAt, Date.now() + PATIENCE_WITH_OWNER);
        }
      } else if (launch === undefined || launch.hasEnded()) {
        if (launch !== undefined) await overcome(await launch.readLog(), cluster);
        socketFolder ??= await openSocketFolder(home);
        launch = await launchServer(installation, socketFolder);
      }
      if (Date.now() > ownerGivesUpAt) {
        throw new OperatorError(
          `Another Porchlight is using the database in ${cluster}. Stop it, or give this one a DATA_DIR of its own.`,
        );
      }
      if (Date.now() > giveUpAt) {
        throw new OperatorError(
          `PostgreSQL on ${cluster} does not answer. Its log is ${home.folder}/postgres.log.`,
        );
      }
      await pause(launch?.hasEnded() ? FIRST_RETRY_MS : 30);
    }
  } catch (error) {
    if (launch !== undefined && !launch.hasEnded()) await stopServer(launch, cluster);
    throw error;
  }
}

/** An old server may need a moment more to be gone; anything else will not pass by waiting. */
async function overcome(log: string, cluster: string): Promise<void> {
  if (/lock file/.test(log)) return disownLockFile(cluster);
  if (/shared memory/.test(log)) return;
  throw new OperatorError(`PostgreSQL did not start. Its log says:\n${log}`);
}

async function connectGuard(
  socketFolder: string,
): Promise<pg.Client | 'another owner' | 'starting or stopping' | 'no answer'> {
  const client = new pg.Client({
    host: socketFolder,
    port: 5432,
    user: EMBEDDED_ROLE,
    database: 'postgres',
    application_name: 'porchlight owner',
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection also ends, and the end is what is listened to.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [
      LOCK_KEYS.embeddedServer,
    ]);
    if (rows[0]?.held === true) return client;
    await client.end();
    return 'another owner';
  } catch (error) {
    await client.end().catch(() => undefined);
    const isPassing = error instanceof pg.DatabaseError && /^57P0/.test(error.code ?? '');
    return isPassing ? 'starting or stopping' : 'no answer';
  }
}
