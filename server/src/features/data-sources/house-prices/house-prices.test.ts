import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMasterLines } from '@porchlight/domain/owned-home/home-value/index-specimen.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T15:00:00.000Z') });
});
afterAll(() => app.close());

const AKRON = { code: '10420', name: 'Akron, OH' };
const lines = formatMasterLines({ from: 2019, until: 2025, metros: [AKRON], note: 'first' });

async function runImport(text: string, name = 'hpi_master.csv') {
  const file = join(app.dataDir, name);
  await writeFile(file, text);
  return runCommand(app, 'imports/house-prices.ts', file);
}
const get = (path: string) => new TestVisitor(app).call('GET', `/api/house-prices${path}`);
const readIndex = async (code: string, quarter: string) => {
  const { figures } = (await get(`/figures?code=${code}`)).body as {
    figures: { quarter: string; index: string }[];
  };
  return figures.find((figure) => figure.quarter === quarter)?.index;
};
const ask = async (input: object) =>
  (
    await new TestVisitor(app).call('POST', '/api/tools/home-value-by-index', {
      ...{ area: 'metro', code: '10420', quarterBought: '2020Q1', quarterNow: '2025Q4', price: '200000' },
      ...input,
    })
  ).body;

describe('npm run data:house-prices', () => {
  it('nothing is held before a file is imported, and sent values count', async () => {
    expect((await get('?state=OH')).body).toEqual({ imported: null, areas: [] });
    expect((await get('/figures?code=10420')).status).toBe(404);
    expect(await ask({})).toMatchObject({ refused: 'no figure for 2025Q4: newest is 2025Q3' });
    expect(await ask({ indexBought: '100', indexNow: '150' })).toMatchObject({ value: '300000' });
  });

  it('stores metros and states with their quarters; what is not sent is looked up there', async () => {
    const { stdout } = await runImport(lines.join('\n'));
    expect(stdout).toBe(
      'The house price index of 452 areas is stored: states to 2025Q4, metros to 2025Q4.\n',
    );
    const { body } = await get('?state=oh');
    expect(body).toMatchObject({ imported: { state: '2025Q4', metro: '2025Q4' } });
    expect((body.areas as object[]).slice(0, 2)).toMatchObject([
      { level: 'state', code: 'OH', name: 'Ohio' },
      { level: 'metro', ...AKRON, newest: '2025Q4', isCurrent: true },
    ]);
    const [before, now] = [await readIndex('10420', '2020Q1'), await readIndex('10420', '2025Q4')];
    const value = Math.round((200_000 * Number(now)) / Number(before));
    expect(await ask({})).toMatchObject({ value: String(value), refused: null });
    expect(await ask({ quarterNow: '2026Q1' })).toMatchObject({
      refused: 'no figure for 2026Q1: newest is 2025Q4',
    });
    expect(await ask({ quarterBought: '2018Q4' })).toMatchObject({
      refused: 'no figure for 2018Q4: oldest is 2019Q1',
    });
    expect(await ask({ area: 'state', code: 'OH' })).toMatchObject({ refused: null });
  });

  it('the figures of an area are kept by a client that read them until they change', async () => {
    const url = `${app.origin}/api/house-prices/figures?code=OH`;
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await runImport(formatMasterLines({ from: 2018, until: 2025, metros: [AKRON], note: 'x' }).join('\n'));
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it.each<[string, () => string, RegExp]>([
    ['cut off', () => lines.join('\n').slice(0, -300), /cut off/],
    [
      'an older file',
      () => formatMasterLines({ from: 2018, until: 2024, metros: [AKRON], note: '' }).join('\n'),
      /is held already/,
    ],
  ])('%s is refused whole, and what was there stays', async (_name, write, message) => {
    const before = await readIndex('OH', '2025Q4');
    await expect(runImport(write())).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
    expect(await readIndex('OH', '2025Q4')).toBe(before);
    expect(await app.query('select count(*)::int as count from house_price_areas')).toEqual([{ count: 452 }]);
  });

  it('a metro whose code changed is named, and its old figures are kept', async () => {
    const renamed = formatMasterLines({
      ...{ from: 2019, until: 2025, note: '' },
      metros: [{ code: '10421', name: 'Akron-Canton, OH' }],
    });
    const { stdout } = await runImport(renamed.join('\n'));
    expect(stdout).toContain('Akron-Canton, OH has the code 10421 now, and had 10420.');
    expect((await get('/figures?code=10420')).body).toMatchObject({ isCurrent: false, followedBy: '10421' });
    // A file that still lacks it says nothing of it again.
    expect((await runImport(renamed.join('\n'))).stdout).not.toContain('10420');
  });

  it('a table of states takes the place of the states alone', async () => {
    const codes = [...new Set(lines.flatMap((line) => /State,[^,]+,([A-Z]{2}),/.exec(line)?.[1] ?? []))];
    const table = ['state,2025Q4,2026Q1', ...codes.map((code) => `${code},300.5,310.25`)];
    const { stdout } = await runImport(`${table.join('\n')}\n`, 'states.csv');
    expect(stdout).toBe('The house price index of 51 areas is stored: states to 2026Q1.\n');
    expect(await readIndex('OH', '2026Q1')).toBe('310.25');
    expect((await get('?state=OH')).body).toMatchObject({ imported: { state: '2026Q1', metro: '2025Q4' } });
  });
});

it.each(['1', 'O%27', 'ohio', '104200'])('the area %j is refused', async (code) => {
  expect((await get(`/figures?code=${code}`)).status).toBe(400);
});
