import { startTestReceiver, type TestReceiver } from '@porchlight/testing/outside-world/test-receiver.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postOutbound } from './outbound-post.ts';

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startTestReceiver();
});
afterAll(() => receiver.close());

const message = { headers: { 'content-type': 'application/json' }, body: '{"a":"ü"}' };
const here = { allowPrivate: true };

describe('a request to an address that a user chose', () => {
  it('posts the bytes as they are and gives status and answer', async () => {
    expect(await postOutbound(here, `${receiver.origin}/good`, message)).toMatchObject({
      status: 200,
      text: 'answer 200',
    });
    expect(receiver.at('/good')).toMatchObject([{ body: message.body, headers: { 'content-length': '10' } }]);
  });

  it('does not follow a redirect', async () => {
    receiver.answer('/moved', (outgoing) => outgoing.writeHead(307, { location: '/elsewhere' }).end());
    expect(await postOutbound(here, `${receiver.origin}/moved`, message)).toMatchObject({ status: 307 });
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('reads the beginning of a huge answer and no more', async () => {
    let isCut = false;
    receiver.answer('/huge', (outgoing) => {
      outgoing.writeHead(200).on('close', () => {
        isCut = !outgoing.writableFinished;
      });
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const write = () => {
        while (!outgoing.destroyed && outgoing.write(chunk));
        if (!outgoing.destroyed) outgoing.once('drain', write);
      };
      write();
    });
    const answer = await postOutbound(here, `${receiver.origin}/huge`, message);
    expect(answer).toMatchObject({ status: 200, text: 'x'.repeat(4_000) });
    await expect.poll(() => isCut).toBe(true);
  });

  it('gives up on an answer that does not come, and on a connection that breaks', async () => {
    receiver.answer('/never', () => undefined);
    receiver.answer('/broken', (outgoing) => outgoing.destroy());
    const soon = { ...here, answerWithin: 150 };
    expect(await postOutbound(soon, `${receiver.origin}/never`, message)).toEqual({ problem: 'too-slow' });
    expect(await postOutbound(here, `${receiver.origin}/broken`, message)).toEqual({
      problem: 'not-reached',
    });
    expect(await postOutbound(here, 'http://127.0.0.1:1/', message)).toEqual({ problem: 'not-reached' });
  });

  it('takes an answer that would go on in another protocol for an answer', async () => {
    receiver.answer('/switches', ({ socket }) =>
      socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    expect(await postOutbound(here, `${receiver.origin}/switches`, message)).toEqual({
      status: 101,
      retryAfter: undefined,
      text: '',
    });
  });

  it('is broken off when the server stops', async () => {
    receiver.answer('/waits', () => undefined);
    const stopping = new AbortController();
    const answer = postOutbound(here, `${receiver.origin}/waits`, message, stopping.signal);
    await expect.poll(() => receiver.at('/waits').length).toBe(1);
    stopping.abort();
    expect(await answer).toEqual({ problem: 'stopped' });
  });

  it('trusts no certificate without a trusted issuer', async () => {
    const secure = await startTestReceiver({ secure: true });
    expect(await postOutbound(here, `${secure.origin}/`, message)).toEqual({ problem: 'certificate' });
    expect(secure.received).toEqual([]);
    await secure.close();
  });
});

describe('without leave for private networks', () => {
  const port = () => new URL(receiver.origin).port;
  const strict = { allowPrivate: false };

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://localhost/',
    'http://93.184.215.14/',
  ])('%s is not connected to', async (target) => {
    expect(await postOutbound(strict, target, message)).toEqual({ problem: 'private-address' });
  });

  it('a name that leads to this machine is not connected to', async () => {
    const before = receiver.received.length;
    const options = { ...strict, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    const answer = await postOutbound(options, `https://hooks.example.com:${port()}/`, message);
    expect(answer).toEqual({ problem: 'private-address' });
    expect(receiver.received).toHaveLength(before);
  });

  it('a name is asked for once, so that it cannot lead elsewhere when the connection is made', async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const answer = await postOutbound(
      { ...here, resolve },
      `http://rebinding.invalid:${port()}/once`,
      message,
    );
    expect(answer).toMatchObject({ status: 200 });
    expect(asked).toEqual(['rebinding.invalid']);
    expect(receiver.at('/once')[0]?.headers.host).toBe(`rebinding.invalid:${port()}`);
  });

  it('a name without an address is said to be one', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
    };
    const answer = await postOutbound({ ...strict, resolve }, 'https://no.such.example/', message);
    expect(answer).toEqual({ problem: 'name-unknown' });
  });
});
