import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { describe, expect, test } from 'vitest';
import { affordabilityPage } from './affordability/affordability-tool.ts';
import { answerTool } from './answer-tool.ts';
import { cashToClosePage } from './cash-to-close/cash-to-close-tool.ts';
import { contractDatesTool } from './contract-dates/contract-dates-tool.ts';
import { creditPriceTool } from './credit-price/credit-price-tool.ts';
import { debtToIncomeTool } from './debt-to-income/debt-to-income-tool.ts';
import { extraPaymentsTool } from './extra-payments/extra-payments-tool.ts';
import { monthlyPaymentTool } from './monthly-payment/monthly-payment-tool.ts';
import { offerTermsTool } from './offer-terms/offer-terms-tool.ts';
import { pointsOrCreditTool } from './points-or-credit/points-or-credit-tool.ts';
import { refinancePage } from './refinance/refinance-tool.ts';
import { rentOrBuyTool } from './rent-or-buy/rent-or-buy-tool.ts';
import type { ShownWorking, ToolDefinition, Typed } from './tool-definition.ts';
import { listInitial } from './typed-values.ts';

/** Figures of an answer that are what was put in, and nothing more. */
const given = new Set(['dues', 'downPayment', 'Down payment', 'Deposit']);
const checked = new Set<string>();

describe('every computed figure opens to its formula', () => {
  check(affordabilityPage);
  check(debtToIncomeTool);
  check(monthlyPaymentTool);
  check(cashToClosePage);
  check(pointsOrCreditTool);
  check(rentOrBuyTool);
  check(refinancePage);
  check(extraPaymentsTool);
  check(creditPriceTool);
  check(creditPriceTool, { homeKind: 'condo', adjustable: 'yes', secondLoan: 'yes' });
  check(creditPriceTool, { program: 'homeready' });
  check(contractDatesTool);
  check(contractDatesTool, { acceptance: '2024-01-02', closing: '2024-01-31', application: '2024-01-05' });
  check(contractDatesTool, {
    movedClosing: '2026-08-14',
    lockUntil: '2026-08-05',
    lockPercentPerDay: '0.02',
    loanAmount: '360,000',
  });
  check(offerTermsTool);
  check(offerTermsTool, {
    escalates: 'yes',
    bestOther: '410,000',
    appraisal: '395,000',
    gapPromise: '4,000',
  });
  check(offerTermsTool, { earnestDue: '2026-07-01', contingenciesEnd: '2026-07-20' });
  check(offerTermsTool, { sellerCredit: '0', downPayment: '400,000' });
  check(extraPaymentsTool, { paid: 'biweekly' });
  check(extraPaymentsTool, { paid: 'biweeklyHeld' });
  check(affordabilityPage, { grossPeriod: 'year', grossMonthlyIncome: '108,000' });
  check(debtToIncomeTool, { grossPeriod: 'year', grossMonthlyIncome: '84,000' });
});

test('all calculators are looked at', () => {
  expect([...checked].sort()).toEqual([...toolIds].sort());
});

function check<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  more: Typed = {},
): void {
  test([tool.id, ...Object.values(more)].join(' '), () => {
    checked.add(tool.id);
    const typed = { ...listInitial(tool.fields), ...more };
    const { answer, problems } = answerTool(tool, typed, '2026-06-15');
    if (!answer) throw new Error(JSON.stringify(problems));
    const { result, input } = answer;
    const lines = [tool.headline(result, input), ...tool.lines(result, input)];
    const bare = lines.filter(({ figure }) => {
      const working = result.workings.find((one) => one.figure === figure);
      const isWhole = working && working.formula !== '' && working.inputs.length > 0 && working.value !== '';
      return !isWhole && !given.has(figure);
    });
    expect(bare.map(({ figure }) => figure)).toEqual([]);
  });
}
