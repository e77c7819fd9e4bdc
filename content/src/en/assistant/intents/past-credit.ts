import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Debts and credit of the past: what is counted, and how long one waits. */
export const pastCreditIntents: readonly Intent[] = [
  {
    key: 'student-loans',
    question: 'How do student loans count for a mortgage?',
    asks: [
      'student loans deferred do they count',
      'i owe 60k in student loans can i buy a house',
      'income driven repayment and mortgage',
      'my student loan payment is 0 a month what do they use',
      'how do lenders count student debt',
      'loans in forbearance mortgage',
      'idr plan dti fha',
      'studnt loans and buying a home',
      'will college debt stop us from getting approved',
      'save plan payment zero fannie mae',
    ],
    asksEs: [
      'mis préstamos estudiantiles cuentan',
      'debo préstamos de la universidad puedo comprar casa',
      'préstamo estudiantil en pausa hipoteca',
      'pago cero préstamo estudiantil',
    ],
    first:
      'Student loans count even when paused: by the payment on your papers, or by a share of the balance that each program sets.',
    firstEs:
      'Los préstamos estudiantiles cuentan aunque estén en pausa: por el pago en sus papeles o por una parte del saldo.',
    more: [
      'Where no payment shows, Fannie Mae takes 1% of the balance, Freddie Mac, FHA and USDA 0.5%, and VA 5% a year divided by 12. Fannie Mae accepts an income-driven payment that is documented, even $0; FHA does not accept $0.',
      'Get a statement of your plan from the servicer before the lender works out your ratio.',
    ],
    explainedIn: 'preparing/work-out-your-debt-to-income-ratio',
    sources: [assistantSources.studentLoans],
  },
  {
    key: 'bankruptcy',
    question: 'How long after a bankruptcy can I buy?',
    asks: [
      'bankruptcy mortgage waiting period',
      'chapter 7 discharged 2 years ago can i buy',
      'how long after chapter 13',
      'still in a chapter 13 plan can i get a house',
      'filed bankrupcy in 2023',
      'bk discharge fha',
      'we went bankrupt during covid are we done for',
      'how soon after bankruptcy conventional loan',
      'does bankruptcy mean i can never get a mortgage',
    ],
    asksEs: [
      'cuánto tiempo después de la bancarrota puedo comprar',
      'bancarrota capítulo 7 hipoteca',
      'me declaré en quiebra puedo comprar casa',
      'estoy en capítulo 13',
    ],
    first:
      'After a Chapter 7 discharge the wait is two years for FHA and VA, three for USDA and four for conventional loans.',
    firstEs:
      'Después de un capítulo 7 la espera es de dos años para FHA y VA, tres para USDA y cuatro para préstamos convencionales.',
    more: [
      'The clock starts at the discharge, not the filing. In Chapter 13 FHA and VA can do after 12 months of payments on time with the court’s leave; conventional two years from discharge or four from dismissal.',
      'A cause outside your control can shorten some waits: ask with its papers.',
    ],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [assistantSources.waitingPeriods],
  },
  {
    key: 'past-foreclosure',
    question: 'How long after a foreclosure or short sale can I buy?',
    asks: [
      'foreclosure 5 years ago can i buy again',
      'how long after a foreclosure can i buy again mine was in 2016',
      'waiting period after short sale',
      'i lost a house once how long till i can get a mortgage',
      'deed in lieu how many years',
      'had a foreclosure on my record',
      'bought back after forclosure fha',
      'short sale in 2021 conventional',
      'repossession of my house years ago',
      'how long does a foreclosure keep you from getting a loan',
    ],
    asksEs: [
      'perdí una casa antes cuándo puedo comprar otra vez',
      'ejecución hipotecaria cuántos años esperar',
      'venta corta hipoteca espera',
      'me quitaron la casa hace años puedo volver a comprar',
    ],
    first:
      'After a foreclosure the wait is two years for VA, three for FHA and USDA and seven for conventional loans.',
    firstEs:
      'Después de una ejecución hipotecaria la espera es de dos años para VA, tres para FHA y USDA y siete para convencionales.',
    more: [
      'After a short sale or a deed in lieu Fannie Mae asks for four years, FHA for three. A cause outside your control can shorten some waits.',
      'Keep the paper with the day the house left your name: the clock runs from it.',
    ],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [assistantSources.waitingPeriods],
  },
  {
    key: 'no-score',
    question: 'Can I buy without a credit score?',
    asks: [
      'no credit score at all can i get a mortgage',
      'i never had a credit card',
      'no credit history home loan',
      'can they use rent instead of credit',
      'my husband has no score',
      'new to the country no us credit',
      'we pay cash for everything so no fico',
      'nontraditional credit mortgage',
      'zero credit can i buy',
      'thin file no scores came back',
    ],
    asksEs: [
      'no tengo historial de crédito puedo comprar',
      'sin crédito comprar casa',
      'nunca tuve tarjeta de crédito',
      'llegué hace poco y no tengo puntaje',
    ],
    first:
      'Without a credit score some loans read your rent, utilities and insurance payments by hand instead.',
    firstEs: 'Sin puntaje de crédito, algunos préstamos leen a mano sus pagos de renta, servicios y seguro.',
    more: [
      'Ask several lenders for a loan with nontraditional credit, and whether they underwrite by hand; many do not. Collect twelve months of payments on time.',
      'A housing counselor can help you build a record meanwhile.',
    ],
    explainedIn: 'term/credit-score',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B3-5.4 (nontraditional credit); HUD Handbook 4000.1',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'rent-history',
    question: 'Does paying rent on time help me?',
    asks: [
      'does rent help my credit',
      'ive paid rent on time for 6 years does that count',
      'rent reporting mortgage',
      'can the lender see my rent payments',
      'positive rent history fannie mae',
      'will my landlord have to confirm',
      'we pay 2100 rent so why cant we get a 2100 mortgage',
      'do i need proof of rent',
      'rent payed by venmo does it count',
    ],
    first: 'Rent paid on time can help if it shows: in your bank statements, or on your credit report.',
    more: [
      'Fannie Mae’s system can read twelve months of rent from bank statements, if you allow it, and only ever in your favor. Some newer scores count rent that a landlord reports.',
      'Pay in a way that leaves a line in your account; keep the lease.',
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [
      { source: 'Fannie Mae, positive rent payment history in Desktop Underwriter', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'bad-credit-no-savings',
    question: 'Bad credit and no savings: where do I start?',
    asks: [
      'bad credit no money can i ever own a home',
      'my credit is trash and i have nothing saved',
      'where do i even start with 520 credit',
      'poor credit zero down',
      'we live paycheck to paycheck and want a house',
      'is there any hope with bad credit and no downpayment',
      'single mom low income bad credit',
      'fix credit and save at the same time',
      'broke but want to buy',
      'credit score 490 help',
    ],
    asksEs: [
      'mal crédito y sin ahorros por dónde empiezo',
      'no tengo dinero y mi crédito es malo',
      'quiero casa pero no tengo ahorros',
      'crédito bajo sin enganche',
    ],
    first:
      'Bad credit and no savings can change in a year: read your reports, pay card balances down, then look for help.',
    firstEs:
      'Mal crédito y sin ahorros puede cambiar en un año: lea sus reportes, baje sus tarjetas y luego busque ayuda.',
    more: [
      'In that order: dispute what is wrong, never pay late from today, bring card balances down before the statement date; then down payment help, which the program finder lists.',
      'A HUD-approved housing counselor makes the plan with you, free or cheap. Do not pay anyone who promises to repair credit ahead of the work.',
    ],
    links: [
      { label: 'Find programs', href: '/programs' },
      { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [sources.housingCounselors, sources.creditDispute],
  },
  {
    key: 'late-payment',
    question: 'I have a recent late payment: does it matter?',
    asks: [
      'missed one credit card payment last month',
      'late payment before closing',
      '30 day late on my car loan',
      'how bad is one late payment',
      'forgot to pay a bill and it hit my credit',
      'late payments from 2 years ago',
      'will a late rent payment hurt me',
      'payed my card late by 3 days',
      'can i get a late payment removed',
    ],
    first:
      'A payment counts as late on your credit report once it is 30 days past due; a few days late usually is not reported.',
    more: [
      'If it was reported, pay it current today and tell your loan officer before the lender finds it: they will ask for a short letter. A single old one weighs less each month.',
      'Ask the creditor once, politely, to take it back as goodwill; it need not.',
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [
      { source: 'Creditors’ usual practice of reporting; 15 U.S.C. 1681s-2', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'late-how-long',
    question: 'How long do late payments stay on my report?',
    asks: [
      'how long do late payments stay on my credit',
      'how many years does a missed payment count against me',
      'when do late payments fall off',
      'late payment 5 years ago does it still hurt',
      'how long does a 60 day late matter',
      'when is a late payment gone from my report',
      'do old late payments go away',
      'how long does bad credit history stay',
    ],
    first: 'A late payment stays on your credit report for seven years, and weighs less each year.',
    more: [
      'Lenders look hardest at the last 12 to 24 months.',
      'One that is older, or that you never missed, can be disputed with each bureau that shows it.',
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [
      {
        source: 'Fair Credit Reporting Act, 15 U.S.C. 1681c (how long information may be reported)',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'raise-score',
    question: 'How do I raise my score fast?',
    asks: [
      'raise credit score fast',
      'how can i get from 640 to 700 before applying',
      'quickest way to boost fico',
      'improve credit in 30 days',
      'rapid rescore',
      'need 20 more points',
      'does paying off cards raise my score right away',
      'be added as authorized user help?',
      'how do i imporve my credit to buy a house',
    ],
    asksEs: [
      'cómo subir mi puntaje rápido',
      'mejorar mi crédito en un mes',
      'me faltan 20 puntos de crédito',
      'pagar tarjetas sube el puntaje',
    ],
    first:
      'Paying card balances down before their statement date moves a score fastest; no one can promise how many points.',
    firstEs:
      'Bajar el saldo de las tarjetas antes de la fecha de corte mueve más rápido el puntaje; nadie puede prometer cuántos puntos.',
    more: [
      'Amounts owed are about 30% of a FICO score. Dispute what is wrong, open nothing, close nothing. A lender can order a rapid rescore once something is paid or corrected.',
      'Your credit page works out which card to pay first, and what a better band is worth.',
    ],
    links: [{ label: 'Your credit', href: '/portal/credit' }],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [sources.creditWeights],
  },
];
