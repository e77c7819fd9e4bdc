import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { parseForm, parseForms } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { countForms } from '@porchlight/domain/readings/document-readings/whole-document.ts';
import { drawClosing, listClosingSheets } from '@porchlight/testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate, listEstimateSheets } from '@porchlight/testing/forms/made/drawing/draw-estimate.ts';
import { drawSheets, typefaces } from '@porchlight/testing/forms/made/drawing/sheet.ts';
import { makePair } from '@porchlight/testing/forms/made/making/make-closing.ts';
import { describeClosing } from '@porchlight/testing/forms/made/truth/closing-truth.ts';
import { compareTruth } from '@porchlight/testing/forms/made/truth/compare-truth.ts';
import { describeEstimate } from '@porchlight/testing/forms/made/truth/estimate-truth.ts';
import { describe, expect, it } from 'vitest';
import { loadPageText } from './page-text.ts';

async function listPdfPages(pdf: Uint8Array) {
  const read = await loadPageText(pdf);
  if (read.state !== 'read') throw new Error(read.state);
  return read.pages;
}

/** Three loans in each typeface; any number is read by bench/readings/measure-readings.ts. */
const PAIRS = typefaces.map((typeface, index) => ({
  typeface,
  pairs: [101, 102, 103].map((seed) => makePair(seed + 10 * index)),
}));

describe('forms that were made with known figures', () => {
  it.each(PAIRS)(
    'in $typeface are read without a fault, all from one document',
    async ({ typeface, pairs }) => {
      const sheets = pairs.flatMap(({ estimate, closing }) => [
        ...listEstimateSheets(estimate),
        ...listClosingSheets(closing),
      ]);
      const readings = parseForms(await listPdfPages(await drawSheets(typeface, sheets)));
      const truths = pairs.flatMap(({ estimate, closing }) => [
        describeEstimate(estimate),
        describeClosing(closing),
      ]);
      expect(readings.map(({ form }) => form)).toEqual(truths.map(({ form }) => form));
      for (const [index, truth] of truths.entries()) {
        const outcomes = compareTruth(truth, readings[index] as FormReading);
        expect(outcomes.length).toBeGreaterThan(60);
        expect(outcomes.filter(({ result }) => result !== 'right')).toEqual([]);
      }
    },
  );
});

describe('several forms in one document', () => {
  it('are read each on its own, with their pages mixed', async () => {
    const [one, other] = [makePair(201), makePair(202)];
    const first = await listPdfPages(await drawEstimate(one.estimate, 'Times'));
    const second = await listPdfPages(await drawClosing(other.closing, 'Helvetica'));
    const mixed = [second[3], first[1], second[0], second[4], first[0], second[2], first[2], second[1]];
    const pages = mixed.flatMap((page, index) =>
      page === undefined ? [] : [{ ...page, number: index + 1 }],
    );
    const readings = parseForms(pages);
    expect(readings.map(({ form }) => form).sort()).toEqual(['closing_disclosure', 'loan_estimate']);
    expect(countForms(pages)).toBe(2);
    const truths = {
      loan_estimate: describeEstimate(one.estimate),
      closing_disclosure: describeClosing(other.closing),
    };
    for (const reading of readings) {
      const truth = truths[reading.form ?? 'loan_estimate'];
      expect(compareTruth(truth, reading).filter(({ result }) => result !== 'right')).toEqual([]);
    }
  });

  it('are two where one kind comes twice, and one where its pages do', async () => {
    const pages = await listPdfPages(await drawEstimate(makePair(203).estimate, 'Helvetica'));
    const others = await listPdfPages(await drawEstimate(makePair(204).estimate, 'Helvetica'));
    const number = (all: typeof pages) => all.map((page, index) => ({ ...page, number: index + 1 }));
    expect(
      parseForms(number([...pages, ...others])).map(({ fields }) => fields.cash_to_close?.value),
    ).toEqual([parseForm(pages).fields.cash_to_close?.value, parseForm(others).fields.cash_to_close?.value]);
    expect(countForms(number([...pages, ...pages]))).toBe(1);
  });
});
