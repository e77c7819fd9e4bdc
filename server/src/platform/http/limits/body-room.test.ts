import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const bounds = {
  ...{ maxBodies: 6, maxBodiesOfNetwork: 4, maxBytes: 100, maxBytesOfStrangers: 40, maxBytesOfNetwork: 60 },
  ...{ graceMs: 100, minBytesPerSecond: 1_000, checkedEveryMs: 20 },
};
const stranger = (network: string, bytes: number) => ({ network, isStranger: true, bytes });
const account = (network: string, bytes: number) => ({ network, isStranger: false, bytes });

describe('room for bodies', () => {
  it('is for so many bytes of strangers, and the rest for accounts', () => {
    const room = createBodyRoom(bounds);
    const leave = room.take(stranger('a', 30));
    expect(() => room.take(stranger('b', 20))).toThrow('platform.overloaded');
    room.take(account('b', 60));
    expect(() => room.take(account('c', 20))).toThrow('platform.overloaded');
    leave();
    room.take(stranger('c', 30));
  });

  it('is for so many bytes and bodies of one network', () => {
    const room = createBodyRoom(bounds);
    room.take(account('a', 50));
    expect(() => room.take(account('a', 20))).toThrow('platform.overloaded');
    for (let body = 1; body < 4; body += 1) room.take(account('a', 0));
    expect(() => room.take(account('a', 0))).toThrow('platform.overloaded');
    room.take(account('b', 0));
    room.take(account('c', 0));
    expect(() => room.take(account('d', 0))).toThrow('platform.overloaded');
  });
});

it('a body that comes too slowly after a grace is ended, and one that is fast enough is not', async () => {
  const room = createBodyRoom(bounds);
  const ended: string[] = [];
  const server = createServer((incoming, outgoing) => {
    room.watchRate(incoming);
    incoming
      .resume()
      .once('close', () => ended.push(`${incoming.url} ${incoming.complete ? 'whole' : 'cut'}`));
    incoming.once('end', () => outgoing.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const open = (path: string, length: number) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return socket;
  };
  const slow = open('/slow', 1_000);
  const fast = open('/fast', 100_000);
  fast.write(Buffer.alloc(99_999));
  await once(slow, 'close');
  fast.write('x');
  await once(fast.resume(), 'close');
  server.close();
  await once(server, 'close');
  expect(ended).toEqual(['/slow cut', '/fast whole']);
});
