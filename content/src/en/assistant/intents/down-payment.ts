import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Where the cash comes from, and how much of it to keep. */
export const downPaymentIntents: readonly Intent[] = [
  {
    key: 'retirement-money',
    question: 'Can I use my 401(k) or IRA for the down payment?',
    asks: [
      'use 401k for down payment',
      'borrow from my 401 k to buy a house',
      'ira first time home buyer withdrawal',
      'should i cash out my retirement for a house',
      'roth ira for downpayment penalty',
      'does a 401k loan count as debt',
      'tsp loan for house',
      'take 10000 from my ira for first home',
      'retirment money to close',
    ],
    asksEs: [
      'usar mi 401k para el enganche',
      'sacar dinero de mi ira para comprar casa',
      'préstamo de mi 401k para la casa',
      'usar mi retiro para la casa',
    ],
    first:
      'A 401(k) can often be borrowed from without tax; taking money out of it usually costs income tax and a 10% penalty.',
    firstEs:
      'De un 401(k) a menudo se puede tomar prestado sin impuestos; sacar el dinero suele costar impuesto y una multa del 10%.',
    more: [
      'A plan loan for a main home may run longer than five years; if you leave the job it may fall due. An IRA allows a first-time buyer $10,000 without the penalty, though income tax remains on a traditional one.',
      'Ask the plan and a tax adviser before you move anything; growth that you miss is the larger cost.',
    ],
    explainedIn: 'preparing/count-the-cash-you-need',
    sources: [assistantSources.retirementMoney],
  },
  {
    key: 'gift-other',
    question: 'Can a friend or my employer give me the down payment?',
    asks: [
      'can a friend gift me money for a house',
      'employer gift down payment',
      'my boss wants to help with closing costs',
      'gift from fiance',
      'can my church give me a down payment',
      'godmother gift for house not a relative',
      'friend lending me the downpayment',
      'does gift money have to be from family',
      'can the seller gift me the down payment',
      'cash gift from wedding',
    ],
    asksEs: [
      'un amigo me puede regalar el enganche',
      'regalo de dinero que no es de familia',
      'mi patrón me ayuda con el enganche',
      'me regalan dinero en efectivo para la casa',
    ],
    first:
      'Who may give depends on the loan: FHA takes gifts from a close friend or employer too, conventional loans from family.',
    firstEs:
      'Quién puede regalar depende del préstamo: FHA acepta también a un amigo cercano o al patrón; los convencionales, a la familia.',
    more: [
      'Family includes a fiancé or domestic partner. Never from the seller, agent or builder, and never in cash: a transfer with a signed gift letter. Money that must be paid back is a loan and counts as debt.',
      'The letter tool writes one for your lender.',
    ],
    explainedIn: 'term/gift-letter',
    sources: [assistantSources.gifts],
  },
  {
    key: 'large-deposit',
    question: 'I have cash at home or a large deposit: what do I show?',
    asks: [
      'large deposit explanation mortgage',
      'sold my truck and deposited 8000',
      'cash saved at home can i use it to buy',
      'mattress money down payment',
      'lender asking about a deposit',
      'how do i prove where money came from',
      'deposited cash in my account before applying',
      'tax refund deposit do i need to explain',
      'moved money between accounts big deposit',
      'big depost in my checking',
    ],
    asksEs: [
      'dinero en efectivo guardado en casa',
      'depósito grande qué explico',
      'vendí mi carro y deposité el dinero',
      'cómo pruebo de dónde viene el dinero',
    ],
    first:
      'For a large deposit show where it came from: a bill of sale, the transfer, and a letter of three sentences.',
    firstEs:
      'Para un depósito grande muestre de dónde vino: el recibo de venta, la transferencia y una carta de tres frases.',
    more: [
      'Cash kept at home is the hardest: most conventional lenders do not count it until it has been in the bank for two months of statements. Deposit it early, at once, and keep a note of how you saved it.',
      'Do not split a deposit to make it look smaller; that can be a crime.',
    ],
    explainedIn: 'term/source-of-funds',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B3-4.2-02 (depository accounts and large deposits)',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'car-or-down',
    question: 'Should I pay off my car or put more down?',
    asks: [
      'pay off car or bigger down payment',
      'pay debt before buying house',
      'use savings to pay credit cards or for the down payment',
      'should we clear our car loan first',
      'have 15k pay off loan or put it on the house',
      'does paying off my car help me qualify',
      'payoff student loan vs more down',
      'is it better to have less debt or more down',
      'pay off debts with my downpayment money',
    ],
    first:
      'Paying off the car helps if your debt ratio is too high; more down helps if mortgage insurance costs you more.',
    more: [
      'A $400 car payment that is gone leaves room for about $400 of house payment. Work out both: the affordability calculator without the debt, then the payment with the larger down payment.',
      'Your plan shows the effect of each under what would move it most. Keep money for closing costs and repairs.',
    ],
    links: [
      { label: 'What would move your plan', href: '/portal/plan' },
      { label: 'Debt-to-income calculator', href: '/tools/debt-to-income' },
    ],
    explainedIn: 'preparing/work-out-your-debt-to-income-ratio',
    sources: [sources.ratiosFannie],
  },
  {
    key: 'savings-kept',
    question: 'How much should I keep in savings after closing?',
    asks: [
      'how much should be left after closing',
      'reserves after buying',
      'is it dumb to spend all our savings on the house',
      'emergency fund when buying a home',
      'do lenders require reserves',
      'how many months of payments do i need saved',
      'drained our account for the down payment scared',
      'house poor after closing',
      'keep 10k back or put it all down',
    ],
    asksEs: [
      'cuánto ahorro debo dejar después de comprar',
      'reservas después del cierre',
      'gastar todos mis ahorros en la casa',
      'fondo de emergencia al comprar casa',
    ],
    first:
      'Keep a few months of the whole house payment in savings after closing; your own figure counts more than the lender’s minimum.',
    firstEs:
      'Guarde unos meses del pago completo después del cierre; su propia cifra cuenta más que el mínimo del prestamista.',
    more: [
      'Many loans on a home to live in ask for none, some for two to six months. The first year brings repairs, moving and things for the house.',
      'Your plan shows what is left after the cash to close.',
    ],
    own: ['cost.savingsLeft'],
    links: [{ label: 'Your plan', href: '/portal/plan' }],
    explainedIn: 'term/reserves',
    sources: [{ source: 'Fannie Mae Selling Guide B3-4.1-01 (minimum reserves)', checkedOn: '2026-11-30' }],
  },
  {
    key: 'ten-or-twenty',
    question: 'Is 10% or 20% down better?',
    asks: [
      '10 percent or 20 percent down',
      'is it worth waiting to save 20%',
      'put 5% down and keep cash or 20% down',
      'avoid pmi with 20 down or buy now',
      'should i put more money down',
      'pros and cons of small down payment',
      'how much down is smart',
      'twenty percent downpayment worth it',
      '15% down vs 20% down',
    ],
    first: '20% down saves mortgage insurance; 10% down keeps cash in hand, and the insurance can end later.',
    more: [
      'Weigh what the insurance costs a month against what the cash would do for you, and against prices and rent while you save. You may ask to end it at 80% of the original value.',
      'The payment calculator shows both; ask lenders for the two quotes of one day.',
    ],
    links: [{ label: 'Monthly payment calculator', href: '/tools/monthly-payment' }],
    explainedIn: 'term/private-mortgage-insurance',
    sources: [sources.mortgageInsuranceEnd],
  },
  {
    key: 'help-paid-back',
    question: 'Must down payment help be paid back?',
    asks: [
      'do i have to pay back down payment assistance',
      'is the grant really free',
      'forgivable loan how does it work',
      'dpa second mortgage when is it due',
      'what happens to the assistance if i sell in 3 years',
      'silent second mortgage',
      'do i repay the homebuyer grant if i refinance',
      'downpayment asistance payback',
      'catch with down payment programs',
    ],
    asksEs: [
      'hay que devolver la ayuda para el enganche',
      'la ayuda de pago inicial es gratis',
      'préstamo perdonable cómo funciona',
      'qué pasa con la ayuda si vendo la casa',
    ],
    first:
      'Down payment help is a grant, a loan forgiven over years, or a loan due when you sell: read which one yours is.',
    firstEs:
      'La ayuda para el pago inicial es un regalo, un préstamo que se perdona con los años o uno que se paga al vender.',
    more: [
      'Ask three things in writing: what happens if you sell, refinance or move out early; whether interest runs; whether the first loan’s rate is higher because of it.',
      'The program finder says for each what is known.',
    ],
    links: [{ label: 'Find programs', href: '/programs' }],
    explainedIn: 'term/down-payment-assistance',
    sources: [{ source: 'Terms that each program publishes', checkedOn: '2026-11-30' }],
  },
  {
    key: 'zero-down',
    question: 'Can I buy with no money down?',
    asks: [
      'zero down mortgage',
      'no money down home loan',
      'can i buy a house without a down payment',
      '0 down first time buyer',
      '100% financing',
      'buy a home with nothing saved',
      'loans with no downpayment',
      'who gives zero down loans',
    ],
    asksEs: [
      'comprar casa sin enganche',
      'casa sin pago inicial',
      'préstamo con cero de enganche',
      'se puede comprar sin dinero de entrada',
    ],
    first:
      'VA and USDA loans ask for no down payment; other buyers can join a small one with down payment help.',
    firstEs:
      'Los préstamos VA y USDA no piden pago inicial; otros compradores pueden unir uno pequeño con una ayuda.',
    more: [
      'VA is for service members, veterans and some spouses; USDA for homes in rural areas and incomes below a limit. Closing costs remain: a seller, a lender credit or a program may pay part.',
      'The program finder starts with your state and income.',
    ],
    links: [{ label: 'Find programs', href: '/programs' }],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [sources.usdaLoan, sources.vaFundingFee],
  },
];
