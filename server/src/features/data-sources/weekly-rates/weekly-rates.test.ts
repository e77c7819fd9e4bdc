import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { startTestReceiver, type TestReceiver } from '@porchlight/testing/outside-world/test-receiver.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { runCommand } from '@porchlight/testing/processes/run-command.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 600_000 });

let app: TestApp;
let publisher: TestReceiver;
beforeAll(async () => {
  publisher = await startTestReceiver();
  app = await startTestApp({
    environment: { WEEKLY_RATES_URL: `${publisher.origin}/history.csv` },
    now: () => new Date('2026-11-29T15:00:00.000Z'),
  });
});
afterAll(async () => {
  await app.close();
  await publisher.close();
});

const own = (...lines: string[]) => ['date,pmms30,pmms30p,pmms15,pmms15p', ...lines].join('\n');
const runImport = (place: string) => runCommand(app, 'imports/weekly-rates.ts', place);
async function importText(text: string) {
  const file = join(app.dataDir, 'PMMS_history.csv');
  await writeFile(file, text);
  return runImport(file);
}
const readNewest = async () => (await new TestVisitor(app).call('GET', '/api/weekly-rates/newest')).body;
const publish = (text: string) =>
  publisher.answer('/history.csv', (outgoing) => void outgoing.writeHead(200).end(text));
const estimateRate = async () => {
  const { body } = await new TestVisitor(app).call('POST', '/api/tools/estimate', { salePrice: '400000' });
  return (body.assumptions as { field: string }[]).find(({ field }) => field === 'ratePercent');
};

describe('npm run data:rates', () => {
  it('before it the week of the release counts', async () => {
    expect(await readNewest()).toEqual({
      ...shippedWeek,
      source: 'Freddie Mac’s weekly survey, last week known: Oct 8, 2026',
    });
    expect(await estimateRate()).toMatchObject({ value: '7.4%', asOf: '2026-10-08' });
  });

  it('stores the newest week of Freddie Mac’s file, and estimates take its rate', async () => {
    const { stdout } = await importText(own('10/15/2026,7.35,,6.70,', '10/22/2026,7.20,,6.55,'));
    expect(stdout).toBe('The week of 2026-10-22 is stored: 30 years 7.2%, 15 years 6.55%.\n');
    expect(await readNewest()).toMatchObject({ week: '2026-10-22', percent30: '7.2', percent15: '6.55' });
    expect(await estimateRate()).toMatchObject({ value: '7.2%', asOf: '2026-10-22' });
  });

  it('a plan without a rate counts with it, in the price of a change as in Today', async () => {
    const buyer = await createBuyer(app, 'Riley Chen');
    await buyer.call('PUT', '/api/plan/facts/price', { id: randomUUID(), value: 40_000_000 });
    // $360,000 at 7.2% over 30 years is $2,443.64 a month; insurance of 0.46% is $138, taxes and home insurance are $500.
    const priced = await buyer.call('POST', '/api/plan/price', {});
    expect(priced.body.before).toMatchObject({ payment: 308_200 });
    expect((await buyer.call('GET', '/api/today')).body.figures).toMatchObject({ payment: 308_200 });
  });

  it.each([
    ['a bad line', own('10/29/2026,7.10,,6.5,', 'soon,7.00,,6.4,'), /Line 3 has "soon"/],
    ['an older week', own('10/15/2026,7.35,,6.70,'), /Line 2 .* 2026-10-22 is held/],
    ['an absurd rate', own('10/29/2026,71.0,,6.5,'), /Line 2 has "71.0"/],
    ['days out of order', own('10/29/2026,7.1,,,', '10/22/2026,7.2,,,'), /Line 3 has 2026-10-22/],
    [
      'a huge file',
      `${own('10/29/2026,7.1,,,')}\n${'\n'.repeat(2 * 1024 * 1024)}`,
      /more than 2097152 bytes/,
    ],
  ])('%s is refused, and the last good week stays', async (_, text, message) => {
    await expect(importText(text)).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
    expect(await readNewest()).toMatchObject({ week: '2026-10-22', percent30: '7.2' });
  });

  it('takes FRED’s copy from an address', async () => {
    publish('observation_date,MORTGAGE30US\n2026-10-22,7.20\n2026-10-29,7.15\n2026-11-05,.\n');
    await runImport(`${publisher.origin}/history.csv`);
    expect(await readNewest()).toMatchObject({ week: '2026-10-29', percent30: '7.15', percent15: null });
  });

  it('FRED’s copy of a week corrects 30 years and leaves the 15 years that are held', async () => {
    await importText(own('10/29/2026,7.16,,6.5,'));
    await importText('observation_date,MORTGAGE30US\n2026-10-29,7.15\n');
    expect(await readNewest()).toMatchObject({ week: '2026-10-29', percent30: '7.15', percent15: '6.5' });
  });

  it('an address that does not answer well, or leads elsewhere, changes nothing', async () => {
    publisher.answer('/gone.csv', 404);
    publisher.answer(
      '/moved.csv',
      (outgoing) => void outgoing.writeHead(302, { location: '/history.csv' }).end(),
    );
    for (const path of ['/gone.csv', '/moved.csv'])
      await expect(runImport(publisher.origin + path)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining('cannot be read; nothing was changed'),
      });
    expect(await readNewest()).toMatchObject({ week: '2026-10-29' });
  });
});

describe('the address that the operator allowed', () => {
  it('is fetched by the clock, and a bad file leaves the last good week', async () => {
    publish(own('11/5/2026,7.05,,6.40,'));
    await app.removeOldRecords();
    expect(await readNewest()).toMatchObject({ week: '2026-11-05', percent30: '7.05', percent15: '6.4' });
    publish(own('11/12/2026,0.7,,6.40,'));
    await app.removeOldRecords();
    publish('x'.repeat(3 * 1024 * 1024));
    await app.removeOldRecords();
    expect(await readNewest()).toMatchObject({ week: '2026-11-05' });
  });
});
