import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiTokenScopeNames } from '@porchlight/domain/api-tokens/api-token-scopes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestBuyer } from './test-buyer.ts';
import { createStaff } from './test-staff.ts';

const hasTools = ['sh', 'curl'].every((tool) => spawnSync(tool, ['-c', ':']).error === undefined);
const text = await readFile(new URL('../../../docs/interface.md', import.meta.url), 'utf8');

/** The block of the document that begins with ```kind name. */
function findBlock(opening: string): string {
  const [, block] = new RegExp(`^\`\`\`${opening}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  if (block === undefined) throw new Error(`docs/interface.md has no block ${opening}`);
  return block;
}

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
