import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

/** What is asked about terms in other words than their names. */
export const termIntents: readonly Intent[] = [
  {
    key: 'apr-or-rate',
    question: 'What is the difference between APR and the rate?',
    asks: [
      'apr vs interest rate',
      'difference between apr and rate',
      'why is my apr higher than my rate',
      'is apr the same as the interest rate',
      'what does apr mean vs rate',
      'do i compare apr or rate',
      'apr 7.1 rate 6.75 why',
      'which number matters apr or the rate',
    ],
    asksEs: [
      'diferencia entre apr y tasa',
      'qué es el apr',
      'por qué el apr es más alto que la tasa',
      'comparo el apr o la tasa',
    ],
    first:
      'The rate sets your payment; the APR adds points and most lender fees to it, to compare whole offers.',
    firstEs:
      'La tasa fija su pago; el APR le suma puntos y casi todas las tarifas del prestamista, para comparar ofertas.',
    more: ['Compare APRs only of loans of the same kind and term, on the same day.'],
    explainedIn: 'term/apr',
    sources: [sources.truthInLending],
  },
  {
    key: 'who-pays-closing-costs',
    question: 'Who pays the closing costs?',
    asks: [
      'who pays closing costs',
      'does the seller pay closing costs',
      'can the seller cover my closing costs',
      'buyer or seller pays the fees at closing',
      'ask the seller to pay closing',
      'seller concession for closing costs',
      'do i pay all the closing costs',
      'can closing costs be rolled into the loan',
    ],
    asksEs: [
      'quién paga los costos de cierre',
      'el vendedor paga los costos de cierre',
      'puede el vendedor cubrir mis gastos',
      'pago yo todos los costos de cierre',
    ],
    first: 'Buyers pay most closing costs, and a seller credit agreed in the contract can pay part of them.',
    firstEs:
      'El comprador paga casi todos los costos de cierre; un crédito del vendedor en el contrato puede pagar parte.',
    more: [
      'Each loan program limits how much a seller may pay, so ask your lender before you ask the seller.',
    ],
    explainedIn: 'term/seller-credit',
    sources: [sources.closingCosts],
  },
];
