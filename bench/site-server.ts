import { createServer } from 'node:http';
import { prepareHeaderSets } from '../server/src/platform/http/response-headers.ts';
import { loadStaticSite } from '../server/src/platform/http/static-site.ts';

// The pages as the server serves them, from any folder and without the rest of the server.

const port = Number(process.env.PORT);
const site = loadStaticSite(
  process.env.SITE_FOLDER ?? '',
  prepareHeaderSets(false),
  `http://localhost:${port}`,
);

createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  if (!site.answer(incoming, outgoing, pathname)) site.answerNotFound(incoming, outgoing, pathname);
}).listen(port, 'localhost');
