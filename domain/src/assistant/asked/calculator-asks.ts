import type { FigureTool } from '../intents.ts';
import type { AskedFigure, FigureRole } from './asked-figures.ts';

/** What a question gives a calculator: its fields by name, as they would be typed, and what the answer says beside them. */
export type CalculatorAsk = {
  tool: FigureTool;
  given: Readonly<Record<string, string>>;
  /** Dollars an hour as written, where a year was worked out from them. */
  hourly?: string;
  /** The amount is that of a loan, on which nothing is paid down. */
  isLoan?: boolean;
};

/** Of 52 weeks of 40 hours. */
export const HOURS_OF_A_YEAR = 2_080;

type Given = Record<string, string | undefined>;

/** The fields of a calculator that are filled with the figures of a question; `needed` are those without which it says nothing of the question. */
const fields: Record<FigureTool, { roles: Partial<Record<FigureRole, string>>; needed: readonly string[] }> =
  {
    affordability: {
      roles: { debts: 'monthlyDebts', rate: 'ratePercent', term: 'termMonths' },
      needed: ['grossMonthlyIncome'],
    },
    'debt-to-income': {
      roles: { debts: 'otherMonthlyDebts' },
      needed: ['grossMonthlyIncome', 'otherMonthlyDebts'],
    },
    'monthly-payment': { roles: { rate: 'ratePercent', term: 'termMonths' }, needed: ['price'] },
    'cash-to-close': { roles: { price: 'price', rate: 'ratePercent' }, needed: ['price'] },
    'points-or-credit': {
      roles: { loan: 'loanAmount', price: 'loanAmount', points: 'pointsPercent', term: 'termMonths' },
      needed: ['pointsPercent'],
    },
    'rent-or-buy': {
      roles: { price: 'price', rent: 'monthlyRent', rate: 'ratePercent', term: 'termMonths' },
      needed: ['monthlyRent'],
    },
    refinance: {
      roles: { loan: 'balance', price: 'balance', fees: 'costsPaidInCash' },
      needed: ['currentRate', 'newRate'],
    },
    'extra-payments': {
      roles: {
        loan: 'principal',
        price: 'principal',
        rate: 'ratePercent',
        term: 'termMonths',
        extra: 'extraMonthly',
      },
      needed: ['extraMonthly'],
    },
    'credit-price': {
      roles: { score: 'creditScore', price: 'price', term: 'termMonths' },
      needed: ['creditScore'],
    },
  };

/** The calculator with the figures of a question; nothing where the question has too few for it. */
export function findCalculatorAsk(
  tool: FigureTool,
  figures: readonly AskedFigure[],
): CalculatorAsk | undefined {
  const pick = (role: FigureRole) => figures.find((figure) => figure.role === role);
  const { roles, needed } = fields[tool];
  const given: Given = {};
  for (const [role, name] of Object.entries(roles)) {
    const figure = pick(role as FigureRole);
    if (figure !== undefined && given[name] === undefined) given[name] = figure.text;
  }
  const priced = pick('price') ?? pick('loan');
  const down = pick('down');
  const paid = down === undefined || priced === undefined ? undefined : measureDown(down, priced.value);
  if (paid !== undefined && priced !== undefined && paid >= priced.value) return undefined;
  const more = { income: readIncome(figures), isLoan: false };
  if ('grossMonthlyIncome' in more.income) Object.assign(given, omitHourly(more.income));
  if (tool === 'affordability' && down?.unit === 'dollars') given.downPayment = String(down.value);
  if (tool === 'monthly-payment' && priced !== undefined) {
    more.isLoan = priced.role === 'loan' && paid === undefined;
    given.price = String(priced.value);
    given.downPayment = paid === undefined ? (more.isLoan ? '0' : undefined) : String(paid);
  }
  if (tool === 'cash-to-close' && priced !== undefined && paid !== undefined)
    given.loanAmount = String(priced.value - paid);
  if ((tool === 'rent-or-buy' || tool === 'credit-price') && paid !== undefined)
    given.downPayment = String(paid);
  const rates = figures.filter(({ role }) => role === 'rate');
  if (tool === 'refinance' && rates.length === 2)
    Object.assign(given, { currentRate: rates[0]?.text, newRate: rates[1]?.text });
  if (tool === 'points-or-credit' && rates.length > 0) {
    const [low, high] = rates.map(({ text }) => text).toSorted((one, other) => Number(one) - Number(other));
    Object.assign(
      given,
      high === undefined ? { ratePercent: low } : { ratePercent: high, pointsRatePercent: low },
    );
  }
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const names = known.map(([name]) => name);
  if (!needed.every((name) => names.includes(name))) return undefined;
  return {
    tool,
    given: Object.fromEntries(known),
    ...(more.income.hourly === undefined ? {} : { hourly: more.income.hourly }),
    ...(more.isLoan ? { isLoan: true } : {}),
  };
}

function omitHourly({ hourly: _, ...given }: Given & { hourly?: string | undefined }): Given {
  return given;
}

/** The pay of everyone in the question together, by the year or by the month; an hour's pay is that of a full year. */
function readIncome(figures: readonly AskedFigure[]): Given & { hourly?: string | undefined } {
  const incomes = figures.filter(({ role }) => role === 'income');
  const [first] = incomes;
  if (first === undefined) return {};
  const isMonthly = incomes.every(({ period }) => period === 'month');
  const total = incomes.reduce((sum, { value, period }) => {
    if (period === 'hour') return sum + Math.round(value * HOURS_OF_A_YEAR);
    return sum + (period === 'month' && !isMonthly ? value * 12 : value);
  }, 0);
  const isLikely = isMonthly ? total >= 1_000 && total <= 1_000_000 : total >= 10_000 && total <= 10_000_000;
  if (!isLikely) return {};
  return {
    grossMonthlyIncome: String(total),
    grossPeriod: isMonthly ? 'month' : 'year',
    ...(incomes.length === 1 && first.period === 'hour' ? { hourly: first.text } : {}),
  };
}

/** In whole dollars; the percentage counts to a thousandth. */
function measureDown({ unit, value }: AskedFigure, price: number): number {
  return unit === 'dollars' ? value : Math.round((price * Math.round(value * 1_000)) / 100_000);
}
