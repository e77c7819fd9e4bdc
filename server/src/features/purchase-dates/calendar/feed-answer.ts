import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatFailure } from '@porchlight/content/failure-sentences.ts';
import { currentLocale } from '../../../platform/base/current-request.ts';
import type { Failure } from '../../../platform/base/failure.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import { formatFailureMessage, toFailure } from '../../../platform/http/to-failure.ts';
import { type CalendarContext, FEED_PATH, renderFeed } from './calendar.service.ts';

/** What a token looks like: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}\.ics$/;

/**
 * GET /calendar/<token>.ics: a buyer's dates for a calendar program, which cannot sign in. Cookies are neither read nor set;
 * whether there is such a feed is all that an answer says of anyone.
 */
export async function answerFeed(
  context: CalendarContext & { headers: HeaderSets; onFailure(failure: Failure): void },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pathname: string,
): Promise<void> {
  const own = { ...context.headers.file, 'content-type': 'text/plain; charset=utf-8' };
  try {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { ...own, allow: 'GET, HEAD' }).end('Only GET and HEAD.\n');
      return;
    }
    const file = pathname.slice(FEED_PATH.length);
    // Whose feed it is, only its token says.
    const write = () => runAsSystem(() => renderFeed(context, file.slice(0, -'.ics'.length)));
    const text = TOKEN.test(file) ? await write() : undefined;
    if (text === undefined) {
      outgoing.writeHead(404, own).end(`${formatFailure(currentLocale(), { reason: 'calendar.no-feed' })}\n`);
      return;
    }
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const fresh = { ...own, etag: tag, 'cache-control': 'private, no-cache' };
    if (isKnown(incoming.headers['if-none-match'], tag)) {
      outgoing.writeHead(304, fresh).end();
      return;
    }
    outgoing.writeHead(200, {
      ...fresh,
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : text);
  } catch (error) {
    const failure = toFailure(error);
    context.onFailure(failure);
    if (!outgoing.headersSent)
      outgoing.writeHead(failure.status, own).end(`${formatFailureMessage(failure)}\n`);
  }
}

/** RFC 9110 13.1.2: any of those listed, compared weakly, or `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
