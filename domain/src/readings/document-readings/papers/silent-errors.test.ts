import { bankStatements } from '@porchlight/testing/papers/bank-statements.ts';
import { homePapers } from '@porchlight/testing/papers/home-papers.ts';
import { loanPapers } from '@porchlight/testing/papers/loan-papers.ts';
import { payStubLayouts } from '@porchlight/testing/papers/pay-stub-layouts.ts';
import { payStubs } from '@porchlight/testing/papers/pay-stubs.ts';
import { taxForms } from '@porchlight/testing/papers/tax-forms.ts';
import { typeset } from '@porchlight/testing/papers/typeset.ts';
import { wrappedPapers } from '@porchlight/testing/papers/wrapped-papers.ts';
import { expect, it } from 'vitest';
import { parsePaper } from './parse-paper.ts';

type Figure = { value: unknown; state: string };

/** What a reading says is proved, by a name for each figure. */
function listProved(pages: readonly string[]): Map<string, unknown> {
  const reading = parsePaper(typeset(...pages));
  const fields: [string, Figure][] = Object.entries(reading?.fields ?? {});
  const lines = Object.entries(reading?.lines ?? {}).flatMap(([section, rows]) =>
    rows.map(({ amount, state }, index): [string, Figure] => [
      `${section} ${index}`,
      { value: amount, state },
    ]),
  );
  return new Map(
    [...fields, ...lines].flatMap(([name, { value, state }]) => (state === 'proved' ? [[name, value]] : [])),
  );
}

/** Each page set with one digit of one figure with cents changed, everywhere such a figure is printed. */
function* misreadOnce(pages: readonly string[]): Generator<readonly string[]> {
  for (const [index, page] of pages.entries())
    for (const { 0: figure, index: at } of page.matchAll(/[\d,]*\d\.\d{2}/g))
      for (const place of [...figure].flatMap((letter, each) => (/\d/.test(letter) ? [each] : []))) {
        const changed = String((Number(figure[place]) + 3) % 10);
        const misread = `${figure.slice(0, place)}${changed}${figure.slice(place + 1)}`;
        yield pages.with(index, page.slice(0, at) + misread + page.slice(at + figure.length));
      }
}

const samples = [
  ...payStubs,
  ...payStubLayouts,
  ...taxForms,
  ...bankStatements,
  ...homePapers,
  ...loanPapers,
  ...wrappedPapers,
];

it.each(samples)('one digit misread is never proved: $name', ({ pages }) => {
  const right = listProved(pages);
  for (const misread of misreadOnce(pages))
    for (const [name, value] of listProved(misread))
      if (right.has(name)) expect([name, value]).toEqual([name, right.get(name)]);
});
