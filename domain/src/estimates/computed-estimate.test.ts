import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '../tools/estimate.contract.ts';
import { computeEstimate } from './computed-estimate.ts';

/** 12 CFR 1026 Appendix H, sample H-24(B), as transcribed from the CFPB's artwork. */
const sampleForm: EstimateInput = {
  dateIssued: '2013-02-15',
  rateLockUntil: '2013-04-16',
  closingCostsExpire: '2013-03-04',
  salePrice: '180000',
  loanAmount: '162000',
  ratePercent: '3.875',
  termYears: 30,
  miMonthlyUnrounded: '82.35',
  miYearsShown: '1-7',
  escrowHoiMonthly: '100.83',
  escrowTaxMonthly: '105.30',
  prepaymentPenaltyMax: '3240 in the first 2 years',
  A: { points: '405', application: '300', underwriting: '1097' },
  B: {
    appraisal: '405',
    creditReport: '30',
    floodDetermination: '20',
    floodMonitoring: '32',
    taxMonitoring: '75',
    taxStatusResearch: '110',
  },
  C: {
    pestInspection: '135',
    survey: '65',
    titleInsuranceBinder: '700',
    titleLendersPolicy: '535',
    titleSettlementAgent: '502',
    titleSearch: '1261',
  },
  E: { recording: '85', transfer: '0' },
  F: { hoiMonths: 6, prepaidInterestDays: 15 },
  G: { months: 2 },
  H: { ownersTitle: '1017' },
  deposit: '10000',
};

describe('sample H-24(B) from its inputs', () => {
  const estimate = computeEstimate(sampleForm, '2013-02-15');

  test('page 1', () => {
    expect(estimate.page1).toEqual({
      loanAmount: '162,000',
      interestRate: '3.875%',
      pi: '761.78',
      projected: [
        { years: '1-7', pi: '761.78', mi: '82', escrow: '206', total: '1,050' },
        { years: '8-30', pi: '761.78', mi: '-', escrow: '206', total: '968' },
      ],
      taxesInsuranceAssessments: '206',
      closingCosts: '8,054',
      loanCosts: '5,672',
      otherCosts: '2,382',
      lenderCredits: '0',
      cashToClose: '16,054',
    });
  });

  test('page 2, whose totals add the rounded lines: G is 413 of 202 and 211', () => {
    expect(estimate.page2).toEqual({
      A: '1,802',
      B: '672',
      C: '3,198',
      D: '5,672',
      E: '85',
      F: '867',
      G: '413',
      H: '1,017',
      I: '2,382',
      J: '8,054',
    });
  });

  test('page 3, from unrounded parts', () => {
    expect(estimate.page3).toEqual({
      in5YearsTotal: '56,582',
      in5YearsPrincipal: '15,773',
      apr: '4.274%',
      tip: '69.45%',
    });
  });

  test('nothing is assumed and nothing is doubtful', () => {
    expect(estimate.assumptions).toEqual([]);
    expect(estimate.notices).toEqual([]);
    expect(estimate.tables).toEqual([]);
  });
});
