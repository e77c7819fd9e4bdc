import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

/** Rates, locks, points and the lender's fees. */
export const rateIntents: readonly Intent[] = [
  {
    key: 'lock-runs-out',
    question: 'My rate lock ends before closing: what now?',
    asks: [
      'rate lock expiring before closing',
      'lock extension cost who pays',
      'builder delayed and my lock runs out',
      'seller is late and lock is up friday',
      'extend my rate lock',
      'what if my lock expires',
      'closing pushed back rate lock',
      'lock experation',
    ],
    asksEs: [
      'mi tasa bloqueada vence antes del cierre',
      'cuánto cuesta extender la tasa',
      'se atrasa el cierre y vence mi tasa',
      'quién paga la extensión de la tasa',
    ],
    first:
      'Ask your lender today, in writing, what an extension of the lock costs and until which day it is free or cheaper.',
    firstEs: 'Pregunte hoy por escrito a su prestamista cuánto cuesta extender la tasa y hasta qué día.',
    more: [
      'If lender, builder or seller causes the delay, ask that side to pay before you agree to a new closing day. An expired lock is often repriced at the worse of two rates.',
    ],
    own: ['date.rate-lock-ends'],
    explainedIn: 'loan-processing/your-rate-lock-is-a-clock',
    sources: [{ source: 'Terms of your lock agreement; lenders differ', checkedOn: '2026-11-30' }],
  },
  {
    key: 'rate-fell',
    question: 'Rates fell after I locked: can I get the lower one?',
    asks: [
      'rates went down after i locked',
      'float down',
      'can i relock at a lower rate',
      'locked at 7.2 now its 6.8',
      'break my rate lock',
      'should i switch lenders rates dropped',
      'renegotiate locked rate',
      'rate droped after lock',
    ],
    asksEs: [
      'bajaron las tasas después de bloquear',
      'puedo bajar mi tasa bloqueada',
      'cambiar de prestamista porque bajó la tasa',
      'renegociar la tasa',
    ],
    first:
      'Ask your lender for its float-down: if the lock has one, the lower rate can be yours, sometimes for a fee.',
    firstEs:
      'Pregunte por la cláusula de bajada (float-down): si su bloqueo la tiene, puede obtener la tasa menor, a veces con un costo.',
    more: [
      'Without one, a lender sometimes moves part of the way to keep you. Changing lenders means a new application, appraisal and dates: check your contract’s days first. A later refinance is the other way.',
    ],
    explainedIn: 'term/float-down',
    sources: [{ source: 'Terms of your lock agreement; lenders differ', checkedOn: '2026-11-30' }],
  },
  {
    key: 'fees-high',
    question: 'Are these lender fees too high?',
    asks: [
      'are my closing costs too high',
      'lender fee 2500 normal?',
      'origination fee too much',
      'junk fees on loan estimate',
      'underwriting fee 1500',
      'can i negotiate lender fees',
      'why are the fees so high on my estimate',
      'what is a fair origination charge',
      'processing fee legit',
      'closing cost seem to high',
    ],
    asksEs: [
      'son muy altos los costos de mi préstamo',
      'puedo negociar los cargos del banco',
      'cargo de originación normal',
      'cargos basura en el estimado',
    ],
    first:
      'Judge fees by Section A of the Loan Estimates of at least three lenders, on the same day and at the same rate.',
    firstEs:
      'Compare la sección A del Loan Estimate con la de otros dos prestamistas del mismo día y con la misma tasa.',
    more: [
      'Section A is the lender’s own; B is chosen by it; C you may shop for. Ask each to meet the best: fees in A are negotiable.',
      'Upload the estimates: the comparison shows what each costs in five years.',
    ],
    links: [{ label: 'Compare Loan Estimates', href: '/tools/compare-offers' }],
    explainedIn: 'under-contract/apply-and-compare-loan-estimates',
    sources: [sources.loanEstimate],
  },
  {
    key: 'points-price',
    question: 'Is it worth paying points for a lower rate?',
    asks: [
      'should i buy down the rate',
      'lender wants 1.5 points',
      'what does a point cost',
      'points or higher rate',
      'break even on discount points',
      'pay 4000 for a quarter percent lower',
      'temporary buydown 2-1',
      'seller pays points good idea',
      'discount pts explained',
    ],
    first:
      'A point costs 1% of the loan; it is worth it if you keep the loan longer than the months that earn it back.',
    more: [
      'Divide the cost by what the payment falls by: that many months. A refinance or a sale before then loses the rest.',
      'A temporary buydown lowers the first years only; know the payment afterwards.',
    ],
    figures: 'points-or-credit',
    links: [{ label: 'Points or credit calculator', href: '/tools/points-or-credit' }],
    explainedIn: 'term/discount-points',
    sources: [sources.truthInLending],
  },
  {
    key: 'good-rate',
    question: 'What is a good mortgage rate for me?',
    asks: [
      'is 7.1 a good rate',
      'what rate should i be getting',
      'good interest rate today for 740 score',
      'is my lender ripping me off on the rate',
      'best mortgage rate',
      'is 6.9 percent high',
      'how do i know my rate is fair',
      'rate seems high compared to my friend',
      'whats a decent intrest rate',
    ],
    asksEs: [
      'es buena esta tasa',
      'cuál es una buena tasa para mí',
      'mi tasa está muy alta',
      'cómo sé si mi tasa es justa',
    ],
    first: 'A good rate is the lowest APR with its fees among three lenders who quote you on the same day.',
    firstEs:
      'Una buena tasa es el APR más bajo con sus cargos entre tres prestamistas que le cotizan el mismo día.',
    more: [
      'Averages are for other people’s loans; score, down payment, kind of home and points move yours. Ask for the same lock and the same points so that the figures can be compared.',
    ],
    links: [{ label: 'Compare Loan Estimates', href: '/tools/compare-offers' }],
    explainedIn: 'term/apr',
    sources: [sources.loanEstimate],
  },
  {
    key: 'lock-when',
    question: 'When should I lock my rate?',
    asks: [
      'should i lock my rate now',
      'lock or float',
      'when can i lock',
      'how long should my rate lock be',
      '30 or 60 day lock',
      'what is the best day to lock',
      'lock rate before finding a house',
      'wait for rates to drop or lock',
    ],
    asksEs: [
      'cuándo bloqueo la tasa',
      'bloqueo la tasa ahora o espero',
      'bloqueo de 30 o 60 días',
      'conviene esperar para fijar la tasa',
    ],
    first:
      'Lock when you have a contract and can afford the payment; choose a lock that ends at least a week after closing.',
    firstEs:
      'Bloquee cuando tenga contrato y pueda con el pago; elija un bloqueo que venza al menos una semana después del cierre.',
    more: [
      'What rates do next is a guess, ours included. A longer lock costs a little more and an extension usually costs more than that. Ask about a float-down and get the lock in writing.',
    ],
    explainedIn: 'under-contract/lock-the-rate',
    sources: [{ source: 'Terms of lock agreements; lenders differ', checkedOn: '2026-11-30' }],
  },
  {
    key: 'many-lenders',
    question: 'Does asking several lenders hurt my score?',
    asks: [
      'will multiple lenders pulling my credit hurt',
      'how many lenders should i talk to',
      'does shopping for a mortgage lower my credit',
      'hard inquiry mortgage',
      'second preapproval from another bank',
      'is it rude to get quotes from 3 lenders',
      'how many credit pulls is too many',
      'switch lenders after preapproval',
    ],
    asksEs: [
      'consultar varios bancos baja mi crédito',
      'cuántos prestamistas debo consultar',
      'revisan mi crédito muchas veces',
      'comparar hipotecas afecta mi puntaje',
    ],
    first: 'Mortgage inquiries within a short window count as one, so ask three lenders inside 14 days.',
    firstEs:
      'Las consultas de hipoteca en un período corto cuentan como una: pregunte a tres prestamistas dentro de 14 días.',
    more: ['Newer scores allow 45 days; 14 is safe with all. Looking at your own report costs nothing.'],
    explainedIn: 'preparing/shopping-does-not-ruin-your-score',
    sources: [sources.creditInquiries],
  },
  {
    key: 'fifteen-or-thirty',
    question: 'Is a 15- or a 30-year loan better?',
    asks: [
      '15 year vs 30 year mortgage',
      'should i get a 15 year loan',
      'shorter loan or lower payment',
      '30 year and pay extra',
      'twenty year mortgage',
      'how much do you save with 15 years',
      'which term should we pick',
      'payment for 15 yrs too high for us',
    ],
    first:
      'A 15-year loan costs far less interest and a much higher payment; a 30-year loan leaves room and may be paid faster.',
    more: [
      'If the higher payment would empty your savings, take 30 years and pay extra when you can. Ask both prices of one day: the shorter rate is usually lower.',
    ],
    figures: 'extra-payments',
    links: [{ label: 'Monthly payment calculator', href: '/tools/monthly-payment' }],
    explainedIn: 'term/loan-term',
    sources: [
      {
        source: 'Worked out from each loan’s own figures; lenders’ quotes of one day decide',
        checkedOn: '2026-11-30',
      },
    ],
  },
];
