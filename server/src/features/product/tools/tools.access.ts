import { type AccessRows, buyer, everybody, owned } from '../../../testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'tools' | 'savedScenarios'> = {
  'tools.affordability': everybody(),
  'tools.cashToClose': everybody(),
  'tools.amortization': everybody(),
  'tools.businessDays': everybody(),
  'tools.dti': everybody(),
  'tools.estimate': everybody(),
  'tools.escrow': everybody(),
  'tools.loanLimits': everybody(),
  'tools.apr': everybody(),
  'tools.loanPrice': everybody(),
  'tools.mortgageInsurance': everybody(),
  'tools.payment': everybody(),
  'tools.programMatch': everybody(),
  'tools.refinance': everybody(),
  'tools.loanLevelPrice': everybody(),
  'tools.scoreStepValue': everybody(),
  'tools.representativeScore': everybody(),
  'tools.utilization': everybody(),
  'tools.utilizationChange': everybody(),
  'tools.disputeClock': everybody(),
  'tools.disputeNotice': everybody(),
  'tools.inquiryWindow': everybody(),
  'savedScenarios.list': buyer(),
  'savedScenarios.save': owned(async ({ things }) => ({
    parameters: { id: await things.scenario() },
    body: { tool: 'monthly-payment', name: 'Changed', inputs: {} },
  })),
  'savedScenarios.rename': owned(async ({ things }) => ({
    parameters: { id: await things.scenario() },
    body: { name: 'Changed' },
  })),
  'savedScenarios.remove': owned(async ({ things }) => ({ parameters: { id: await things.scenario() } }), {
    others: 'done',
    still: 'select count(*)::int from saved_scenarios where id = $1',
  }),
};
