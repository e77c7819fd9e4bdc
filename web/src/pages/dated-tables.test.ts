import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedTables, listTableChanges } from '@porchlight/domain/programs/dated-tables.ts';
import { expect, test } from 'vitest';

const programs = join(import.meta.dirname, '../../../domain/src/programs');

test('every dated table of the programs is listed', () => {
  const exported = readdirSync(programs, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^program-(finder|desk|watches)\//.test(file))
    .filter((file) => /-tables?\.ts$/.test(file) && !file.endsWith('data-table.ts'))
    .flatMap((file) => [
      ...readFileSync(join(programs, file), 'utf8').matchAll(/export const \w+: (?:readonly )?\[DataTable</g),
    ]);
  expect(Object.keys(datedTables)).toHaveLength(exported.length);
});

test('changes are listed with the last one first, and each says where it comes from', () => {
  const changes = listTableChanges();
  expect(changes.map(({ from }) => from)).toEqual(
    changes
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  );
  for (const { id, source, published, from } of changes) {
    expect(source.title, id).not.toBe('');
    expect(published <= from, `${id} was published after it began`).toBe(true);
  }
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});
