import { Agent, request } from 'node:http';
import type { FuzzReply, FuzzRequest } from './fuzz-requests.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const MAX_WAIT_MS = 30_000;

/** Sends exactly this; fails when no answer comes within 30 s. Of a stream that does not end, the beginning is the answer. */
export function sendFuzz(origin: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const clean = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e]/g, '?')]),
    );
    const sent = request({ hostname, port, method, path, agent, headers: clean }, (answer) => {
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', finish)
        .on('error', reject);
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        finish();
        answer.destroy();
      }
    });
    sent.setTimeout(MAX_WAIT_MS, () => sent.destroy(new Error(`no answer to ${method} ${path}`)));
    sent.on('error', reject);
    // Without a length the body of some methods would be read as the next request.
    if (body) sent.setHeader('content-length', body.length);
    sent.end(body);
  });
}
