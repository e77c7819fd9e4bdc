import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const bounds = {
  ...{ maxBodies: 6, maxBodiesOfNetwork: 4, maxBytes: 100, maxBytesOfStrangers: 40, maxBytesOfNetwork: 60 },
  ...{ windowMs: 400, minBytesOfWindow: 100 },
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

it('a body of which most has come is ended when the rest does not, and one that goes on is not', async () => {
  const room = createBodyRoom(bounds);
  const ended: string[] = [];
  const server = createServer((incoming) => {
    room.watchRate(incoming);
    incoming.on('error', () => undefined);
    incoming.resume().once('close', () => ended.push(String(incoming.url)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const open = (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`);
    return socket;
  };
  const [stopped, going] = [open('/stopped'), open('/going')];
  stopped.write(Buffer.alloc(900_000));
  const sending = setInterval(() => going.write(Buffer.alloc(100)), 20);
  await once(stopped.resume(), 'close');
  expect(ended).toEqual(['/stopped']);
  clearInterval(sending);
  going.destroy();
  server.close();
  await once(server, 'close');
});
