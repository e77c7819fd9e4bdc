import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFhaLine } from '@porchlight/domain/programs/loan-limits/fha-specimen.ts';
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

const AUTAUGA = formatFhaLine({ state: 'AL', county: '001', name: 'AUTAUGA' });
const HIGH = [604_900, 774_400, 936_050, 1_163_300] as const;
const FRANKLIN = formatFhaLine({ state: 'OH', county: '049', name: 'FRANKLIN', kind: 'H', limits: HIGH });
const PRINCE = formatFhaLine({
  state: 'MD',
  county: '033',
  name: "PRINCE GEORGE'S",
  kind: 'H',
  limits: HIGH,
});

const eight = (name: string) => Array.from({ length: 8 }, (_, at) => `${name}_${at + 1}`).join(',');
const HEADINGS = `fips,stusps,county_name,county_town_name,hud_area_name,median2026,${eight('l50')},${eight('l80')}`;
const L50 = '37600,42950,48300,53650,57950,62250,66550,70850';
const L80 = '60100,68700,77300,85850,92750,99600,106500,113350';
const COLUMBUS = `3904999999,OH,Franklin County,Franklin County,"Columbus, OH HUD Metro FMR Area",107300,${L50},${L80}`;
const CAMBRIDGE = `2501711000,MA,Middlesex County,Cambridge city,Boston,160000,${L50},${L80}`;
const ARLINGTON = CAMBRIDGE.replace('2501711000', '2501701605').replace('Cambridge city', 'Arlington town');

async function runImport(list: 'fha-limits' | 'income-limits', lines: readonly string[], ...more: string[]) {
  const file = join(app.dataDir, list);
  await writeFile(file, lines.join('\n'));
  return runCommand(app, `imports/${list}.ts`, file, ...more);
}

const ask = async (state: string) =>
  (await new TestVisitor(app).call('GET', `/api/county-figures?state=${state}`)).body;
const askLimits = async (input: object) =>
  (await new TestVisitor(app).call('POST', '/api/tools/loan-limits', { on: '2026-11-26', ...input })).body;

it('nothing is held before a list is imported', async () => {
  expect(await ask('oh')).toEqual({ state: 'OH', income: null, fha: null });
  expect(await askLimits({ fips: '39049', loanAmount: '600000' })).toMatchObject({
    fhaLimit: null,
    fhaVerdict: 'depends',
  });
});

describe('npm run data:fha-limits', () => {
  it('stores a year in the place of what was there; the limits of a county come from it', async () => {
    await runImport('fha-limits', [AUTAUGA], '--incomplete');
    const { stdout } = await runImport('fha-limits', [AUTAUGA, FRANKLIN, PRINCE], '--incomplete');
    expect(stdout).toBe('The FHA limits of 3 counties for 2026 are stored.\n');
    expect((await ask('OH')).fha).toEqual({
      year: 2026,
      counties: [{ fips: '39049', county: 'FRANKLIN', limits: [...HIGH] }],
    });
    for (const county of [{ fips: '39049' }, { state: 'OH', county: 'Franklin' }])
      expect(await askLimits({ ...county, loanAmount: '604900.01' })).toMatchObject({
        fhaLimit: '604900.00',
        fhaLimits: { '4': '1163300.00' },
        fhaVerdict: 'above',
      });
    expect(await askLimits({ state: 'MD', county: "Prince George's County", units: 2 })).toMatchObject({
      fhaLimit: '774400.00',
    });
    expect(await askLimits({ fips: '39049', year: 2025 })).toMatchObject({ fhaLimit: null });
  });

  it('is refused whole, with every line that is wrong', async () => {
    const tries: [string[], string[], RegExp][] = [
      [
        [AUTAUGA, FRANKLIN.replace('OH049', 'OH048'), 'x'],
        ['--incomplete'],
        /Line 2 has "OH 048".*\nLine 3 is shorter/,
      ],
      [[AUTAUGA, FRANKLIN], [], /County 01003 has no line/],
      [[AUTAUGA], ['--incomplete', '--year', '2025'], /limits of 2026, not of 2025/],
    ];
    for (const [lines, more, sentence] of tries)
      await expect(runImport('fha-limits', lines, ...more)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringMatching(sentence),
      });
    expect(await app.query('select count(*)::int as count from fha_county_limits')).toEqual([{ count: 3 }]);
  });
});

describe('npm run data:income-limits', () => {
  it('stores a fiscal year; the counties of a state come with their towns', async () => {
    const lines = [HEADINGS, COLUMBUS, CAMBRIDGE, ARLINGTON];
    const { stdout } = await runImport('income-limits', lines, '--incomplete');
    expect(stdout).toBe('The income limits of 3 areas for 2026 are stored.\n');
    const { income } = await ask('MA');
    expect(income).toMatchObject({
      year: 2026,
      areas: [{ town: 'Arlington town' }, { town: 'Cambridge city' }],
    });
    expect((await ask('OH')).income).toEqual({
      year: 2026,
      areas: [
        {
          ...{ area: '3904999999', county: 'Franklin County', town: null },
          ...{ hudArea: 'Columbus, OH HUD Metro FMR Area', median: 107_300 },
          limits50: L50.split(',').map(Number),
          limits80: L80.split(',').map(Number),
        },
      ],
    });
    expect((await ask('TX')).income).toBeNull();
  });

  it('is refused whole, with every line that is wrong', async () => {
    const wrong = COLUMBUS.replace('107300', 'n/a');
    await expect(
      runImport('income-limits', [HEADINGS, wrong, CAMBRIDGE, wrong], '--incomplete'),
    ).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Line 2 has "n\/a".*\nLine 4 has "n\/a"/),
    });
    await expect(runImport('income-limits', [HEADINGS, COLUMBUS])).rejects.toMatchObject({
      stderr: expect.stringMatching(/County 01001 has no line/),
    });
    expect(await app.query('select count(*)::int as count from income_limits')).toEqual([{ count: 3 }]);
  });
});

it.each(['', 'Ohio', '1', 'O%27'])('the state %j is refused', async (state) => {
  const reply = await new TestVisitor(app).call('GET', `/api/county-figures?state=${state}`);
  expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
});
