import type { ClientBase } from 'pg';
import { OperatorError } from '../../base/operator-error.ts';

/** A schema of its own, so that the tables of the product stay none until a move has ended. */
const SCHEMA = 'porchlight_move';

/** What is being moved into this database, or nothing. */
export async function getMigrationMark(client: ClientBase): Promise<string | undefined> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [
    `${SCHEMA}.mark`,
  ]);
  if (!found[0]?.exists) return undefined;
  const { rows } = await client.query<{ source: string }>(`select source from ${SCHEMA}.mark`);
  return rows[0]?.source ?? '';
}

/** Says that a move has begun, in the caller's transaction, before anything is moved. */
export async function setMigrationMark(client: ClientBase, source: string): Promise<void> {
  await client.query(
    `create schema ${SCHEMA}; create table ${SCHEMA}.mark (source text not null, began timestamptz not null default now())`,
  );
  await client.query(`insert into ${SCHEMA}.mark (source) values ($1)`, [source]);
}

/** In the transaction that makes what was moved visible. */
export async function clearMigrationMark(client: ClientBase): Promise<void> {
  await client.query(`drop schema ${SCHEMA} cascade`);
}

/** @throws when a move into this database was broken off: a server that started here would begin an installation of its own. */
export async function refuseHalfMigrated(client: ClientBase): Promise<void> {
  if ((await getMigrationMark(client)) === undefined) return;
  throw new OperatorError(
    'A move into this database has begun and not ended, so Porchlight did not start; nothing was changed. Run the move again. If it is ' +
      `not wanted any more, run: drop schema ${SCHEMA} cascade`,
  );
}
