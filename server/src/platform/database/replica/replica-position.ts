import { OperatorError } from '../../base/operator-error.ts';

/** Which database of which cluster: the same on a primary and on each of its standbys, and on nothing else. */
export type ReplicaPosition = { system: string; database: string };

/** `position` is up to where the primary has written its log, and so everything that it says was committed, in bytes. */
export type PrimaryPosition = ReplicaPosition & { position: bigint };

/** `position` is up to where the log was replayed; 0 where nothing was. */
export type StandbyPosition = ReplicaPosition & { isStandby: boolean; position: bigint };

/** A pool or a client, whose signatures differ. */
type Asked = { query(...parameters: never[]): unknown };

const PLACE = `system_identifier::text as system, (select oid::text from pg_database where datname = current_database()) as database`;

// Flushed, and not merely written into memory: of a transaction that reserved room and has not committed the standby knows nothing.
const PRIMARY = {
  name: 'position of the primary',
  text: `select ${PLACE}, pg_current_wal_flush_lsn()::text as position from pg_control_system()`,
};

const STANDBY = {
  name: 'position of the standby',
  text: `select ${PLACE}, pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as position from pg_control_system()`,
};

type Row = ReplicaPosition & { isStandby: boolean; position: string | null };

/** @throws also where the server is no primary. */
export async function getPrimaryPosition(on: Asked): Promise<PrimaryPosition> {
  return parseRow(await askOne(on, PRIMARY));
}

export async function loadStandby(on: Asked): Promise<StandbyPosition> {
  return parseRow(await askOne(on, STANDBY));
}

/** What is wrong with a replica, as the log says it; nothing where it is a standby of this very database. */
export function findMismatch(
  primary: ReplicaPosition,
  found: ReplicaPosition & { isStandby: boolean },
): Mismatch | undefined {
  if (found.system !== primary.system) return 'other-system';
  if (found.database !== primary.database) return 'other-database';
  return found.isStandby ? undefined : 'no-standby';
}

export type Mismatch = 'other-system' | 'other-database' | 'no-standby';

/** A replica that is no standby of this database, as a sentence for the operator. */
export class UnfitReplica extends OperatorError {
  constructor(mismatch: Mismatch) {
    super(`${sentences[mismatch]} Nothing was changed.`);
  }
}

const sentences: Record<Mismatch, string> = {
  'other-system':
    'DATABASE_REPLICA_URL leads to another PostgreSQL than a standby of the one at DATABASE_URL: their system identifiers differ.',
  'other-database': 'DATABASE_REPLICA_URL names another database than DATABASE_URL.',
  'no-standby':
    'DATABASE_REPLICA_URL leads to a PostgreSQL that is no standby: it takes writes. It has to be a streaming standby of the one at DATABASE_URL.',
};

async function askOne(on: Asked, query: { name: string; text: string }): Promise<Row> {
  const { rows } = (await on.query(query as never)) as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new Error('the database did not say where it is');
  return row;
}

const parseRow = (row: Row) => ({ ...row, position: parsePosition(row.position) });

/** As PostgreSQL writes it: `16/B374D848`, of which the first part counts 4 GiB. */
function parsePosition(text: string | null): bigint {
  const [high = '0', low = '0'] = (text ?? '0/0').split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
