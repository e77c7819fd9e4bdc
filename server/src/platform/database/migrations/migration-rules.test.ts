import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findBreaches } from './migration-rules.ts';

const folder = new URL('../../../../migrations/', import.meta.url);
/** The two that make the tables of the first release, before which there was none. */
const BASELINE = ['0000_schema.sql', '0001_policies.sql'];

describe('a migration', () => {
  it('after the baseline leaves everything that the release before uses, or says why none needs it', async () => {
    const names = (await readdir(folder)).filter((name) => /^\d{4}_.*\.sql$/.test(name));
    expect(names).toEqual(expect.arrayContaining(BASELINE));
    const breaches: Record<string, string[]> = {};
    for (const name of names.filter((each) => !BASELINE.includes(each))) {
      const found = findBreaches(await readFile(new URL(name, folder), 'utf8'));
      if (found.length > 0) breaches[name] = found.map(({ statement, why }) => `${statement}: ${why}`);
    }
    expect(breaches).toEqual({});
  });

  it.each([
    'DROP TABLE "emails";',
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 17);',
    '-- contract: no\nDROP TABLE "emails";',
  ])('may not say %s', (sql) => {
    expect(findBreaches(sql)).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE "pets" ("id" text);--> statement-breakpoint\nALTER TABLE "pets" ADD CONSTRAINT "own" FOREIGN KEY ("id") REFERENCES "users"("id");',
    'ALTER TABLE "users" ADD COLUMN "age" integer;',
    `ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`,
    'ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 17) NOT VALID;',
    'CREATE INDEX "users_age" ON "users" ("age");',
    '-- contract: nothing has read it since 1.4\nALTER TABLE "users" DROP COLUMN "name";',
  ])('may say %s', (sql) => {
    expect(findBreaches(sql)).toEqual([]);
  });
});
