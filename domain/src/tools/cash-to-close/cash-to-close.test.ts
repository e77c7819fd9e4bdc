import { describe, expect, test } from 'vitest';
import { cashToCloseInput } from './cash-to-close.contract.ts';
import { computeCashToClose } from './cash-to-close.ts';

const purchase = { price: '400000', loanAmount: '360000', ratePercent: '6.5' };

function ask(input: Record<string, unknown>) {
  return computeCashToClose(cashToCloseInput.parse({ ...purchase, ...input }), '2026-06-15');
}

/** Official form H-24(B), 12 CFR 1026 appendix H; transcribed from cfpb/owning-a-home. */
const h24b = {
  price: '180000',
  loanAmount: '162000',
  ratePercent: '3.875',
  A: { points: '405', application: '300', underwriting: '1097' },
  B: {
    appraisal: '405',
    credit: '30',
    flood: '20',
    floodMonitoring: '32',
    taxMonitoring: '75',
    taxStatus: '110',
  },
  C: { pest: '135', survey: '65', binder: '700', lenders: '535', agent: '502', search: '1261' },
  E: { recording: '85', transfer: '0' },
  escrowHoiMonthly: '100.83',
  escrowTaxMonthly: '105.30',
  F: { hoiMonths: 6, prepaidInterestDays: 15 },
  G: { months: 2 },
  H: { ownersTitle: '1017' },
  deposit: '10000',
};

describe('form H-24(B)', () => {
  test('each section and the cash to close come out as printed', () => {
    const { sections, ...answer } = ask(h24b);
    expect(sections).toMatchObject({
      A: { total: '1802.00' },
      B: { total: '672.00' },
      C: { total: '3198.00' },
      D: '5672.00',
      E: { total: '85.00' },
      F: { total: '867.00' },
      G: { total: '413.00' },
      H: { total: '1017.00' },
      I: '2382.00',
      J: '8054.00',
    });
    expect(answer).toMatchObject({
      cashToClose: '16054.00',
      cashToCloseLow: '16054.00',
      downPayment: '18000.00',
    });
    expect(answer).toMatchObject({ isEstimate: false, prepaidInterestPerDay: '17.44' });
  });

  test('in cents, as the Closing Disclosure counts, lines are not rounded first', () => {
    const answer = ask({ ...h24b, rounding: 'closingDisclosure' });
    expect(answer.cashToClose).toBe('16052.84');
    expect(answer.sections.G.total).toBe('412.26');
  });
});

describe('prepaid interest runs from the closing day to the end of its month', () => {
  test.each([
    ['2026-04-15', 16],
    ['2026-04-30', 1],
    ['2026-04-01', 30],
    ['2026-02-28', 1],
    ['2028-02-28', 2],
    ['2026-12-31', 1],
    [undefined, 15],
  ])('closing on %s: %i days', (closingDate, days) => {
    const answer = ask({ ...(closingDate && { closingDate }), rounding: 'closingDisclosure' });
    expect(answer.prepaidInterestDays).toBe(days);
    // 360,000 at 6.5 % is 65 a day of a 360-day year.
    const interest = answer.sections.F.lines.find(({ name }) => name.startsWith('Prepaid interest'));
    expect(interest?.amount).toBe(`${65 * days}.00`);
  });
});

describe('the first deposit into escrow', () => {
  test('by aggregate accounting: HUD’s example, closing in May, tax due in July, September and December', () => {
    // One bill of 1,560 in three equal parts, two months' cushion: lowest in December, at 6 x 130 - 1,560.
    const answer = ask({
      closingDate: '2026-05-15',
      escrowTaxMonthly: '130',
      taxDueMonths: [7, 9, 12],
      F: { hoiMonths: 0 },
    });
    expect(answer.sections.G.total).toBe('1040.00');
  });

  test('the next insurance bill comes when what was paid ahead is used up', () => {
    // Closing in June, first payment in August, a bill of 1,200 in June: paid by then 11 x 100.
    const answer = ask({ closingDate: '2026-06-10', escrowHoiMonthly: '100', F: { hoiMonths: 12 } });
    expect(answer.sections.G.total).toBe('300.00');
  });

  test.each([
    // A bill of 6,000 in December: from November on it is due before the first payment.
    ['2026-10-31', ['6600.00'], '6600.00'],
    ['2026-11-01', ['6000.00', '1200.00'], '7200.00'],
    ['2026-12-31', ['6000.00', '1800.00'], '7800.00'],
    ['2027-01-01', ['1800.00'], '1800.00'],
  ])('no bill falls between closing and the first payment: closing on %s', (closingDate, amounts, total) => {
    const { sections, workings } = ask({
      loanAmount: '320000',
      closingDate,
      escrowTaxMonthly: '500',
      escrowHoiMonthly: '100',
    });
    expect(sections.G.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(sections.G.total).toBe(total);
    const escrow = workings.find(({ figure }) => figure === 'escrow');
    expect(escrow?.value).toBe(total);
    const early = escrow?.inputs.find(({ name }) => name.includes('before the first payment'));
    expect(early?.value).toBe(amounts.length > 1 ? '$6,000.00' : undefined);
  });

  test.each([
    [0, '1500.00'],
    [1, '1400.00'],
    [12, '300.00'],
    [13, '200.00'],
    [24, '0.00'],
    [36, '0.00'],
  ])('insurance paid ahead for %i months puts %s into escrow', (hoiMonths, total) => {
    const answer = ask({ closingDate: '2026-06-10', escrowHoiMonthly: '100', F: { hoiMonths } });
    expect(answer.sections.G.total).toBe(total);
  });

  test('without a closing day it is two months', () => {
    expect(ask({ escrowHoiMonthly: '100', escrowTaxMonthly: '150' }).sections.G.total).toBe('500.00');
  });
});

describe('closing costs that are not itemized', () => {
  test.each([
    ['as assumed', {}],
    ['in either order', { closingCostsLowPercent: '5', closingCostsHighPercent: '2' }],
  ])('are a share of the loan from low to high, and the answer their middle, %s', (_name, input) => {
    const answer = ask(input);
    const { inputs } = answer.workings.find(({ figure }) => figure === 'totalClosingCosts') ?? { inputs: [] };
    expect(inputs).toContainEqual({ name: 'Low share', value: '2%' });
    expect(answer).toMatchObject({
      isEstimate: true,
      totalClosingCostsLow: '7200.00',
      totalClosingCosts: '12600.00',
      totalClosingCostsHigh: '18000.00',
      cashToCloseLow: '47200.00',
      cashToClose: '52600.00',
      cashToCloseHigh: '58000.00',
      sections: { A: null, D: null },
    });
  });

  test('are never below what is prepaid', () => {
    const answer = ask({
      escrowTaxMonthly: '5000',
      closingCostsLowPercent: '0',
      closingCostsHighPercent: '0',
    });
    expect(answer.totalClosingCostsLow).toBe('10975.00');
  });
});

describe('what goes in and out', () => {
  const costs = { A: { fee: '1000' }, F: { hoiMonths: 0, prepaidInterestDays: 0 } };

  test.each([
    ['nothing else', {}, '41000.00', '0.00'],
    [
      'a deposit and credits',
      { deposit: '5000', sellerCredits: '2000', otherCredits: '100' },
      '33900.00',
      '0.00',
    ],
    ['the lender’s credit lowers the costs', { lenderCredits: '400' }, '40600.00', '0.00'],
    ['a program’s fee in the loan', { upfrontFee: '6300' }, '41000.00', '0.00'],
    ['a program’s fee in cash', { upfrontFee: '6300', upfrontFeeFinanced: false }, '47300.00', '0.00'],
    [
      'a fee above the price is paid from the loan',
      { loanAmount: '400000', upfrontFee: '8600' },
      '1000.00',
      '8600.00',
    ],
    ['the loan above price and costs pays out', { loanAmount: '410000' }, '-9000.00', '1000.00'],
    ['a deposit above all', { deposit: '50000' }, '-9000.00', '0.00'],
    ['nothing at all', { price: '0', loanAmount: '0', A: {} }, '0.00', '0.00'],
  ])('%s', (_name, input, cashToClose, closingCostsFinanced) => {
    const answer = ask({ ...costs, ...input });
    expect(answer).toMatchObject({ cashToClose, closingCostsFinanced });
    expect(answer.isCashToBuyer).toBe(cashToClose.startsWith('-'));
    const sum = answer.calculation.reduce((total, { amount }) => total + Number(amount), 0);
    expect(sum).toBeCloseTo(Number(cashToClose), 6);
  });
});
