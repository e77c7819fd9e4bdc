import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Faults } from './faults.ts';

export type TurnProxy = { port: number; set(isOpen: boolean): void; close(): Promise<void> };

/**
 * Stands between a server and one that answers in turns (SMTP, HTTP/1.1): a call is what is said until the other side answers.
 * One that is to fail is refused.
 */
export async function startTurnProxy(targetPort: number, faults: Faults, name: string): Promise<TurnProxy> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy();
    const far = connect(targetPort, '127.0.0.1');
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
    near.on('data', (bytes) => {
      if (!isAsking) {
        isAsking = true;
        const kind = faults.meet(`${name} ${bytes.toString('latin1', 0, 60).split(/[?\r\n]/, 1)[0]}`);
        if (kind === 'refused' || kind === 'failed') return cut();
        isLosing = kind === 'lost';
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      // Not an answer yet: the other side says that it will read the rest.
      if (bytes.toString('latin1', 0, 12) === 'HTTP/1.1 100') return void near.write(bytes);
      if (isLosing) return cut();
      isAsking = false;
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
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
