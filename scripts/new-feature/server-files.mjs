/** Table, service, routes, email, manifest and tests of a new feature; each a path below its folder and a text. */
export function listServerFiles({ name, camel, pascal, snake }) {
  return {
    'README.md': `# ${pascal}

Entries that a buyer writes down.

- Where: \`domain/src/${name}/\`, \`server/src/features/product/${name}/\`, \`web/src/features/${name}/\`
- Tables: \`${snake}_entries\`
- Rules: An entry is its buyer's alone, and stored once under the id that the browser gave it.
- Search for: ${name}
`,
    [`${name}.table.ts`]: `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { users } from '../../kernel/accounts/accounts.table.ts';

/** What buyers wrote down. \`id\` is the browser's, so that what is sent twice is stored once. */
export const ${camel}Entries = pgTable(
  '${snake}_entries',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('${snake}_entries_user_id').on(table.userId, table.createdAt)],
);
`,
    [`${name}.service.ts`]: `import type { ${pascal}Entry } from '@porchlight/domain/${name}/${name}.contract.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import type { Letter } from '../../../platform/email/email-template.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { LimitTable, RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { ${camel}CopyEmail } from './${name}.emails.ts';
import { ${camel}Entries } from './${name}.table.ts';

export const ${camel}Limits = {
  '${name}-account': { points: 60, minutes: 10 },
} as const satisfies LimitTable;

export type ${pascal}Context = {
  database: DatabaseConnection;
  baseUrl: string;
  limits: RateLimits<keyof typeof ${camel}Limits>;
  /** Queues an email in the given transaction. */
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};

/** A buyer's own entries, newest first. */
export async function listEntries({ database }: ${pascal}Context, userId: string): Promise<${pascal}Entry[]> {
  const rows = await database.db
    .select()
    .from(${camel}Entries)
    .where(eq(${camel}Entries.userId, userId))
    .orderBy(desc(${camel}Entries.createdAt), ${camel}Entries.id);
  return rows.map(describeEntry);
}

/** Saves an entry once, and tells its buyer of it; sent again, it is only given back. NOT_FOUND when the id is someone else's. */
export async function saveEntry(
  { database, baseUrl, limits, post, now }: ${pascal}Context,
  { userId, email }: SignedIn,
  { id, text }: { id: string; text: string },
): Promise<${pascal}Entry> {
  await limits.spend('${name}-account', userId);
  return database.transact(async (transaction) => {
    const createdAt = now();
    const [stored] = await transaction
      .insert(${camel}Entries)
      .values({ id, userId, text, createdAt })
      .onConflictDoNothing()
      .returning();
    if (stored) {
      await storeNotification(transaction, userId, { kind: '${name}-saved', subject: text, now: createdAt });
      await post(${camel}CopyEmail.write(email, { text, url: \`\${baseUrl}/portal/${name}\` }), transaction);
      return describeEntry(stored);
    }
    const [known] = await transaction
      .select()
      .from(${camel}Entries)
      .where(and(eq(${camel}Entries.id, id), eq(${camel}Entries.userId, userId)));
    if (!known) throw new Failure('NOT_FOUND');
    return describeEntry(known);
  });
}

function describeEntry({ id, text, createdAt }: typeof ${camel}Entries.$inferSelect): ${pascal}Entry {
  return { id, text, createdAt: createdAt.toISOString() };
}
`,
    [`${name}.routes.ts`]: `import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { listEntries, type ${pascal}Context, saveEntry } from './${name}.service.ts';

export function create${pascal}Routes(dependencies: ${pascal}Context) {
  return {
    list: endpoints.${camel}.list.handler(async ({ context }) => ({
      entries: await listEntries(dependencies, requireUser(context).userId),
    })),
    save: endpoints.${camel}.save.handler(({ context, input }) =>
      saveEntry(dependencies, requireUser(context), input),
    ),
  };
}
`,
    [`${name}.emails.ts`]: `import { defineEmailTemplate } from '../../../platform/email/email-template.ts';

/** What was saved, for whoever saved it. */
export const ${camel}CopyEmail = defineEmailTemplate<'${name}-copy', { text: string; url: string }>({
  name: '${name}-copy',
  text: ({ features }, data) => features.${camel}.emails.copy(data),
  samples: { usual: { text: 'The brick house', url: 'https://porchlight.example/portal/${name}' } },
});
`,
    [`${name}.feature.ts`]: `import { ${camel}Texts } from '@porchlight/content/en/${name}.ts';
import { byAccount } from '../../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { ${camel}CopyEmail } from './${name}.emails.ts';
import { create${pascal}Routes } from './${name}.routes.ts';
import { type ${pascal}Context, ${camel}Limits } from './${name}.service.ts';
import { ${camel}Entries } from './${name}.table.ts';

export const ${camel}Feature = defineFeature({
  name: '${name}',
  tables: [
    {
      table: ${camel}Entries,
      grants: bothMay(ALL),
      owned: {
        file: '${name}',
        title: ${camel}Texts.download,
        owned: byAccount(${camel}Entries.userId),
        counted: 'journeyEntries',
        onPrivacyPage: ${camel}Texts.privacy,
      },
    },
  ],
  limits: ${camel}Limits,
  routes: (parts: ${pascal}Context) => ({ ${camel}: create${pascal}Routes(parts) }),
  emails: [${camel}CopyEmail],
});
`,
    [`${name}.access.ts`]: `import { type AccessRows, buyer, owned } from '../../../testing/access/access-row.ts';

const id = '6f2d3c1b-0a94-4c8e-9d57-1b2a3c4d5e6f';
const save = { parameters: { id }, body: { text: 'The brick house' } };

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'${camel}'> = {
  '${camel}.list': buyer(),
  '${camel}.save': owned(async ({ people }) => {
    await people.owner.call('PUT', \`/api/${name}/\${id}\`, save.body);
    return save;
  }),
};
`,
    [`${name}.faults.ts`]: `import { randomUUID } from 'node:crypto';
import type { Recipe } from '../../../testing/faults/fail-nth.ts';

/** How each storing endpoint is brought to store something, by \`feature.name\`. */
export const recipes: Record<string, Recipe> = {
  '${camel}.save': {
    prepare: async ({ buyer }) => ({
      who: buyer,
      parameters: { id: randomUUID() },
      body: { text: 'The brick house' },
    }),
  },
};
`,
    [`${name}.test.ts`]: `import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useSharedApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createBuyer, TestBuyer } from '../../../testing/test-buyer.ts';

let app: TestApp;
let buyer: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  buyer = await createBuyer(app);
});

const save = (who: TestBuyer, id: string = randomUUID(), text = 'The brick house') =>
  who.call('PUT', \`/api/${name}/\${id}\`, { text });

describe('an entry', () => {
  it('is saved once, listed, told and mailed', async () => {
    const id = randomUUID();
    expect(await save(buyer, id)).toMatchObject({ status: 200, body: { id, text: 'The brick house' } });
    expect((await save(buyer, id)).status).toBe(200);
    const { entries } = (await buyer.call('GET', '/api/${name}')).body;
    expect(entries).toMatchObject([{ id, text: 'The brick house' }]);
    const { notifications } = (await buyer.call('GET', '/api/notifications')).body;
    const told = (notifications as { kind: string }[]).filter(({ kind }) => kind === '${name}-saved');
    expect(told).toMatchObject([{ subject: 'The brick house' }]);
    const [{ emails } = {}] = await app.query(
      "select count(*)::int as emails from letters where template = '${name}-copy' and email = $1",
      [buyer.email],
    );
    expect(emails).toBe(1);
  });

  it('cannot be seen or changed by somebody else', async () => {
    const id = randomUUID();
    await save(buyer, id);
    const other = await createBuyer(app);
    expect((await save(other, id)).body.code).toBe('NOT_FOUND');
    expect((await other.call('GET', '/api/${name}')).body.entries).toEqual([]);
  });

  it.each([[''], ['a'.repeat(1_001)]])('of a length that is not allowed is refused: %#', async (text) => {
    expect((await save(buyer, randomUUID(), text)).body.code).toBe('BAD_INPUT');
  });

  it('is not for visitors', async () => {
    const visitor = new TestBuyer(app);
    expect((await save(visitor)).body.code).toBe('NOT_SIGNED_IN');
    expect((await visitor.call('GET', '/api/${name}')).body.code).toBe('NOT_SIGNED_IN');
  });
});
`,
  };
}
