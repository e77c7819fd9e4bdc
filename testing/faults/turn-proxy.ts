import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';

export type TurnProxy = {
  port: number;
  set(isOpen: boolean): void;
  /** Once every client is disconnected: a late goodbye is a call as well. */
  isLeft(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A proxy between a server and one that answers in turns (SMTP, HTTP/1.1): a call is what is said until the other side answers. One that is
 * to fail is answered with `failure`, and refused where there is none. Where the other side `greets`, to connect is a call as well.
 */
export async function startTurnProxy(
  targetPort: number,
  faults: Faults,
  name: string,
  { greets = false, failure }: { greets?: boolean; failure?: string } = {},
): Promise<TurnProxy> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy();
    const far = connect(targetPort, 'localhost');
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) {
      sockets.add(end.setNoDelay(true));
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        cut();
      });
    }
    let isAsking = false;
    let isLosing = false;
    let isFailing = false;
    /** What the other side said last: after this of SMTP an email's content follows, to its end. */
    let isContent = false;
    const ask = (what: string) => {
      isAsking = true;
      const kind = faults.meet(`${name} ${what}`);
      if (kind === 'refused' || (kind === 'failed' && failure === undefined)) cut();
      isFailing = kind === 'failed';
      isLosing = kind === 'lost';
    };
    const fail = () => {
      far.destroy();
      near.end(failure ?? '');
    };
    if (greets) {
      ask('the greeting');
      if (isFailing) return fail();
    }
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (!isAsking) ask(isContent ? 'the content' : (text.slice(0, 60).split(/[?\r\n]/, 1)[0] ?? ''));
      if (isFailing) return isContent && !text.endsWith('\r\n.\r\n') ? undefined : fail();
      if (!near.destroyed) far.write(bytes);
    });
    far.on('data', (bytes) => {
      // Not an answer yet: the other side says that it will read the rest.
      if (bytes.toString('latin1', 0, 12) === 'HTTP/1.1 100') return void near.write(bytes);
      if (isLosing) return cut();
      isAsking = false;
      isContent = greets && /^354 /m.test(bytes.toString('latin1'));
      near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      isOpen = next;
      if (!isOpen) for (const socket of [...sockets]) socket.destroy();
    },
    async isLeft() {
      while (sockets.size > 0) await sleep(2);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
