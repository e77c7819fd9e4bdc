import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentTrace } from '../../operation/current-trace.ts';
import { type Actor, getActor } from './run-as.ts';
import { formatScopedQuery } from './scoped-query.ts';

/**
 * A pool whose queries run for whoever they are made for (decision 0041). Whom a query is for travels with the query and ends with it:
 * a connection carries nothing from one to the next.
 */
export class RlsPool extends pg.Pool {
  /** One query on a connection of its own. */
  // The driver's overloads have one common signature, and it returns nothing that can be named.
  override query(...parameters: unknown[]): never {
    const buyer = getActor();
    const ask = super.query.bind(this) as (...parameters: unknown[]) => unknown;
    return (buyer === undefined ? ask(...parameters) : ask(...toScoped(buyer, parameters))) as never;
  }

  /** What has waited for a connection goes on in the trace of whoever asked, not of whoever gave the connection back. */
  override connect(callback?: unknown): never {
    const ask = super.connect.bind(this) as (callback?: unknown) => unknown;
    const isTraced = typeof callback === 'function' && currentTrace.getStore() !== undefined;
    return ask(isTraced ? AsyncResource.bind(callback as Connected) : callback) as never;
  }
}

type Connected = (...given: unknown[]) => void;

/** The same with its query scoped: text or an object, perhaps values, perhaps a callback. */
function toScoped(buyer: Actor, [config, values, callback]: unknown[]): unknown[] {
  if (typeof values === 'function') return [formatScopedQuery(buyer, config, undefined), undefined, values];
  return [formatScopedQuery(buyer, config, values), undefined, callback];
}
