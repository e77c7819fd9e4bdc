import { homeLetters } from '@porchlight/content/en/owned-home-letters.ts';
import { homeLetterNames, listLetterFields } from '@porchlight/domain/owned-home/home-letter-kinds.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { sampleHomeLetter } from './sample-records.ts';

let app: TestApp;
let ada: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  ada = await createBuyer(app, 'Ada Owner');
});

const ask = (more: object = {}, who: TestBuyer = ada) =>
  who.send('POST', '/api/owned-home/letters', { ...sampleHomeLetter, ...more });
const readText = async (answer: Response) => {
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};

describe('letters about a loan on a home', () => {
  it('are a dated PDF with sender, recipient, facts and law', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('mortgage-insurance-request-2026-01-07.pdf');
    const text = await readText(answer);
    for (const part of [
      ...['Ada Owner', 'P.O. Box 7', 'January 7, 2026', '00418', '12 U.S.C. 4902(a)'],
      ...['Original value $400,000.00', 'Principal balance $319,900.00', '80% reached on February 1, 2026'],
      '1. December statement',
    ])
      expect(text).toContain(part);
  });

  it.each(homeLetterNames)('of the kind %s can be written, with each fact under its label', async (kind) => {
    const fields = listLetterFields(kind);
    const facts = Object.fromEntries(
      fields.map(({ name, as }) => [name, { line: 'L1', text: 'T1', day: '2026-03-01', amount: 100 }[as]]),
    );
    const answer = await ask({ kind, facts });
    expect(answer.status).toBe(200);
    const text = await readText(answer);
    for (const { name } of fields) expect(text).toContain(homeLetters[kind].labels[name]);
  });

  it.each<[string, object, string]>([
    ['an unknown kind', { kind: 'poem' }, 'kind'],
    ['a fact that is missing', { facts: { originalValue: 1, balance: 1 } }, 'reachedOn'],
    [
      'a fact of another letter',
      { kind: 'payoff-request', facts: { payoffOn: '2026-02-01', rate: 1 } },
      'rate',
    ],
    ['an amount that is a word', { facts: { ...sampleHomeLetter.facts, balance: 'all' } }, 'balance'],
    ['no recipient', { recipient: [] }, 'recipient'],
    ['a day that does not exist', { on: '2026-02-30' }, 'on'],
  ])('refuse %s', async (_name, more, field) => {
    const answer = await ask(more);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(`"${field}"`);
  });

  it('are for signed-in users', async () => {
    expect((await ask({}, new TestBuyer(app))).status).toBe(401);
  });
});
