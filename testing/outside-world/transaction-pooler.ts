import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export type TransactionPooler = {
  /** The address of the same database through the pooler. */
  lead(url: string): string;
  /** The most connections to the database that were open at once. */
  readMost(): number;
  close(): Promise<void>;
};

/**
 * A connection pooler in transaction mode as PgBouncer 1.18 is one: between two transactions a connection to the database goes to the next
 * client that asks, and named statements are not kept. For a database that asks no password, by its socket.
 */
export async function startTransactionPooler(url: string, size: number): Promise<TransactionPooler> {
  const idle: Socket[] = [];
  const waiting: ((backend: Socket) => void)[] = [];
  const open = new Set<Socket>();
  let count = 0;
  let most = 0;
  let greeting: Buffer = Buffer.alloc(0);

  async function openBackend(startup: Buffer): Promise<Socket> {
    count += 1;
    most = Math.max(most, count);
    const backend = connect(join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    open.add(backend);
    backend.on('error', () => undefined);
    backend.on('close', () => {
      count -= 1;
      open.delete(backend);
    });
    backend.write(startup);
    greeting = await readUntilReady(backend);
    return backend;
  }

  async function take(startup: Buffer): Promise<Socket> {
    // The one that was given back last, so that two who take turns meet each other's.
    const free = idle.pop();
    if (free) return free;
    if (count < size) return openBackend(startup);
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(backend: Socket): void {
    const next = waiting.shift();
    if (next) next(backend);
    else idle.push(backend);
  }

  async function serve(client: Socket): Promise<void> {
    open.add(client.setNoDelay(true));
    client.on('error', () => undefined);
    client.on('close', () => open.delete(client));
    const [startup] = (await once(client, 'data')) as [Buffer];
    const first = await take(startup);
    client.write(greeting);
    giveBack(first);
    let backend: Socket | undefined;
    let isTaking = false;
    let asked: Buffer = Buffer.alloc(0);
    let syncs = 0;
    const answer = frames((type, message) => {
      client.write(message);
      // ReadyForQuery outside a transaction, once all that was asked is answered.
      if (type !== 'Z') return;
      syncs -= 1;
      if (message[5] !== IDLE || syncs > 0) return;
      const done = backend;
      backend = undefined;
      isTaking = false;
      done?.removeAllListeners('data');
      if (done) giveBack(done);
    });
    const ask = frames((type, message) => {
      if (type === 'X') return void client.end();
      if (type === 'S' || type === 'Q') syncs += 1;
      if (backend) return void backend.write(message);
      asked = Buffer.concat([asked, message]);
      if (isTaking) return;
      isTaking = true;
      void take(startup).then((taken) => {
        backend = taken;
        taken.on('data', answer);
        taken.write(asked);
        asked = Buffer.alloc(0);
      });
    });
    client.on('data', ask);
    client.on('close', () => backend?.destroy());
  }

  const server = createServer((client) => void serve(client));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    lead(address) {
      const { searchParams, pathname } = new URL(address);
      return `postgresql://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`;
    },
    readMost: () => most,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Of ReadyForQuery: no transaction is open. */
const IDLE = 'I'.charCodeAt(0);

/** Cuts what arrives into messages: a letter, and the length of what follows, itself included. */
function frames(handle: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      handle(String.fromCharCode(message[0] ?? 0), message);
    }
  };
}

/** What the database sends to a new client. */
function readUntilReady(backend: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const said: Buffer[] = [];
    const read = frames((type, message) => {
      said.push(message);
      if (type !== 'Z') return;
      backend.removeAllListeners('data');
      resolve(Buffer.concat(said));
    });
    backend.on('data', read);
    backend.once('close', () => reject(new Error('the database closed the connection')));
  });
}
