import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { describeApi } from './describe-api.ts';
import { loadReferenceProgram, loadReferenceVersion } from './reference-program.ts';

/** Serves the description of every endpoint and a page to read it with; all of it from here, nothing from elsewhere. */
export function serveApiReference(app: Hono, options: { siteName: string; sessionCookie: string }): void {
  const description = prepareText(() => describeApi(options));
  const program = prepareText(loadReferenceProgram);
  app.get('/api/openapi.json', (context) => description(context, 'application/json'));
  app.get('/api/reference', async (context) => {
    context.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return context.html(renderReference(options.siteName, await loadReferenceVersion()));
  });
  app.get('/api/reference/:file', async (context) => {
    const file = context.req.param('file');
    if (file === 'start.js') return context.body(START_SCRIPT, 200, { 'content-type': SCRIPT });
    if (file !== nameProgram(await loadReferenceVersion())) return context.notFound();
    context.header('cache-control', 'public, max-age=31536000, immutable');
    return program(context, SCRIPT);
  });
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** Answers with a long text that stays the same: made once, and compressed once for clients that accept it. */
function prepareText(make: () => Promise<string>) {
  let made: Promise<{ text: string; packed: Buffer<ArrayBuffer> }> | undefined;
  const pack = async () => {
    const text = await make();
    return { text, packed: (await promisify(gzip)(text)) as Buffer<ArrayBuffer> };
  };
  return async (context: Context, type: string): Promise<Response> => {
    made ??= pack();
    const { text, packed } = await made;
    const headers = { 'content-type': type, vary: 'accept-encoding' };
    const unpacks = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    return unpacks
      ? context.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
      : context.body(text, 200, headers);
  };
}

/** Fonts, measuring, suggestions by a model and a proxy would come from or go to Scalar; requests that are tried go to this server alone. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  authentication: { preferredSecurityScheme: 'token' },
};
const START_SCRIPT = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)});`;

const nameProgram = (version: string) => `scalar-${version}.js`;

function renderReference(siteName: string, version: string) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName} API</title></head>
<body style="margin:0"><div id="reference"></div>
<noscript>This page needs scripts. The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="/api/reference/${nameProgram(version)}"></script><script src="/api/reference/start.js"></script></body>
</html>`;
}
