import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';

/** A request that was not answered from memory. */
export type WatchedRequest = {
  /** Of this request alone; sent back as X-Request-Id, and in every line of the log about it. */
  id: string;
  method: string;
  /** Its name in the contract, such as `documents.list`, or of another fixed list: never an address, which can hold a secret. */
  endpoint: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The language to answer in. */
  locale: Locale;
  /** As `performance.now` counts. */
  start: number;
  /** Stored rows that a list left out, because this release does not know what they hold. */
  leftOut?: number;
  /** Where traces are kept: the one it belongs to. */
  traceId?: string | undefined;
  /** The rate limit that it came up against, if it did. */
  reachedLimit?: LimitState;
};

/** The state of one limit for a request: `quota` in each `seconds`, how many are left, and when all of them are back. */
export type LimitState = { name: string; quota: number; seconds: number; left: number; endsAt: number };

/** Which request runs now, for what happens deep below it. */
export const currentRequest = new AsyncLocalStorage<WatchedRequest>();

/** Says which endpoint the request turned out to be for. */
export function setCurrentRequestName(endpoint: string): void {
  const request = currentRequest.getStore();
  if (request) request.endpoint = endpoint;
}

export function noteLeftOut(rows: number): void {
  const request = currentRequest.getStore();
  if (request) request.leftOut = rows;
}

/** The language of the person who is being answered. */
export function currentLocale(): Locale {
  return currentRequest.getStore()?.locale ?? DEFAULT_LOCALE;
}
