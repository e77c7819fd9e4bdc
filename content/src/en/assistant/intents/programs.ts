import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

/** Programs, down payments and the letter before them. */
export const programIntents: readonly Intent[] = [
  {
    key: 'fha-or-conventional',
    question: 'What is different: FHA or conventional?',
    asks: [
      'fha or conventional which is better',
      'difference between fha and conventional',
      'fha vs conventional loan',
      'should i pick fha or a conventional mortgage',
      'is fha cheaper than conventional with 670',
      'pros and cons fha vs regular loan',
      'why would anyone choose fha over conventional',
      'compare fha to conventional',
    ],
    asksEs: [
      'diferencia entre fha y convencional',
      'qué es mejor fha o convencional',
      'fha o préstamo convencional',
      'comparar fha con convencional',
    ],
    first:
      'FHA accepts lower scores with 3.5% down; a conventional loan needs a better score, but its mortgage insurance can end.',
    firstEs:
      'FHA acepta puntajes más bajos con 3.5% inicial; el convencional pide mejor puntaje, pero su seguro hipotecario puede terminar.',
    more: [
      'FHA charges 1.75% of the loan up front and, with less than 10% down, a yearly premium for as long as the loan lasts. Conventional loans start at 3% down for some buyers. Ask lenders to quote both.',
    ],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [sources.fhaDown, sources.fhaInsurance, sources.lowDownPayment, sources.mortgageInsuranceEnd],
  },
  {
    key: 'va-down',
    question: 'Do veterans need a down payment?',
    asks: [
      'do veterans need a down payment',
      'va loan zero down',
      'can i buy with no money down im a veteran',
      'army veteran how much do i have to put down',
      'va mortgage down payment required?',
      'husband is in the navy do we need a down payment',
      '0 down va',
      'how much down for va',
    ],
    asksEs: [
      'los veteranos necesitan pago inicial',
      'préstamo va sin pago inicial',
      'soy veterano cuánto tengo que dar de enganche',
      'va cero de enganche',
    ],
    first: 'Veterans need no down payment on a VA loan, if they are eligible by service.',
    firstEs:
      'Los veteranos no necesitan pago inicial con un préstamo VA, si su servicio les da derecho a él.',
    more: [
      'There is no monthly mortgage insurance. Most pay a funding fee, 2.15% of the loan on a first use with nothing down; with a VA disability you may be exempt.',
    ],
    explainedIn: 'term/va-loan',
    sources: [sources.vaFundingFee],
  },
  {
    key: 'arm',
    question: 'Is an adjustable-rate mortgage (ARM) a bad idea?',
    asks: [
      'is an adjustable rate mortgage a bad idea',
      '5/1 arm or fixed',
      'lender offers me an arm is it risky',
      'are arms safe',
      '7/6 arm good or bad',
      'variable rate mortgage worth it',
      'fixed or adjustable which one',
      'what happens when the arm adjusts',
      'should we take an arm with the lower rate',
    ],
    first: 'An adjustable-rate mortgage (ARM) is a bad idea if you could not pay it at its highest rate.',
    more: [
      'The rate is fixed for the first years and then moves up to its caps. The Loan Estimate shows the highest payment and when it could come: look there before you sign, and do not count on refinancing.',
    ],
    explainedIn: 'term/adjustable-rate-mortgage',
    sources: [sources.truthInLending],
  },
  {
    key: 'down-needed',
    question: 'How much down payment do I need: 20%?',
    asks: [
      'how much down payment do i need',
      'do i really need 20 percent down',
      'smallest down payment possible',
      'minimum downpayment to buy a house',
      'can i put 3% down',
      'least money down first house',
      'is 5 percent down ok',
      'how much do you have to put down on a house',
      'low down payment loans',
    ],
    asksEs: [
      'cuánto necesito de pago inicial',
      'cuánto enganche necesito para una casa',
      'pago inicial mínimo',
      'necesito el 20% de enganche',
    ],
    first:
      'A down payment may be nothing (VA, USDA), 3% (some conventional loans) or 3.5% (FHA); 20% is not required.',
    firstEs:
      'No hace falta 20%: hay préstamos convencionales desde 3%, FHA desde 3.5%, y VA y USDA sin pago inicial.',
    more: [
      'With less than 20% down a conventional loan usually adds mortgage insurance, which can end later.',
    ],
    explainedIn: 'term/down-payment',
    sources: [sources.lowDownPayment, sources.fhaDown],
  },
  {
    key: 'usda-where',
    question: 'Where can I use a USDA loan?',
    asks: [
      'where can i use a usda loan',
      'is my town eligible for usda',
      'usda loan in the suburbs',
      'usda map address check',
      'does the house have to be on a farm for usda',
      'rural loan which areas',
      'usda zone near me',
      'can i get usda in a small city',
    ],
    first:
      'Use a USDA loan where USDA counts the address as rural; its map at eligibility.sc.egov.usda.gov tells.',
    more: ['Your household’s income must also be under the limit for the area.'],
    explainedIn: 'term/usda-loan',
    sources: [sources.usdaLoan],
  },
  {
    key: 'fha-insurance-ends',
    question: 'How long do I pay FHA mortgage insurance?',
    asks: [
      'how long do i pay fha mortgage insurance',
      'when does mip go away',
      'does fha mip ever drop off',
      'get rid of fha insurance',
      'is fha mortgage insurance for life',
      'i put 10% down fha when does mip end',
      'stop paying mip',
      'remove fha monthly insurance',
      'how long does fha insurance last',
    ],
    first:
      'FHA mortgage insurance lasts as long as the loan with less than 10% down, and 11 years with 10% or more.',
    more: ['The law that ends private mortgage insurance does not apply to it.'],
    explainedIn: 'term/mortgage-insurance-premium',
    sources: [sources.fhaInsurance],
  },
  {
    key: 'pre-approval',
    question: 'What is a pre-approval letter?',
    asks: [
      'what is a pre approval letter',
      'preapproval meaning',
      'how do i get preapproved',
      'what does preapproved mean',
      'prequalified vs preapproved letter',
      'do i need a preaproval letter before looking',
      'how long does a pre approval take',
      'agent wants a pre approval letter whats that',
    ],
    asksEs: [
      'qué es una carta de preaprobación',
      'cómo consigo una preaprobación',
      'carta de pre aprobación para comprar casa',
      'qué significa preaprobado',
    ],
    first:
      'A pre-approval letter says in writing what a lender is willing to lend you, after looking at your credit.',
    firstEs:
      'Una carta de preaprobación dice por escrito cuánto está dispuesto a prestarle un prestamista, después de ver su crédito.',
    more: [
      'Usually it has looked at your papers too. It is no promise: the home and the final file must still pass.',
    ],
    explainedIn: 'term/pre-approval',
    sources: [],
  },
];
