import pg from 'pg';
import { QueryAfter, type Statement } from '../pool/query-after.ts';
import { RLS_ROLES } from './rls-roles.ts';
import type { Actor } from './run-as.ts';

/**
 * A query for one buyer, in one flight with what sets the connection to that buyer (decision 0041). What is set holds for this query and
 * nothing after it, and where it cannot be set, the query is not run.
 */
export function formatScopedQuery(buyer: Actor, config: unknown, values: unknown): QueryAfter {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config && Boolean(config.name);
  const settings = [...toSettings(buyer), isNamed ? 'force_generic_plan' : 'auto'];
  return new QueryAfter([{ ...SETTING, values: settings }], config, values);
}

/**
 * What begins a transaction for a buyer; what it sets ends with the transaction. It asks nothing, so that the transaction can still be
 * given another isolation.
 */
export function writeBegin(buyer: Actor | undefined, text = 'begin'): Statement[] {
  const begin = { name: text, text };
  if (buyer === undefined) return [begin];
  const [role, owner, email] = toSettings(buyer).map((value) => pg.escapeLiteral(value));
  const settings = [`role ${role}`, `porchlight.owner to ${owner}`, `porchlight.email to ${email}`];
  return [begin, ...settings.map((setting) => ({ name: '', text: `set local ${setting}` }))];
}

/**
 * A query that has a name is planned once: policies make its planning dear, and the database would plan it anew for each value wherever it
 * takes the average row for dearer than this one, although the way to both is the same.
 */
const SETTING = {
  name: 'act for a buyer',
  text: `select set_config('role', $1, true), set_config('porchlight.owner', $2, true), set_config('porchlight.email', $3, true),
    set_config('plan_cache_mode', $4, true)`,
};

function toSettings({ userId, email, reach }: Actor): [role: string, owner: string, email: string] {
  return [RLS_ROLES[reach], userId, email];
}
