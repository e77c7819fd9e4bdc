import type { ServerResponse } from 'node:http';
import { currentRequest, type LimitState } from '../base/current-request.ts';

/** Notes the limit that refuses the current request. Its answer says so once it is one of too many tries. */
export function noteReachedLimit(limit: LimitState): void {
  const request = currentRequest.getStore();
  if (request) request.reachedLimit = limit;
}

/** Says on the current request's answer, whatever it will be, how many requests are left: for programs that keep to a pace. */
export function showLimit(limit: LimitState): void {
  const request = currentRequest.getStore();
  if (request && !request.outgoing.headersSent) writeLimitHeaders(request.outgoing, limit);
}

/** Says when to come back (RFC 9110 10.2.3) and what is left (draft-ietf-httpapi-ratelimit-headers-10). */
export function setLimitHeaders(outgoing: ServerResponse, limit: LimitState | undefined): void {
  outgoing.setHeader('retry-after', limit ? countSeconds(limit) : USUAL_WAIT_SECONDS);
  if (limit) writeLimitHeaders(outgoing, limit);
}

/** Where no count ends at a known time: a queue that is full. */
const USUAL_WAIT_SECONDS = 5;

function writeLimitHeaders(outgoing: ServerResponse, limit: LimitState): void {
  const { name, quota, seconds, left } = limit;
  outgoing.setHeader('ratelimit-policy', `"${name}";q=${quota};w=${seconds}`);
  outgoing.setHeader('ratelimit', `"${name}";r=${left};t=${countSeconds(limit)}`);
}

function countSeconds({ endsAt }: LimitState): number {
  return Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
}
