import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiTokenScopeNames } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedContract } from '../../server/src/platform/description/describe-contract.ts';
import type { TestBuyer } from '../people/test-buyer.ts';
import { createStaff } from '../people/test-staff.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const hasTools = ['sh', 'curl'].every((tool) => spawnSync(tool, ['-c', ':']).error === undefined);
const text = await readFile(new URL('../../docs/interface.md', import.meta.url), 'utf8');

/** The block of the document that begins with ```kind name. */
function findBlock(opening: string): string {
  const [, block] = new RegExp(`^\`\`\`${opening}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (block === undefined) throw new Error(`docs/interface.md has no block ${opening}`);
  return block;
}

/** The package as it is built to be installed elsewhere, beside the document's examples; both have to be right by their types. */
async function buildClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-client-'));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const installed = join(folder, 'node_modules/@porchlight/client');
  await mkdir(join(folder, 'node_modules/@porchlight'), { recursive: true });
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const tsc = async (...given: string[]) => {
    const program = [join(root, 'node_modules/typescript/bin/tsc'), ...given];
    await promisify(execFile)(process.execPath, program).catch(({ stdout }) => {
      throw new Error(`tsc ${given.join(' ')}:\n${stdout}`);
    });
  };
  const client = join(root, 'clients/typescript');
  for (const name of ['package.json', 'src/index.ts']) await cp(join(client, name), join(installed, name));
  const generator = join(root, 'scripts/build/generate-client.ts');
  await promisify(execFile)(process.execPath, [generator, join(installed, 'src/schema.ts')]);
  await writeFile(
    join(installed, 'tsconfig.json'),
    JSON.stringify({ extends: join(client, 'tsconfig.json'), ...BUILT }),
  );
  await tsc('--project', installed);
  const names = [...text.matchAll(/^```ts (\w+)$/gm)].map(([, name]) => String(name));
  for (const name of names) await writeFile(join(folder, `${name}.ts`), findBlock(`ts ${name}`));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CONSUMER));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await tsc('--project', folder);
  return folder;
}

/** Where the package's own settings find their files, beside these copies of them. */
const BUILT = { compilerOptions: { outDir: 'build', rootDir: 'src' }, include: ['src'] };

/** How a program elsewhere is checked. */
const CONSUMER = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
    ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'dom', 'dom.iterable'] },
  },
  include: ['*.ts'],
};

describe.skipIf(!hasTools)('the examples of docs/interface.md', () => {
  let app: TestApp;
  let folder: string;
  let admin: TestBuyer;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await createStaff(app, 'admin');
    folder = await mkdtemp(join(tmpdir(), 'porchlight-docs-'));
    await writeFile(join(folder, 'leads.csv'), findBlock('csv leads.csv'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(name: string, scopes: readonly string[] = apiTokenScopeNames): Promise<string> {
    const { body } = await admin.call('POST', '/api/staff/tokens', { name: 'docs', scopes, days: 1 });
    const env = { PATH: process.env.PATH ?? '', PORCHLIGHT: app.origin, TOKEN: String(body.token) };
    const script = ['-e', '-c', findBlock(`sh ${name}`)];
    return (await promisify(execFile)('sh', script, { cwd: folder, env })).stdout;
  }

  it('import leads and read them, as CSV and as JSON', async () => {
    const [dryRun, stored] = (await run('import', ['leads:write'])).replace('}{', '}\n{').split('\n');
    expect(JSON.parse(dryRun ?? '')).toMatchObject({ isStored: false, added: 2 });
    expect(JSON.parse(stored ?? '')).toMatchObject({ isStored: true, added: 2 });
    const csv = await run('export', ['leads:read']);
    expect(csv).toContain('ada.quince@example.com');
    const listed = JSON.parse(await run('list', ['leads:read']));
    expect(listed.rows.map(({ name }: { name: string }) => name).sort()).toEqual(['Ada Quince', 'Ben Osier']);
    const actors = await app.query(
      "select distinct actor_name from staff_actions where action like 'leads.%'",
    );
    expect(actors).toEqual([{ actor_name: 'docs' }]);
  });

  it('create a lead, change it and write a note on it', async () => {
    const answers = (await run('create', ['leads:read', 'leads:write'])).replaceAll('}{', '}\n{').split('\n');
    const [owners, changed, note] = answers.map((answer) => JSON.parse(answer));
    expect(owners.owners).toEqual([expect.objectContaining({ name: 'Sam Staff' })]);
    expect(changed).toMatchObject({ email: 'cleo.fern@example.com', status: 'contacted', version: 2 });
    expect(note).toMatchObject({ text: 'Called, asks about FHA.', author: { name: 'docs' } });
  });

  it('follow what happens', async () => {
    const answers = (await run('events', ['leads:read', 'leads:write', 'events:read'])).replace('}{', '}\n{');
    const [lead, feed] = answers.split('\n').map((answer) => JSON.parse(answer));
    expect(feed).toMatchObject({
      events: [{ type: 'lead.created', data: { leadId: lead.id, source: 'api', hasPhone: false } }],
      hasMore: false,
    });
  });

  describe('of TypeScript', () => {
    let built: string;
    beforeAll(async () => {
      built = await buildClient();
      await writeFile(join(built, 'leads.csv'), findBlock('csv leads.csv'));
    }, 360_000);
    afterAll(() => rm(built, { recursive: true, force: true }));

    async function runTyped(name: string, scopes: readonly string[]): Promise<string> {
      const { body } = await admin.call('POST', '/api/staff/tokens', { name: 'docs', scopes, days: 1 });
      const env = { PATH: process.env.PATH ?? '', PORCHLIGHT: app.origin, TOKEN: String(body.token) };
      return (await promisify(execFile)(process.execPath, [`${name}.ts`], { cwd: built, env })).stdout;
    }

    it('have each operation that a program can call, and no other', async () => {
      const schema = await readFile(join(built, 'node_modules/@porchlight/client/src/schema.ts'), 'utf8');
      const [paths = ''] = schema.split('export interface webhooks');
      const typed = [...paths.matchAll(/^ +\w+: operations\["([\w.]+)"\];$/gm)].map(([, name]) => name);
      const callable = Object.entries(describedContract).flatMap(([group, members]) =>
        Object.entries(members)
          .filter(
            ([
              ,
              {
                '~orpc': { meta },
              },
            ]) => meta.access === 'public' || meta.scope !== undefined,
          )
          .map(([name]) => `${group}.${name}`),
      );
      expect(typed.sort()).toEqual(callable.sort());
    });

    it('import leads and read them, page by page', async () => {
      expect(await runTyped('import', ['leads:write'])).toMatch(/^\d added, \d known\n$/);
      const listed = (await runTyped('leads', ['leads:read'])).trimEnd().split('\n');
      expect(listed).toEqual(
        expect.arrayContaining(['Ada Quince <ada.quince@example.com>', 'Ben Osier <ben.osier@example.com>']),
      );
    });

    it('say why they are refused', async () => {
      await expect(runTyped('leads', ['leads:write'])).rejects.toThrow(
        'NOT_ALLOWED: This token has no scope',
      );
    });

    it('compute without a token', async () => {
      expect(await runTyped('payment', ['leads:read'])).toBe('761.78\n');
    });
  });

  it('set up a webhook endpoint', async () => {
    const answers = await run('webhooks', ['webhooks:manage']);
    expect(answers).toMatch(/"secret":"whsec_/);
    expect(answers.match(/https:\/\/8\.8\.8\.8\/porchlight/g)).toHaveLength(2);
  });

  it('send a request again under its key, which is carried out once', async () => {
    const answers = (await run('key', ['webhooks:manage'])).replace('}{', '}\n{').split('\n');
    expect(answers).toHaveLength(2);
    expect(answers[1]).toBe(answers[0]);
    const rows = await app.query("select 1 from webhook_endpoints where url = 'https://8.8.8.8/once'");
    expect(rows).toHaveLength(1);
  });

  it('are refused without the scope, with a status that scripts see', async () => {
    await expect(run('webhooks', ['leads:read'])).rejects.toThrow('webhooks');
  });
});
