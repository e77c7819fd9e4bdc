import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import type { FaultKind, Faults } from './faults.ts';

/** How the way to the database is. `silent`: it takes everything and nothing comes back, as when a cable is pulled. */
export type WayState = 'open' | 'refusing' | 'silent';

export type DatabaseProxy = {
  /** The address of the same database by way of this. */
  lead(url: string): string;
  /** Changes the way; what is open breaks off, unless it becomes silent. */
  set(state: WayState): void;
  /** Each call waits so long from here on, in milliseconds. */
  slowBy(milliseconds: number): void;
  /** The word that a call is complete comes so long after its rows from here on, in milliseconds. */
  completeLate(milliseconds: number): void;
  close(): Promise<void>;
};

/**
 * A proxy between a server and PostgreSQL that parses its protocol (PostgreSQL documentation, "Frontend/Backend Protocol"): a call is a
 * query or all messages up to a Sync. Only the calls of the pool are counted, not those of the queue and of the LISTEN connection, which no
 * request waits for; and those that send emails and webhooks with `countsBackground`.
 */
export async function startDatabaseProxy(
  faults?: Faults,
  { countsBackground = false } = {},
): Promise<DatabaseProxy> {
  let target: NetConnectOpts = { port: 0 };
  let state: WayState = 'open';
  let delay = 0;
  let lateness = 0;
  const sockets = new Set<Socket>();

  const server = createServer((near) => {
    if (state === 'refusing') return void near.destroy();
    const far = connect(target);
    const ends = [near, far];
    const cut = () => {
      for (const end of ends) end.destroy();
    };
    for (const end of ends) {
      sockets.add(end.setNoDelay(true));
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        cut();
      });
    }
    const meet = (call: string) =>
      countsBackground || !BACKGROUND.test(call) ? faults?.meet(call) : undefined;
    const way = createWay({ near, far, cut, meet });
    let last = Promise.resolve();
    near.on('data', (bytes) => {
      if (state === 'silent') return;
      if (delay === 0) return way.ask(bytes);
      last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        way.ask(bytes);
      });
    });
    let lastAnswer = Promise.resolve();
    const late = createMessageReader();
    far.on('data', (bytes) => {
      if (state === 'silent') return;
      if (lateness === 0) return way.answer(bytes);
      for (const message of late.read(bytes)) {
        lastAnswer = lastAnswer.then(async () => {
          if (message[0] === COMPLETE) await new Promise((resolve) => setTimeout(resolve, lateness));
          way.answer(message);
        });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    lead(url) {
      const parts = new URL(url);
      const folder = parts.searchParams.get('host');
      const farPort = Number(parts.searchParams.get('port') ?? (parts.port || 5432));
      target = folder?.startsWith('/')
        ? { path: `${folder}/.s.PGSQL.${farPort}` }
        : { host: folder ?? parts.hostname, port: farPort };
      const user = parts.searchParams.get('user') ?? parts.username;
      const password = parts.password === '' ? '' : `:${parts.password}`;
      return `postgresql://${user}${password}@127.0.0.1:${port}${parts.pathname}`;
    },
    set(next) {
      state = next;
      if (state !== 'silent') for (const socket of [...sockets]) socket.destroy();
    },
    slowBy: (milliseconds) => {
      delay = milliseconds;
    },
    completeLate: (milliseconds) => {
      lateness = milliseconds;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What someone at work on the pool calls itself. */
const POOL = /application_name\0porchlight\0/;
/** The workers that send emails and webhooks look for them whenever they like. */
const BACKGROUND = /^(select|update) .*"(emails|claimed_until)"|^select distinct "webhook_deliveries"/;
/** How a call that fails is answered: there is no room on the database's disk. */
const FAILING = "do $$ begin raise exception 'no room' using errcode = '53100'; end $$";

type Ends = {
  near: Socket;
  far: Socket;
  cut(): void;
  meet(call: string): FaultKind | undefined;
};

/** One connection, message by message. */
function createWay({ near, far, cut, meet }: Ends) {
  let isStarted = false;
  let isCounted = false;
  let unread: Buffer = Buffer.alloc(0);
  let call: Buffer[] = [];
  let text = '';
  /** Set while the answer to a call is to be lost: reads what of it arrives. */
  let losing: ReturnType<typeof createMessageReader> | undefined;

  function finishCall(): void {
    const bytes = Buffer.concat(call);
    const what = text;
    call = [];
    text = '';
    const kind = isCounted ? meet(what) : undefined;
    if (kind === 'refused') {
      cut();
      return;
    }
    if (kind === 'lost') losing = createMessageReader();
    far.write(kind === 'failed' ? writeQuery(FAILING) : bytes);
  }

  return {
    ask(bytes: Buffer): void {
      unread = Buffer.concat([unread, bytes]);
      if (!isStarted) {
        if (unread.length < 4 || unread.length < unread.readUInt32BE(0)) return;
        const length = unread.readUInt32BE(0);
        isCounted = POOL.test(unread.toString('latin1', 0, length));
        isStarted = true;
        far.write(unread.subarray(0, length));
        unread = unread.subarray(length);
      }
      for (;;) {
        const message = takeMessage(unread);
        if (message === undefined) return;
        unread = unread.subarray(message.length);
        const type = String.fromCharCode(message[0] ?? 0);
        if (!'QPBDECSH'.includes(type)) {
          far.write(message);
          continue;
        }
        call.push(message);
        if (type === 'Q') text = message.toString('utf8', 5, 200);
        if (type === 'P') text = message.toString('utf8', message.indexOf(0, 5) + 1, 200);
        if (type === 'Q' || type === 'S' || type === 'H') finishCall();
      }
    },
    answer(bytes: Buffer): void {
      if (losing === undefined) {
        near.write(bytes);
        return;
      }
      for (const message of losing.read(bytes)) if (message[0] === READY) cut();
    },
  };
}

const READY = 'Z'.charCodeAt(0);
const COMPLETE = 'C'.charCodeAt(0);

/** Whole messages out of bytes as they come. */
function createMessageReader() {
  let unread: Buffer = Buffer.alloc(0);
  return {
    *read(bytes: Buffer): Generator<Buffer> {
      unread = Buffer.concat([unread, bytes]);
      for (let message = takeMessage(unread); message !== undefined; message = takeMessage(unread)) {
        unread = unread.subarray(message.length);
        yield message;
      }
    },
  };
}

/** The first whole message: a letter, its length without the letter, its content. */
function takeMessage(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 5) return undefined;
  const length = 1 + bytes.readUInt32BE(1);
  return bytes.length < length ? undefined : bytes.subarray(0, length);
}

function writeQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
