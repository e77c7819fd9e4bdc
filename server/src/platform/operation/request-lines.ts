import type { Log } from '../base/log.ts';
import type { RequestEnd } from './request-watch.ts';

/**
 * One line for each request that was not answered from memory. No address, query, body or header of it: names of endpoints come from
 * the contract, so nothing in the line is a person's.
 */
export function logRequest(log: Log, { request, status, milliseconds, isWhole }: RequestEnd): void {
  const { id, method, endpoint, leftOut, traceId } = request;
  const ms = Math.round(milliseconds * 10) / 10;
  const trace = traceId && { trace: traceId };
  log.info(
    {
      request: id,
      ...trace,
      method,
      endpoint,
      status,
      ms,
      ...(!isWhole && { cut: true }),
      ...(leftOut !== undefined && { leftOut }),
    },
    'request',
  );
}
