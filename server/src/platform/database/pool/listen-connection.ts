import { SessionClient } from '../session-client.ts';

const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5_000;
/** How often it is asked for a sign of life, and how long that may take: a pulled cable is not reported. */
const ASKED_EVERY_MS = 20_000;
const MAX_ANSWER_MS = 10_000;

export type ListenConnection = { isOpen(): boolean; close(): Promise<void> };

/**
 * One connection that is held open for what lives as long as a session of the database: LISTEN and session locks.
 * When it is lost, or gives no sign of life for half a minute, it is opened again, with doubling pauses from 0.2 s to 5 s; `onConnect` runs each time.
 */
export async function openListenConnection(
  url: string,
  handlers: {
    onConnect(client: SessionClient): Promise<void>;
    /** Asks the database something, again and again: the sign of life. */
    ask(client: SessionClient): Promise<unknown>;
    onNotification(payload: string): void;
    onLost(error: Error): void;
  },
): Promise<ListenConnection> {
  let client: SessionClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new SessionClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: MAX_RETRY_MS,
      query_timeout: MAX_ANSWER_MS,
      application_name: 'porchlight standing',
    });
    let isLost = false;
    const asking = setInterval(() => void handlers.ask(next).catch(lose), ASKED_EVERY_MS).unref();
    const lose = (error: Error) => {
      if (isLost) return;
      isLost = true;
      clearInterval(asking);
      next.end().catch(() => undefined);
      if (client !== next || isClosed) return;
      client = undefined;
      handlers.onLost(error);
      reconnectAfter(FIRST_RETRY_MS);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('the database closed the connection')));
    next.on('notification', (message) => handlers.onNotification(message.payload ?? ''));
    try {
      await next.connect();
      await handlers.onConnect(next);
      // A loss in the meantime is reported nowhere else: it is not the client yet.
      if (isLost) throw new Error('lost while it was being opened');
    } catch (error) {
      clearInterval(asking);
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    if (isClosed) await next.end();
  }

  function reconnectAfter(pause: number): void {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().catch(() => reconnectAfter(Math.min(pause * 2, MAX_RETRY_MS)));
    }, pause);
  }

  await connect();
  return {
    isOpen: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
