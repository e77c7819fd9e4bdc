import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { html } from 'hono/html';

/** Serves the description of every endpoint and a page to read it with; all of it from here, nothing from elsewhere. */
export function serveApiReference(app: Hono, options: { siteName: string; baseUrl: string }): void {
  let description: Promise<object> | undefined;
  app.get('/api/openapi.json', async (context) => {
    description ??= import('./api-description.ts').then(({ describeApi }) => describeApi(options));
    return context.json(await description);
  });
  app.get('/api/reference', (context) => {
    context.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return context.html(renderReference(options.siteName));
  });
  app.get('/api/reference/:file', async (context) => {
    const file = context.req.param('file');
    if (file === 'start.js')
      return context.body(START_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    const type = readerFiles[file];
    if (!type) return context.notFound();
    return context.body(await readFile(join(READER_FOLDER, file), 'utf8'), 200, { 'content-type': type });
  });
}

const READER_FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const readerFiles: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const START_SCRIPT =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true });";

function renderReference(siteName: string) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName} API</title><link rel="stylesheet" href="/api/reference/swagger-ui.css"></head>
<body><main id="reference"></main><script src="/api/reference/swagger-ui-bundle.js"></script><script src="/api/reference/start.js"></script></body>
</html>`;
}
