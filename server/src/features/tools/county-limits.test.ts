import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HEADINGS = 'state_fips,county_fips,county,state,cbsa,one_unit,two_unit,three_unit,four_unit';
const AUTAUGA = '01,001,AUTAUGA COUNTY,AL,33860,832750,1066250,1288800,1601750';
const BALTIMORE_COUNTY = '24,005,BALTIMORE COUNTY,MD,12580,832750,1066250,1288800,1601750';
const BALTIMORE_CITY = '24,510,BALTIMORE CITY,MD,12580,832750,1066250,1288800,1601750';
const NEW_YORK = '36,061,NEW YORK COUNTY,NY,35620,1209750,1548975,1872225,2326875';
const OF_2025 =
  '36,061,NEW YORK COUNTY,NY,35620,1209750,1548975,1872225,2326875\n01,001,AUTAUGA COUNTY,AL,33860,806500,1032650,1248150,1551250';

async function importList(lines: string[], ...more: string[]) {
  const file = join(app.dataDir, 'counties.csv');
  await writeFile(file, [HEADINGS, ...lines].join('\n'));
  return runImport(file, ...more);
}

const runImport = (...parameters: string[]) => runCommand(app, 'import-loan-limits.ts', ...parameters);

const loadStored = () => app.query('select year, fips, one_unit from county_limits order by year, fips');

describe('npm run data:loan-limits', () => {
  it('stores a year’s counties in the place of what was there, however often, and leaves other years alone', async () => {
    await importList([OF_2025]);
    await importList([AUTAUGA, BALTIMORE_COUNTY]);
    const lines = [AUTAUGA, BALTIMORE_COUNTY, BALTIMORE_CITY, NEW_YORK];
    expect((await importList(lines)).stdout).toBe('The limits of 4 counties for 2026 are stored.\n');
    await importList(lines);
    expect(await loadStored()).toEqual([
      { year: 2025, fips: '01001', one_unit: 806_500 },
      { year: 2025, fips: '36061', one_unit: 1_209_750 },
      { year: 2026, fips: '01001', one_unit: 832_750 },
      { year: 2026, fips: '24005', one_unit: 832_750 },
      { year: 2026, fips: '24510', one_unit: 832_750 },
      { year: 2026, fips: '36061', one_unit: 1_209_750 },
    ]);
  });

  it('changes nothing when the file or the call is not right, and says what to do', async () => {
    const before = await loadStored();
    const tries: [() => Promise<unknown>, RegExp][] = [
      [() => importList([AUTAUGA, NEW_YORK.replace('1209750', 'about a million')]), /Line 3 has "about a/],
      [() => importList([AUTAUGA], '--year', '2024'), /limits of 2026, not of 2024/],
      [() => importList([AUTAUGA], '--year', 'MMXXVI'), /Give one file/],
      [() => runImport(), /Give one file/],
      [() => runImport(join(app.dataDir, 'nowhere.csv')), /cannot be read; nothing was changed/],
    ];
    for (const [attempt, sentence] of tries)
      await expect(attempt()).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(sentence) });
    expect(await loadStored()).toEqual(before);
  });
});

describe('the loan limits of a county', () => {
  const ask = (input: object) =>
    new TestVisitor(app).call('POST', '/api/tools/loan-limits', { on: '2026-11-21', ...input });

  it.each([
    [{ fips: '36061' }, 'NEW YORK COUNTY'],
    [{ state: 'ny', county: 'New York' }, 'NEW YORK COUNTY'],
    [{ state: 'MD', county: 'Baltimore City' }, 'BALTIMORE CITY'],
    [{ fips: '01001', county: 'of no matter beside its number' }, 'AUTAUGA COUNTY'],
  ])('are found by %j', async (input, county) => {
    expect((await ask(input)).body).toMatchObject({ basis: 'county', county: { county } });
  });

  it('are of the year that is asked for', async () => {
    const answers = [];
    for (const year of [2024, 2025, 2026]) answers.push((await ask({ fips: '01001', year })).body);
    expect(answers).toMatchObject([
      { basis: 'baseline', limit: '766550.00' },
      { basis: 'county', limit: '806500.00' },
      { basis: 'county', limit: '832750.00' },
    ]);
    expect(answers[0]?.notes).toContainEqual(expect.stringMatching(/may be higher/));
  });

  it.each(['99999', '06002'])(
    'are refused to %s where no list is held, not answered with the baseline',
    async (fips) => {
      const reply = await ask({ fips, year: 2024 });
      expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
      expect(reply.body.fields).toEqual({ fips: expect.stringMatching(`No county has the number ${fips}`) });
    },
  );

  it.each([
    [
      { state: 'MD', county: 'Baltimore' },
      { county: expect.stringMatching(/BALTIMORE COUNTY and BALTIMORE CITY/) },
    ],
    [{ state: 'MD', county: 'Atlantis' }, { county: expect.stringMatching(/no county of this name/) }],
    [{ state: 'ZZ', county: 'constructor' }, { county: expect.stringMatching(/no county of this name/) }],
    [{ fips: '99999' }, { fips: expect.stringMatching(/no county with the number 99999/) }],
    [{ county: 'Autauga' }, { state: expect.stringMatching(/Name the state/) }],
  ])('are refused to %j', async (input, fields) => {
    const reply = await ask(input);
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([400, 'BAD_INPUT', fields]);
  });
});
