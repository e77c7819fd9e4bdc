import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Which of three releases the server in front of the real one has: the real, the next, or one whose glossary does not come. */
type Standing = 'first' | 'next' | 'broken';

/** The one asset whose name differs between the releases; a page asks for it when it is first needed. */
const CHANGED_ASSET = /assistant-drawer-([\w-]{7})\.js/g;
const NEXT_ASSET = 'assistant-drawer-nextnext.js';

/** A server that goes from one release to the next as a deployment does: old files are gone, pages name another release. */
export async function startInFrontOf(baseURL: string) {
  let standing: Standing = 'first';
  let refused = 0;
  const first = await (await fetch(`${baseURL}/service-worker.js`)).text();
  const [, asset = ''] = /\/(assets\/assistant-drawer-[\w-]{7}\.js)/.exec(first) ?? [];
  const page = await (await fetch(`${baseURL}/portal`)).text();
  const [, id = ''] = /<meta name="release" content="(\w+)">/.exec(page) ?? [];
  const ids = { first: id, next: 'feedfacefeedface', broken: 'deaddeaddeaddead' };

  function change(text: string): string {
    const renamed = standing === 'first' ? text : text.replaceAll(CHANGED_ASSET, NEXT_ASSET);
    return renamed.replaceAll(ids.first, ids[standing]);
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    if (standing !== 'first' && path === `/${asset}`) return outgoing.writeHead(404).end();
    if (standing === 'broken' && path === '/glossary.data') {
      refused += 1;
      return outgoing.writeHead(503).end();
    }
    const isText = path === '/service-worker.js' || !/^\/(api|assets)\/|\.\w+$/.test(path);
    const target = new URL(path.replace(NEXT_ASSET, asset.replace('assets/', '')), baseURL);
    const { host: _host, 'if-none-match': _known, ...headers } = incoming.headers;
    const own = { ...headers, host: target.host, ...(headers.origin ? { origin: target.origin } : {}) };
    const passed = isText ? { ...own, 'accept-encoding': 'identity' } : own;
    const onward = request(target, { method: incoming.method, headers: passed }, (reply) => {
      if (!isText) {
        outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.from(change(Buffer.concat(chunks).toString()));
        const { etag: _etag, ...replied } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 500, { ...replied, 'content-length': body.length }).end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(answer).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    ids,
    asset: `/${asset}`,
    bring(next: Standing) {
      standing = next;
    },
    /** How often a file of the broken release was asked for in vain. */
    countRefused: () => refused,
    close() {
      server.close();
      server.closeAllConnections();
    },
    /** At the same address, after it was closed. */
    async reopen() {
      server.listen(port, 'localhost');
      await new Promise((resolve) => server.once('listening', resolve));
    },
  };
}
