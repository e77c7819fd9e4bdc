import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** What a bare node:http server can do: the body to a file, the file to the body. */
const file = process.env.REFERENCE_FILE ?? '';

createServer(async (incoming, outgoing) => {
  if (incoming.method === 'POST') {
    await pipeline(incoming, createWriteStream(file));
    outgoing.writeHead(201).end();
  } else if (incoming.url === '/file') {
    outgoing.writeHead(200, { 'content-length': (await stat(file)).size });
    await pipeline(createReadStream(file), outgoing);
  } else {
    outgoing.end();
  }
}).listen(Number(process.env.PORT), 'localhost');
