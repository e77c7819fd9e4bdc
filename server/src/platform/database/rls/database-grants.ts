import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from './run-as.ts';

type Reach = Actor['reach'];
const REACHES = ['buyer', 'account', 'helper'] as const;

type Verb = 'select' | 'insert' | 'update' | 'delete';

/** What a role may do with a table; `hidden` are the columns that it may not read. */
export type Grant = { reach: Reach; table: string; verb: Verb; hidden: readonly string[] };

/** What requests within each reach may do with a table: nothing where it is not said. Policies hold them to whose the rows are. */
export type TableGrants = {
  readonly [Name in Reach]?: { verbs: readonly Verb[]; hidden: readonly PgColumn[] };
};

export const ALL: readonly Verb[] = ['select', 'insert', 'update', 'delete'];
export const READ: readonly Verb[] = ['select'];
export const APPEND: readonly Verb[] = ['select', 'insert'];
export const NO_DELETE: readonly Verb[] = ['select', 'insert', 'update'];

export const may = (verbs: readonly Verb[], ...hidden: PgColumn[]) => ({ verbs, hidden });

/** What a buyer works with: requests about the account itself reach it too. */
export const bothMay = (verbs: readonly Verb[], ...hidden: PgColumn[]): TableGrants => ({
  buyer: may(verbs, ...hidden),
  account: may(verbs, ...hidden),
});

/** The same, and what helpers read of it where a grant opens it to them. */
export const helpersToo = (grants: TableGrants, ...hidden: PgColumn[]): TableGrants => ({
  ...grants,
  helper: may(READ, ...hidden),
});

/** What an account is signed in to by, and what is only in its download. */
export const accountMay = (verbs: readonly Verb[], ...hidden: PgColumn[]): TableGrants => ({
  account: may(verbs, ...hidden),
});

/**
 * All that the roles of row-level security may do (decision 0041). A table that is not here they cannot touch. Grants are only ever added
 * at a start; taking one back is a migration.
 */
export function listGrants(tables: readonly { table: PgTable; grants?: TableGrants }[]): Grant[] {
  return REACHES.flatMap((reach) =>
    tables.flatMap(({ table, grants }) => {
      const { verbs, hidden } = grants?.[reach] ?? may([]);
      return listRows(
        reach,
        getTableName(table),
        verbs,
        hidden.map(({ name }) => name),
      );
    }),
  );
}

function listRows(reach: Reach, table: string, verbs: readonly Verb[], hidden: readonly string[]): Grant[] {
  return verbs.map((verb) => ({ reach, table, verb, hidden: verb === 'select' ? hidden : [] }));
}

const JOB_CONTENT = ['data', 'output'];

/** The queue: jobs are added, and what they say is not read again. */
export const queueGrants: readonly Grant[] = (['buyer', 'account'] as const).flatMap((reach) => [
  ...listRows(reach, 'queue', READ, []),
  ...listRows(reach, 'job', APPEND, JOB_CONTENT),
  ...listRows(reach, 'job_common', APPEND, JOB_CONTENT),
]);
