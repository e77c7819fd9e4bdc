import { cashToCloseText, cashToCloseWords } from '@porchlight/content/en/tools/cash-to-close.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import {
  type CashToCloseInput,
  type CashToCloseResult,
  cashToCloseInput,
} from '@porchlight/domain/tools/cash-to-close/cash-to-close.contract.ts';
import { computeCashToClose } from '@porchlight/domain/tools/cash-to-close/cash-to-close.ts';
import { dropCents } from '../figures.ts';
import { planRate } from '../planned-rate.ts';
import { parseTaxDue, taxDueMonths } from '../tax-due.ts';
import type { AnswerLine, ToolDefinition, ToolField, Typed, WireValues } from '../tool-definition.ts';

const isItemized = ({ isItemized }: Typed) => isItemized === 'yes';
const isEstimated = (typed: Typed) => !isItemized(typed);
const hasFee = ({ upfrontFee = '' }: Typed) => /[1-9]/.test(upfrontFee);

const letters = ['A', 'B', 'C', 'E', 'H'] as const;

const fields: ToolField[] = [
  { name: 'price', kind: 'dollars', initial: '400,000', group: 'home', isHalf: true },
  { name: 'loanAmount', kind: 'dollars', initial: '360,000', group: 'home', isHalf: true },
  { ...planRate(), group: 'home', isHalf: true },
  { name: 'upfrontFee', kind: 'dollars', initial: '', isOptional: true, group: 'home', isHalf: true },
  { name: 'upfrontFeeFinanced', kind: 'flag', initial: 'yes', group: 'home', isAsked: hasFee },
  {
    name: 'closingDate',
    kind: 'date',
    initial: '2027-03-19',
    isOptional: true,
    group: 'escrow',
    isHalf: true,
  },
  {
    name: 'taxDue',
    kind: 'choice',
    choices: Object.keys(taxDueMonths),
    initial: 'december',
    group: 'escrow',
    isHalf: true,
  },
  { name: 'escrowTaxMonthly', kind: 'dollars', initial: '365', group: 'escrow', isHalf: true },
  { name: 'escrowHoiMonthly', kind: 'dollars', initial: '150', group: 'escrow', isHalf: true },
  { name: 'isItemized', kind: 'flag', initial: '', group: 'costs' },
  ...(['closingCostsLowPercent', 'closingCostsHighPercent'] as const).map(
    (name, place): ToolField => ({
      name,
      kind: 'percent',
      initial: ['2', '5'][place] ?? '',
      group: 'costs',
      isHalf: true,
      isAsked: isEstimated,
    }),
  ),
  ...letters.map(
    (letter, place): ToolField => ({
      name: `section${letter}`,
      kind: 'dollars',
      initial: ['3,200', '1,150', '2,900', '450', '1,300'][place] ?? '',
      group: 'costs',
      isHalf: true,
      isAsked: isItemized,
    }),
  ),
  { name: 'deposit', kind: 'dollars', initial: '8,000', isOptional: true, group: 'credits', isHalf: true },
  { name: 'sellerCredits', kind: 'dollars', initial: '', isOptional: true, group: 'credits', isHalf: true },
  { name: 'lenderCredits', kind: 'dollars', initial: '', isOptional: true, group: 'credits', isHalf: true },
  { name: 'otherCredits', kind: 'dollars', initial: '', isOptional: true, group: 'credits', isHalf: true },
];

/** What is brought on closing day. */
export const cashToClosePage: ToolDefinition<CashToCloseInput, CashToCloseResult> = {
  id: 'cash-to-close',
  fields,
  schema: cashToCloseInput,
  toInput: ({ taxDue, ...values }) => ({
    ...values,
    taxDueMonths: parseTaxDue(taxDue),
    ...loadSections(values),
  }),
  askedBy: {
    taxDueMonths: 'taxDue',
    ...Object.fromEntries(letters.map((letter) => [letter, `section${letter}`])),
    ...Object.fromEntries(letters.map((letter) => [`${letter}.total`, `section${letter}`])),
  },
  compute: computeCashToClose,
  headline: (result) => ({
    figure: 'cashToClose',
    label: result.isCashToBuyer ? cashToCloseText.lines.cashToBuyer : cashToCloseText.lines.cashToClose,
    topic: cashToCloseText.lines.cashToClose,
    value: dropCents(result.cashToClose.replace(/^-/, '')),
    unit: 'dollars',
    ...(result.isEstimate && {
      note: cashToCloseWords.range(
        formatDollars(dropCents(result.cashToCloseLow)),
        formatDollars(dropCents(result.cashToCloseHigh)),
      ),
    }),
  }),
  lines: (result) => [
    ...result.calculation
      .filter(({ amount }, place) => place === 0 || Number(amount) !== 0)
      .map(
        ({ name, amount }): AnswerLine => ({
          figure: name.startsWith('Total closing costs') ? 'totalClosingCosts' : name,
          label: name,
          value: dropCents(amount),
          unit: 'dollars',
        }),
      ),
    {
      figure: 'cashToClose',
      label: cashToCloseText.lines.cashToClose,
      value: dropCents(result.cashToClose),
      unit: 'dollars',
      isTotal: true,
    },
    {
      figure: 'prepaidInterest',
      label: cashToCloseText.lines.prepaidInterest,
      value: result.workings.find(({ figure }) => figure === 'prepaidInterest')?.value ?? '0.00',
      unit: 'dollars',
      note: cashToCloseWords.partOfCosts,
    },
    {
      figure: 'escrow',
      label: cashToCloseText.lines.escrow,
      value: dropCents(result.sections.G.total),
      unit: 'dollars',
      note: cashToCloseWords.partOfCosts,
    },
  ],
};

function loadSections(values: WireValues) {
  if (values.isItemized !== true) return {};
  return Object.fromEntries(letters.map((letter) => [letter, { total: values[`section${letter}`] ?? '0' }]));
}
