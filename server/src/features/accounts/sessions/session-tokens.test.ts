import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTokenReader } from './session-tokens.ts';

const SECRET = 'a secret of the server';
const sign = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
const ask = (read: ReturnType<typeof createTokenReader>, cookie: string) => read(new Headers({ cookie }));

it('reads the token of a cookie whose signature is right, the first time and later', () => {
  const read = createTokenReader('session', SECRET);
  const cookie = `theme=dark; session=${sign('ada')}; last=1`;
  expect([ask(read, cookie), ask(read, cookie)]).toEqual(['ada', 'ada']);
  expect(ask(read, `session=${sign('grace')}`)).toBe('grace');
});

it.each([
  ['of another secret', `session=${sign('ada', 'another')}`],
  ['of another token', `session=${sign('ada').replace('ada', 'eve')}`],
  ['cut short', `session=${sign('ada').slice(0, -8)}`],
  ['missing', 'session=ada'],
  ['no base64', 'session=ada.%FF'],
  ['under another name', `old-session=${sign('ada')}`],
])('reads nothing where the signature is %s, although the right one was seen', (_, cookie) => {
  const read = createTokenReader('session', SECRET);
  expect(ask(read, `session=${sign('ada')}`)).toBe('ada');
  expect([ask(read, cookie), ask(read, cookie)]).toEqual([undefined, undefined]);
});

it('still reads after more cookies than it keeps', () => {
  const read = createTokenReader('session', SECRET);
  for (let n = 0; n < 10_001; n++) ask(read, `session=${sign(`buyer-${n}`)}`);
  expect(ask(read, `session=${sign('buyer-0')}`)).toBe('buyer-0');
});

it('reads a cookie that is longer than those that are kept, the first time and later', () => {
  const read = createTokenReader('session', SECRET);
  const cookie = `session=${sign('ada'.repeat(100))}`;
  expect([ask(read, cookie), ask(read, cookie)]).toEqual(['ada'.repeat(100), 'ada'.repeat(100)]);
});
