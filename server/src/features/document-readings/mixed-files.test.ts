import { describeNotes } from '@porchlight/content/en/document-readings-notes.ts';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';
import { drawClosing } from '@porchlight/testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate } from '@porchlight/testing/forms/made/drawing/draw-estimate.ts';
import { makePair } from '@porchlight/testing/forms/made/making/make-closing.ts';
import { parseRecognized } from '@porchlight/testing/forms/recognized/recognized-pages.ts';
import { bankStatements } from '@porchlight/testing/papers/bank-statements.ts';
import { otherPapers } from '@porchlight/testing/papers/other-papers.ts';
import { payStubLayouts } from '@porchlight/testing/papers/pay-stub-layouts.ts';
import { payStubs } from '@porchlight/testing/papers/pay-stubs.ts';
import { taxForms } from '@porchlight/testing/papers/tax-forms.ts';
import { typeset } from '@porchlight/testing/papers/typeset.ts';
import { expect, it } from 'vitest';
import { describePdf } from './describe-pages.ts';
import { loadPageText } from './page-text.ts';

async function listPdfPages(pdf: Uint8Array): Promise<PageText[]> {
  const read = await loadPageText(pdf);
  if (read.state !== 'read') throw new Error(read.state);
  return read.pages;
}

/** What a file of these pages says, one after the other. */
function describe(...all: readonly (readonly PageText[])[]) {
  const pages = all.flat().map((page, index) => ({ ...page, number: index + 1 }));
  const read = {
    ...{ state: 'read' as const, pages, pictures: [] },
    ...{ isCut: false, hidesAmount: false },
  };
  const content = describePdf(read, 'signed-out');
  return { ...content, texts: describeNotes(content.notes, content).map(({ text }) => text) };
}

const { estimate, closing } = makePair(301);
const figures = (content: ReturnType<typeof describe>) =>
  Object.fromEntries(Object.entries(content.fields).map(([name, { value }]) => [name, value]));
const letters = otherPapers.flatMap(([, ...pages]) => typeset(...pages));
const pagesOf = (samples: readonly { pages: readonly string[] }[], index = 0) =>
  typeset(...(samples[index]?.pages ?? []));

it('a Closing Disclosure is found within a closing package, and other documents in it are named', async () => {
  const form = await listPdfPages(await drawClosing(closing, 'Helvetica'));
  const filler = Array.from({ length: 12 }, (_, index) => letters.slice(index % 3, (index % 3) + 1)).flat();
  const content = describe(filler, pagesOf(taxForms), form, filler, pagesOf(payStubs));
  expect(content.form).toBe('closing_disclosure');
  expect(figures(content)).toEqual(figures(describe(form)));
  expect(content.others).toEqual([
    { form: 'w2', pages: [13] },
    { form: 'pay_stub', pages: [13 + form.length + 13] },
  ]);
  expect(content.texts.join('\n')).toContain(
    `Also in this file: Form W-2 (page 13); Pay stub (page ${26 + form.length}).`,
  );
});

it.each([1, 2])('page %i of a Loan Estimate alone is read as that page', async (index) => {
  const pages = await listPdfPages(await drawEstimate(estimate, 'Times'));
  const whole = figures(describe(pages));
  const content = describe(pages.slice(index, index + 1));
  expect(content.form).toBe('loan_estimate');
  const read = Object.entries(content.fields).filter(([, { state }]) => state !== 'unread');
  expect(read.length).toBeGreaterThan(3);
  for (const [name, { value }] of read) expect([name, value]).toEqual([name, whole[name]]);
  expect(content.notes).toContain('parts-missing');
});

it.each([1, 2, 3, 4])('page %i of a Closing Disclosure alone is read as that page', async (index) => {
  const pages = await listPdfPages(await drawClosing(closing, 'Times'));
  const whole = figures(describe(pages));
  const content = describe(pages.slice(index, index + 1));
  expect(content.form).toBe('closing_disclosure');
  const read = Object.entries(content.fields).filter(([, { state }]) => state !== 'unread');
  expect(read.length).toBeGreaterThan(0);
  for (const [name, { value }] of read) expect([name, value]).toEqual([name, whole[name]]);
});

it.each(['loan-estimate-h24b', 'closing-disclosure-h25b'] as const)(
  'each page of %s that was recognized alone is read as that page',
  (name) => {
    const pages = parseRecognized(name);
    const forms = pages.map((page) => describe([page]).form);
    const form = name.startsWith('loan') ? 'loan_estimate' : 'closing_disclosure';
    expect(forms).toEqual(pages.map(() => form));
  },
);

it('documents of two kinds in one file are not mixed, and copies of one are not named', () => {
  const statement = pagesOf(bankStatements);
  const stub = pagesOf(payStubLayouts);
  const content = describe(stub, statement, stub);
  expect(content.form).toBe('bank_statement');
  expect(figures(content)).toEqual(figures(describe(statement)));
  expect(content.others).toEqual([{ form: 'pay_stub', pages: [1] }]);
});

it('of two pay stubs the first is read, with no figure of the other', () => {
  const [first, second] = [pagesOf(payStubLayouts), pagesOf(payStubs)];
  const content = describe(first, second);
  expect(figures(content)).toEqual(figures(describe(first)));
  expect(content.others).toEqual([{ form: 'pay_stub', pages: [2] }]);
});
