import type { CushionMonths } from '../owned-home/escrow-account/initial-escrow.ts';
import type { DataTable, Source } from '../programs/data-table.ts';
import type { EstimateScenario } from '../tools/estimate/estimate-input.ts';
import * as texts from './en/planning-figures.ts';
import type { FeeSection } from './fee-kinds.ts';

/** What an assumed fee grows with: nothing, the price or the loan of sample H-24(B). */
type PlannedFee = {
  section: FeeSection;
  id: string;
  amount: string;
  scale?: 'price' | 'loan';
  source?: Source;
};

type PlanningFigures = {
  downPaymentPercent: string;
  termMonths: number;
  taxPercent: string;
  insurancePercent: string;
  premiumMonths: number;
  interestDays: number;
  escrowMonths: number;
  taxDueMonths: readonly number[];
  cushionMonths: CushionMonths;
  fees: readonly PlannedFee[];
};

const guideRange: Source = {
  title: texts.appraisalFeeSource,
};
const fixedSample: Source = { title: texts.adminFeeSource };

/** Where the fees come from that name no source of their own. */
export const sampleForm: Source = {
  title: texts.sampleFormSource,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/h/',
};
export const bureauRule: Source = {
  title: texts.bureauAssumptionsSource,
  url: 'https://github.com/cfpb/owning-a-home',
};
export const houseRule: Source = {
  title: texts.ownFigureSource,
};

/** The price and loan of sample H-24(B), which its title policies were priced for. */
export const sampleFormPrice = '180000';
export const sampleFormLoan = '162000';

/**
 * What an estimate assumes where nothing was given. Each figure is one to replace: a lender's or a county's own is always
 * better. A new table goes on top of the old one, which ends the day before.
 */
export const planningFigures: readonly [DataTable<PlanningFigures>] = [
  {
    id: 'planning-figures-2026',
    name: texts.tableName,
    source: houseRule,
    published: '2026-11-21',
    from: '2026-01-01',
    until: '2027-12-31',
    content: {
      downPaymentPercent: '10',
      termMonths: 360,
      taxPercent: '1',
      insurancePercent: '0.5',
      premiumMonths: 12,
      interestDays: 15,
      escrowMonths: 2,
      taxDueMonths: [12],
      cushionMonths: 2,
      fees: [
        { section: 'A', id: 'admin', amount: '995', source: fixedSample },
        { section: 'B', id: 'appraisal', amount: '550', source: guideRange },
        { section: 'B', id: 'creditReport', amount: '30' },
        { section: 'B', id: 'floodDetermination', amount: '20' },
        { section: 'B', id: 'floodMonitoring', amount: '32' },
        { section: 'B', id: 'taxMonitoring', amount: '75' },
        { section: 'B', id: 'taxStatusResearch', amount: '110' },
        { section: 'C', id: 'pestInspection', amount: '135' },
        { section: 'C', id: 'survey', amount: '65' },
        { section: 'C', id: 'titleInsuranceBinder', amount: '700' },
        { section: 'C', id: 'titleLendersPolicy', amount: '535', scale: 'loan' },
        { section: 'C', id: 'titleSettlementAgent', amount: '502' },
        { section: 'C', id: 'titleSearch', amount: '1261' },
        { section: 'E', id: 'recording', amount: '85' },
        { section: 'H', id: 'ownersTitle', amount: '1017', scale: 'price' },
      ],
    },
  },
];

type Shift = { ratePoints: string; feesPercent: string; monthlyPercent: string };

/**
 * How a scenario differs from the expected figures: points added to the rate, and the share added to fees (sections A to C, E and H) and to
 * taxes, insurance and dues. Chosen to show a range that a budget should withstand; they forecast nothing.
 */
export const scenarioShifts: Readonly<Record<EstimateScenario, Shift>> = {
  conservative: { ratePoints: '0.5', feesPercent: '20', monthlyPercent: '15' },
  expected: { ratePoints: '0', feesPercent: '0', monthlyPercent: '0' },
  stretched: { ratePoints: '-0.25', feesPercent: '-10', monthlyPercent: '-5' },
};
