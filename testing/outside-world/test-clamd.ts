import { createServer, type Server, type Socket } from 'node:net';

/**
 * How it behaves: as clamd does, out of order, over its limit, content before it has the whole file, hanging up half-way,
 * or saying nothing.
 */
export type ClamdMood = 'well' | 'error' | 'limit' | 'early' | 'hangs up' | 'silent';

export type TestClamd = {
  port: number;
  mood: ClamdMood;
  /** How many files it saw whole. */
  scanned: number;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Speaks clamd's INSTREAM (clamd(8)) and finds whatever holds `wanted`. */
export async function startTestClamd(wanted: string): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const clamd: TestClamd = { port: 0, mood: 'well', scanned: 0, start, stop };
  await start();
  return clamd;

  function start(): Promise<void> {
    const opened = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      listenTo(socket);
    });
    server = opened;
    return new Promise((resolve) => {
      opened.listen(clamd.port, 'localhost', () => {
        const address = opened.address();
        clamd.port = typeof address === 'object' && address ? address.port : 0;
        resolve();
      });
    });
  }

  function stop(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server?.close(() => resolve()));
  }

  function listenTo(socket: Socket): void {
    let waiting = Buffer.alloc(0);
    let file = Buffer.alloc(0);
    let isAsked = false;
    socket.on('data', (data) => {
      waiting = Buffer.concat([waiting, data]);
      if (!isAsked) {
        if (waiting.length < 10) return;
        if (waiting.toString('latin1', 0, 10) !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
        isAsked = true;
        waiting = waiting.subarray(10);
      }
      if (clamd.mood === 'hangs up') return void socket.destroy();
      if (clamd.mood === 'limit') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (clamd.mood === 'early') return void socket.write('stream: OK\0');
      while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
        const size = waiting.readUInt32BE(0);
        file = Buffer.concat([file, waiting.subarray(4, 4 + size)]);
        waiting = waiting.subarray(4 + size);
        if (size > 0 || clamd.mood === 'silent') continue;
        clamd.scanned++;
        if (clamd.mood === 'error') socket.end('stream: Can’t allocate memory ERROR\0');
        else socket.end(file.includes(wanted) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
      }
    });
  }
}
