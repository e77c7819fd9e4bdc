import { totalEstimate } from '../model/estimate-totals.ts';
import { costSections, type MadeEstimate } from '../model/form-model.ts';
import { readWhole } from '../model/printing.ts';
import { describeLoan, type FormTruth, tidyDetail, tidyLabel } from './form-truth.ts';

export function describeEstimate(form: MadeEstimate): FormTruth {
  const totals = totalEstimate(form);
  const whole = (cents: number) => (cents === 0 ? null : readWhole(cents));
  const lines = costSections.map((name) => [
    name,
    form.sections[name].map((line) => [
      tidyLabel(line.label),
      readWhole(line.cents),
      tidyDetail(line.detail),
    ]),
  ]);
  return {
    form: 'loan_estimate',
    fields: {
      ...describeLoan(form, false),
      ...{ lender: form.lender, applicants: form.borrowers, date_issued: form.dateIssued },
      rate_lock: form.lockUntil === null ? 'no' : 'yes',
      ...(form.lockUntil !== null && { lock_until: `${form.lockUntil}T17:00 EDT` }),
      costs_expire: `${form.costsExpire}T17:00 EDT`,
      ...Object.fromEntries(
        (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const).map((name) => [name, whole(totals[name])]),
      ),
      ...{
        J: readWhole(totals.J),
        d_plus_i: readWhole(totals.D + totals.I),
        lender_credits: whole(form.credits),
      },
      ...{
        closing_costs: readWhole(totals.J),
        closing_costs_financed: '0',
        down_payment: readWhole(totals.down),
      },
      ...{
        deposit: readWhole(form.deposit),
        funds_for_borrower: '0',
        seller_credits: readWhole(form.sellerCredits),
      },
      ...{ adjustments: readWhole(form.adjustments), cash_to_close: readWhole(totals.cash) },
      ...{ closing_costs_page_1: readWhole(totals.J), loan_costs_page_1: readWhole(totals.D) },
      ...{ other_costs_page_1: readWhole(totals.I), lender_credits_page_1: readWhole(-form.credits) },
      cash_to_close_page_1: readWhole(totals.cash),
      ...{
        five_years_total: readWhole(form.fiveYearsTotal),
        five_years_principal: readWhole(form.fiveYearsPrincipal),
      },
      servicing: form.servicing,
    },
    lines: Object.fromEntries(lines),
  };
}
