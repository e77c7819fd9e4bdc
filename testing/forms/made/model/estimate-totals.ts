import { type CostSection, costSections, type MadeEstimate, sumOf } from './form-model.ts';
import { roundToDollar } from './printing.ts';

/** Totals and cash to close of an estimate, in cents of whole dollars: each sum adds what is printed. */
export function totalEstimate(
  form: Pick<
    MadeEstimate,
    'sections' | 'credits' | 'price' | 'loan' | 'deposit' | 'sellerCredits' | 'adjustments'
  >,
) {
  const section = Object.fromEntries(
    costSections.map((name) => [name, sumOf(form.sections[name].map(({ cents }) => roundToDollar(cents)))]),
  ) as Record<CostSection, number>;
  const d = section.A + section.B + section.C;
  const i = section.E + section.F + section.G + section.H;
  const j = d + i + form.credits;
  const down = form.price - form.loan;
  const cash = j + down - form.deposit + form.sellerCredits + form.adjustments;
  return { ...section, D: d, I: i, J: j, down, cash };
}
