import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { describeListenFailure, listen } from './listening.ts';

/** What the operator reads when the server should listen there. */
async function readProblem(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    await listen(server, port, host);
    return 'it listens';
  } catch (error) {
    return describeListenFailure(error, { host, port });
  } finally {
    server.close();
  }
}

describe('where the server cannot listen', () => {
  it.each([
    // TEST-NET-1 and a name of RFC 6761 belong to no machine.
    ['192.0.2.7', 'HOST: 192.0.2.7 is no address of this machine. Set HOST to'],
    ['nowhere.invalid', 'HOST: nowhere.invalid has no address. Set HOST to'],
  ])('a host of %s is named', async (host, start) => {
    expect(await readProblem(host, 0)).toContain(start);
  });

  it('a port that is taken is named, and another one', async () => {
    const other = createServer();
    const port = await listen(other, 0, 'localhost');
    expect(await readProblem('localhost', port)).toBe(
      `PORT: something else listens on localhost:${port} already. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    other.close();
  });

  it('says what to do about a port that the user may not have', () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(describeListenFailure(refused, { host: 'localhost', port: 80 })).toMatch(
      /^PORT: .* may not listen on 80/,
    );
  });

  it('leaves every other error to others', () => {
    const elsewhere = Object.assign(new Error('getaddrinfo ENOTFOUND db'), {
      code: 'ENOTFOUND',
      syscall: 'getaddrinfo',
      hostname: 'db.example',
    });
    for (const error of [elsewhere, new Error('other'), 'no error'])
      expect(describeListenFailure(error, { host: 'localhost', port: 80 })).toBeUndefined();
  });
});
