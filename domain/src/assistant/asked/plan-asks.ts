import type { Fact } from '../../plan/plan-facts.ts';
import { splitAskedWords } from '../asked-words.ts';

/** What a question asks of the buyer's own plan: one of its facts, or what it comes to. */
export type PlanAsk =
  | { fact: Extract<Fact, (typeof askedFacts)[number]> }
  | { cost: 'payment' | 'cashToClose' | 'savingsLeft' };

const askedFacts = [
  'price',
  'priceRange',
  'downPayment',
  'savings',
  'deposit',
  'creditScore',
  'ratePercent',
  'termMonths',
  'lender',
  'monthlyDebts',
] as const satisfies readonly Fact[];

const names: readonly [PlanAsk, string][] = [
  [{ cost: 'cashToClose' }, '(estimated )?cash to close|cash at closing'],
  [{ cost: 'savingsLeft' }, '(savings|money) left( after closing)?'],
  [{ cost: 'payment' }, '(estimated |new |planned )?(monthly |mortgage |house |loan )+payments?'],
  [{ fact: 'downPayment' }, '(planned )?down ?payment'],
  [{ fact: 'priceRange' }, 'price range'],
  [{ fact: 'price' }, '((home|house|purchase|target|sale) )?price( of (the|my|our) (home|house))?'],
  [{ fact: 'ratePercent' }, '((interest|mortgage|loan) )*rate'],
  [{ fact: 'termMonths' }, '(loan|mortgage) term|term of (the|my|our) loan'],
  [{ fact: 'creditScore' }, '(credit|fico) score'],
  [{ fact: 'deposit' }, 'earnest money( deposit)?|deposit'],
  [{ fact: 'savings' }, 'savings( for the (home|house))?'],
  [{ fact: 'monthlyDebts' }, '(monthly )?debts?( payments)?'],
  [{ fact: 'lender' }, 'lender'],
];

const ASKS = '(what|whats|who|whos|how (much|big|high|long|large)|remind me (what|how much)|tell me( what)?)';

/** What a question asks of the plan, if it asks for the figure alone: "what is my down payment", not how to change it. */
export function findPlanAsk(question: string): PlanAsk | undefined {
  const text = splitAskedWords(question).join(' ');
  return names.find(([, name]) =>
    new RegExp(
      `^(so |and |ok )?${ASKS}( is| are| was| will)?( again)? (my|our)( current)? (${name})( be| is| are)?( in (my|our|the) plan)?( again| now| right now| so far)?$`,
    ).test(text),
  )?.[0];
}
