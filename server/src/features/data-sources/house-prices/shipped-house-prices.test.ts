import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMasterLines } from '@porchlight/domain/owned-home/home-value/index-specimen.ts';
import { newestQuarterTables } from '@porchlight/domain/owned-home/home-value/newest-quarter-table.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SHIPPED_HOUSE_PRICES, storeShippedHousePrices } from './shipped-house-prices.ts';

vi.setConfig({ testTimeout: 600_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T15:00:00.000Z') });
});
afterAll(() => app.close());

/** What each start does before it listens. */
const start = () => storeShippedHousePrices(app.readParts().database);
const get = async (path: string) => (await new TestVisitor(app).call('GET', `/api/house-prices${path}`)).body;
const listRows = () =>
  app.query('select code, newest, figures::text, is_current from house_price_areas order by code');
const empty = () => app.query('delete from house_price_areas');
async function runImport(name: string, text: string) {
  const file = join(app.dataDir, name);
  await writeFile(file, text);
  return runCommand(app, 'imports/house-prices.ts', file);
}
/** The release's own table of states up to a quarter, with figures of another. */
async function formatStates(quarter: string, index: string): Promise<string> {
  const codes = (await readFile(SHIPPED_HOUSE_PRICES.state, 'utf8')).match(/^[A-Z]{2}(?=,)/gm) ?? [];
  return `${[`state,1990Q1,${quarter}`, ...codes.map((code) => `${code},100,${index}`)].join('\n')}\n`;
}

it('a fresh database has the index of all states and metros, to the quarters that the release names', async () => {
  expect(await get('?state=OH')).toEqual({ imported: null, areas: [] });
  await start();
  const { imported, areas } = (await get('?state=OH')) as { imported: object; areas: object[] };
  const [{ content }] = newestQuarterTables;
  expect(imported).toEqual({ ...content, importedAt: '2026-11-24T12:00:00.000Z' });
  expect(areas).toContainEqual(
    expect.objectContaining({ code: 'OH', level: 'state', newest: content.state }),
  );
  expect(areas).toContainEqual(
    expect.objectContaining({ code: '10420', name: 'Akron, OH', newest: content.metro, isCurrent: true }),
  );
  const [count] = await app.query(
    "select count(*) filter (where level = 'state')::int as states, count(*) filter (where level = 'metro')::int as metros from house_price_areas",
  );
  expect(count).toEqual({ states: 51, metros: 410 });
  const [, first] = (await readFile(SHIPPED_HOUSE_PRICES.metro, 'utf8')).split('\n');
  const { figures } = (await get('/figures?code=10180')) as { figures: object[] };
  expect(first).toMatch(/^10180,"Abilene, TX",/);
  expect(figures.at(-1)).toEqual({ quarter: '2025Q3', index: first?.split(',').at(-1), error: null });
  const value = await new TestVisitor(app).call('POST', '/api/tools/home-value-by-index', {
    ...{ area: 'state', code: 'OH', quarterBought: '2020Q1', quarterNow: '2024Q4', price: '200000' },
  });
  expect(value.body).toMatchObject({ refused: null });
});

it('processes that start at once store it once, and later starts leave it as it is', async () => {
  const before = await listRows();
  await empty();
  await Promise.all([start(), start(), start()]);
  expect(await listRows()).toEqual(before);
  // A row that is no longer as it was shows that nothing is stored again.
  await app.query("update house_price_areas set name = 'As it was' where code = 'OH'");
  await start();
  expect(await app.query("select name from house_price_areas where code = 'OH'")).toEqual([
    { name: 'As it was' },
  ]);
});

it('an older index that was imported gives way, and a newer one stays', async () => {
  await empty();
  await runImport('states.csv', await formatStates('2024Q3', '300.5'));
  await start();
  expect((await get('')).imported).toMatchObject({ state: '2024Q4', metro: '2025Q3' });
  await runImport('states.csv', await formatStates('2025Q4', '410.25'));
  await start();
  expect((await get('')).imported).toMatchObject({ state: '2025Q4', metro: '2025Q3' });
  const { figures } = (await get('/figures?code=OH')) as { figures: object[] };
  expect(figures.at(-1)).toEqual({ quarter: '2025Q4', index: '410.25', error: null });
});

it('a whole file of other metros stays too, newer or not, and keeps no start from going on', async () => {
  for (const until of [2025, 2024]) {
    await empty();
    await runImport(
      'hpi_master.csv',
      formatMasterLines({ from: 2019, until, metros: [], note: '' }).join('\n'),
    );
    const imported = await listRows();
    await start();
    expect(await listRows()).toEqual(imported);
  }
});
