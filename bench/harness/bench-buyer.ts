import { randomBytes } from 'node:crypto';
import { type RequestOptions, request } from 'node:http';
import type { ServerProcess } from './server-process.ts';

export type BenchBuyer = { userId: string; cookie: string };

const PASSWORD = 'tamarind-orbit-cellar-42';

/** Opens an account over the API, with the mailed link taken from the development mailbox. */
export async function openBenchBuyer({ origin }: ServerProcess, email: string): Promise<BenchBuyer> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('sign-up', { name: 'Bench Buyer', email, password: PASSWORD });
  const token = await readToken(origin, email);
  const response = await post('verify-email', { token });
  const account = (await response.json()) as { id: string };
  return {
    userId: account.id,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

async function readToken(origin: string, email: string): Promise<string> {
  for (;;) {
    const mailbox = await (await fetch(`${origin}/dev/mail`)).text();
    const letter = mailbox.split('<article>').find((part) => part.includes(email));
    const link = /href="([^"]+)"/.exec(letter ?? '')?.[1];
    if (link) return new URL(link.replaceAll('&amp;', '&')).searchParams.get('token') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** As little like text as the packed pages and pictures that a file mostly is. */
const block = randomBytes(1024 * 1024);

/** Sends `size` bytes that begin like a PDF, from one buffer over and over, and waits for the answer. */
export function sendBytes(url: string, size: number, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': size } },
      (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => (response.statusCode === 201 ? resolve(body) : reject(new Error(body))));
      },
    );
    outgoing.on('error', reject);
    outgoing.write('%PDF-1.7\n');
    let left = size - 9;
    const send = () => {
      while (left > 0) {
        const part = left < block.length ? block.subarray(0, left) : block;
        left -= part.length;
        if (!outgoing.write(part)) {
          outgoing.once('drain', send);
          return;
        }
      }
      outgoing.end();
    };
    send();
  });
}

/** Reads a response to its end and counts its bytes. */
export function countBytes(url: string, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve(size));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
