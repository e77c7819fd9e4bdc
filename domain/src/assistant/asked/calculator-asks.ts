import { foldWord } from '../../search/words.ts';
import { type AskedFigure, type FigureRole, parseAskedFigures } from './asked-figures.ts';

/** What a question gives a calculator: whole dollars, percentages as written, and years. */
export type CalculatorAsk =
  | {
      tool: 'affordability';
      income: number;
      period: 'year' | 'month';
      /** Dollars an hour as written, where a year was worked out from them. */
      hourly?: string;
      debts?: number;
      down?: number;
      rate?: string;
      years?: number;
    }
  | { tool: 'monthly-payment'; price: number; isLoan: boolean; down?: number; rate?: string; years?: number }
  | { tool: 'refinance'; from: string; to: string; balance?: number };

/** Of 52 weeks of 40 hours. */
export const HOURS_OF_A_YEAR = 2_080;

const REFINANCE = /\brefi\b|\brefinanc/;
const HOW_MUCH_HOUSE =
  /\bafford|\bhow (much|big|expensive)( of)?( an?)? (house|home|mortgage|loan|place|condo)\b|\bprice range\b|\bwhat (house|home|price)\b|\benough\b.*\b(house|home|buy)\b|\b(house|home)\b.*\b(budget|enough)\b|\bwhat (can|could) (i|we) (buy|get)\b/;
const PAYMENT =
  /\b(payments?|monthly|per month|a month|each month|afford)\b|\bhow much (is|would|will|for)\b.*\b(mortgage|loan)\b/;
/** Costs that a payment's calculator is not asked for. */
const OTHER_COSTS =
  /\b(pmi|mip|insurance|tax|taxes|closing|fees?|hoa|dues|deposit|earnest|rent|appraisal|escrow)\b/;

/** The calculator that a question asks for with figures of its own; nothing for most questions. */
export function findCalculatorAsk(question: string): CalculatorAsk | undefined {
  const text = foldWord(question).replaceAll(/down ?payments?/g, 'down');
  const figures = parseAskedFigures(question);
  if (REFINANCE.test(text)) return readRefinance(figures);
  const pick = (role: FigureRole) => figures.find((figure) => figure.role === role);
  const rate = pick('rate');
  const years = pick('term');
  const shared = {
    ...(rate === undefined ? {} : { rate: rate.text }),
    ...(years === undefined ? {} : { years: years.value }),
  };
  const down = pick('down');
  const income = pick('income');
  if (income !== undefined) {
    const debts = pick('debts');
    const earned = readEarned(income);
    if (!HOW_MUCH_HOUSE.test(text) || !isLikelyIncome(earned)) return undefined;
    return {
      tool: 'affordability',
      ...earned,
      ...(debts === undefined ? {} : { debts: debts.value }),
      // A percentage is of a price that is not known yet.
      ...(down?.unit === 'dollars' ? { down: down.value } : {}),
      ...shared,
    };
  }
  const priced = pick('price') ?? pick('loan');
  if (priced === undefined || !PAYMENT.test(text) || OTHER_COSTS.test(text)) return undefined;
  const paid = down === undefined ? undefined : measureDown(down, priced.value);
  if (paid !== undefined && paid >= priced.value) return undefined;
  return {
    tool: 'monthly-payment',
    price: priced.value,
    // What is said to be paid down is paid on a price, whatever it is called.
    isLoan: priced.role === 'loan' && paid === undefined,
    ...(paid === undefined ? {} : { down: paid }),
    ...shared,
  };
}

function readRefinance(figures: readonly AskedFigure[]): CalculatorAsk | undefined {
  const [from, to, ...others] = figures.filter(({ role }) => role === 'rate');
  if (from === undefined || to === undefined || others.length > 0) return undefined;
  const balance = figures.find(({ role }) => role === 'loan' || role === 'price');
  return {
    tool: 'refinance',
    from: from.text,
    to: to.text,
    ...(balance === undefined ? {} : { balance: balance.value }),
  };
}

/** Pay for an hour is that of a full year. */
function readEarned({ value, period = 'year', text }: AskedFigure) {
  return period === 'hour'
    ? { income: Math.round(value * HOURS_OF_A_YEAR), period: 'year' as const, hourly: text }
    : { income: value, period };
}

/** Between 10,000 and 10 million dollars a year, or 1,000 and 1 million a month. */
function isLikelyIncome({ income, period }: { income: number; period: 'year' | 'month' }): boolean {
  return period === 'month'
    ? income >= 1_000 && income <= 1_000_000
    : income >= 10_000 && income <= 10_000_000;
}

/** In whole dollars; the percentage counts to a thousandth. */
function measureDown({ unit, value }: AskedFigure, price: number): number {
  return unit === 'dollars' ? value : Math.round((price * Math.round(value * 1_000)) / 100_000);
}
