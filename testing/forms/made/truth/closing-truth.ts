import { columns as columnNames, finalCash, totalClosing, totalSummary } from '../model/closing-totals.ts';
import {
  type CashRow,
  type ClosingLine,
  cashRows,
  costSections,
  type MadeClosing,
  paidOf,
} from '../model/form-model.ts';
import { parseCents } from '../model/printing.ts';
import { describeLoan, type FormTruth, tidyDetail, tidyLabel } from './form-truth.ts';

export function describeClosing(form: MadeClosing): FormTruth {
  const totals = totalClosing(form);
  const cash = finalCash(form);
  const rest = {
    borrower: totalSummary(form, 'K') - totalSummary(form, 'L'),
    seller: totalSummary(form, 'M') - totalSummary(form, 'N'),
  };
  const cents = (amount: number | undefined) =>
    amount === undefined || amount === 0 ? null : parseCents(amount);
  const lineOf = (line: ClosingLine) => {
    const amount = paidOf(line);
    const payee = line.payee === null ? [] : [line.payee];
    return [
      tidyLabel(line.label),
      amount === 0 ? '0' : parseCents(amount),
      tidyDetail(line.detail),
      ...payee,
    ];
  };
  const printed = (line: ClosingLine) => columnNames.some((column) => (line[column] ?? 0) !== 0);
  return {
    form: 'closing_disclosure',
    fields: {
      ...describeLoan(form, true),
      ...{ lender: form.lender, borrower: form.borrowers, seller: form.seller, date_issued: form.dateIssued },
      ...{ closing_date: form.closingDate, disbursement_date: form.disbursementDate },
      ...{
        settlement_agent: form.settlementAgent,
        file_number: form.fileNumber,
        ...(form.mic !== null && { mic: form.mic }),
      },
      ...Object.fromEntries(
        (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const).map((name) => [
          name,
          cents(totals[name]),
        ]),
      ),
      lender_credits: cents(form.credits),
      ...{ loan_costs_at_closing: cents(totals.loan[0]), loan_costs_before_closing: cents(totals.loan[1]) },
      ...{
        other_costs_at_closing: cents(totals.other[0]),
        other_costs_before_closing: cents(totals.other[1]),
      },
      ...{
        closing_costs_at_closing: cents(totals.all[0]),
        closing_costs_before_closing: cents(totals.all[1]),
      },
      ...{
        closing_costs_seller_at_closing: cents(totals.all[2]),
        closing_costs_seller_before_closing: cents(totals.all[3]),
      },
      closing_costs_by_others: cents(totals.all[4]),
      ...{ closing_costs_page_1: parseCents(totals.J), loan_costs_page_1: parseCents(totals.D) },
      ...{ other_costs_page_1: parseCents(totals.I), lender_credits_page_1: zeroOr(-form.credits) },
      cash_to_close_page_1: parseCents(cash.cash_to_close),
      ...Object.assign({}, ...cashRows.map((row) => describeCash(row, form.estimated[row], cash[row]))),
      cash_to_close: zeroOr(cash.cash_to_close),
      ...{
        due_from_borrower: parseCents(totalSummary(form, 'K')),
        paid_for_borrower: parseCents(totalSummary(form, 'L')),
      },
      [`cash_${rest.borrower >= 0 ? 'from' : 'to'}_borrower`]: parseCents(Math.abs(rest.borrower)),
      ...{
        due_to_seller: parseCents(totalSummary(form, 'M')),
        due_from_seller: parseCents(totalSummary(form, 'N')),
      },
      [`cash_${rest.seller >= 0 ? 'to' : 'from'}_seller`]: parseCents(Math.abs(rest.seller)),
      ...{ demand_feature: form.demandFeature, negative_amortization: form.negativeAmortization },
      ...{ partial_payments: form.partialPayments, security: form.property.join(', ') },
      ...describeEscrow(form),
      ...{
        total_of_payments: parseCents(form.totalOfPayments),
        finance_charge: parseCents(form.financeCharge),
      },
      ...{ amount_financed: parseCents(form.amountFinanced) },
      liability_after_foreclosure: form.mayProtect ? 'may_protect' : 'no_protection',
      ...Object.assign(
        {},
        ...Object.entries(form.contacts).map(([party, contact]) =>
          Object.fromEntries(
            Object.entries(contact).map(([row, value]) => [
              `contact_${party}_${row}`,
              value.replace('|', ', '),
            ]),
          ),
        ),
      ),
    },
    lines: Object.fromEntries([
      ...costSections.map((name) => [name, form.sections[name].filter(printed).map(lineOf)]),
      ...(['K', 'L', 'M', 'N'] as const).map((name) => [
        name,
        form.summaries[name].flatMap(({ lines }) =>
          lines
            .filter(({ cents: own }) => own !== 0)
            .map((line) => [line.label, parseCents(line.cents), line.detail]),
        ),
      ]),
    ]),
  };
}

const zeroOr = (cents: number) => (cents === 0 ? '0' : parseCents(cents));

function describeCash(row: CashRow, estimate: number, final: number): Record<string, unknown> {
  const own = (cents: number) => zeroOr(row === 'deposit' ? Math.abs(cents) : cents);
  return {
    ...{ [`${row}_estimate`]: own(estimate), [`${row}_final`]: own(final) },
    ...(row !== 'cash_to_close' && { [`${row}_changed`]: estimate !== final }),
  };
}

function describeEscrow({ escrow }: MadeClosing): Record<string, unknown> {
  if (escrow.isKept)
    return {
      ...{ escrow: true, escrowed_costs_year_1: parseCents(escrow.escrowed) },
      ...{
        non_escrowed_costs_year_1: parseCents(escrow.nonEscrowed),
        initial_escrow_payment: parseCents(escrow.initial),
      },
      monthly_escrow_payment: parseCents(escrow.monthly),
    };
  return {
    ...{
      escrow: false,
      no_escrow_reason: escrow.reason,
      costs_year_1_without_escrow: parseCents(escrow.costs),
    },
    ...(escrow.waiverFee !== null && { escrow_waiver_fee: parseCents(escrow.waiverFee) }),
  };
}
