import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { makeLocalProgram } from '@porchlight/testing/app/program-files.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function importFile(text: string) {
  const file = join(app.dataDir, 'local.json');
  await writeFile(file, text);
  return runImport(file);
}

const runImport = (...parameters: string[]) => runCommand(app, 'import-programs.ts', ...parameters);

const write = (...programs: object[]) =>
  `{"programs": [\n${programs.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
const readPublished = async () =>
  (await new TestVisitor(app).call('GET', '/api/programs')).body.programs as Program[];
const [one, other] = [makeLocalProgram('local-one'), makeLocalProgram('local-other')];

it('refuses a file whole, and names every line and field', async () => {
  const { document } = one;
  const file = write(
    one,
    { ...other, document: undefined },
    makeLocalProgram('local-third', { document: { ...document, readOn: '2026-02-30' } }),
    makeLocalProgram('local-fourth', { document: { ...document, readOn: '2199-01-01' } }),
    { ...other, id: 'local-fifth', states: ['ZZ'] },
    one,
  );
  const refused = await importFile(file).catch((error) => error as { code: number; stderr: string });
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.stderr.trim().split('\n')).toEqual([
    'Line 3, local-other, document: is missing.',
    'Line 4, local-third, document.readOn: is not a day that exists, like 2026-11-24.',
    'Line 5, local-fourth, document.readOn: is not a day that exists, like 2026-11-24.',
    expect.stringMatching(/^Line 6, local-fifth, states\[0\]: is no state/),
    'Line 7, local-one, id: is the id of an earlier entry too, on line 2.',
    'Faults: 5. Nothing was changed.',
  ]);
  expect(await readPublished()).toEqual([]);
});

it.each([
  [[], /Give one program file/],
  [['nowhere.json'], /cannot be read; nothing was changed/],
])('says what to do when it is called with %j', async (parameters, sentence) => {
  await expect(runImport(...parameters)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(sentence),
  });
});

it('stores a file whole, and the same file again stores nothing', async () => {
  expect((await importFile(write(one, other))).stdout).toBe('Programs stored: 2. As they were: 0.\n');
  expect((await importFile(write(one, other))).stdout).toBe('Programs stored: 0. As they were: 2.\n');
  const changed = { ...one, repayment: 'Never.' };
  expect((await importFile(write(changed, other))).stdout).toBe('Programs stored: 1. As they were: 1.\n');
  expect(await readPublished()).toEqual([changed, other]);
  const revisions = await app.query(
    'select program_id, revision, action, by from program_revisions order by program_id, revision',
  );
  const by = { action: 'imported', by: 'npm run data:programs' };
  expect(revisions).toEqual([
    { program_id: 'local-one', revision: 1, ...by },
    { program_id: 'local-one', revision: 2, ...by },
    { program_id: 'local-other', revision: 1, ...by },
  ]);
  expect(await app.query('select programs, name, note from program_log order by id')).toEqual([
    { programs: 2, name: null, note: 'local.json' },
    { programs: 1, name: 'Program local-one', note: 'local.json' },
  ]);
});

it('stores five thousand programs, or none of them where one has a fault', async () => {
  const many = Array.from({ length: 5_000 }, (_, place) => makeLocalProgram(`local-many-${place}`));
  const broken = many.with(4_321, { ...makeLocalProgram('local-many-4321'), name: '' });
  await expect(importFile(write(...broken))).rejects.toMatchObject({
    stderr: 'Line 4323, local-many-4321, name: is empty.\nFaults: 1. Nothing was changed.\n',
  });
  expect(await readPublished()).toHaveLength(2);
  expect((await importFile(write(...many))).stdout).toBe('Programs stored: 5000. As they were: 0.\n');
  expect(await readPublished()).toHaveLength(5_002);
});
