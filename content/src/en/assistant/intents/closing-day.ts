import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

/** The last days before the keys, and what goes wrong in them. */
export const closingDayIntents: readonly Intent[] = [
  {
    key: 'move-closing',
    question: 'Can we move the closing date?',
    asks: [
      'can i change my closing date',
      'push back closing',
      'close earlier',
      'seller wants to delay closing',
      'lender says we cant close on time',
      'closing delayed what happens',
      'extend closing date by a week',
      'reschedule closeing',
      'per diem penalty late closing',
    ],
    asksEs: [
      'podemos cambiar la fecha de cierre',
      'se retrasa el cierre qué pasa',
      'adelantar el cierre',
      'el vendedor quiere cambiar la fecha',
    ],
    first:
      'The closing date moves when both sides sign a change: check your lock, your papers’ age, lease and insurance first.',
    firstEs:
      'La fecha de cierre cambia cuando ambas partes firman: revise antes su tasa, la vigencia de papeles, renta y seguro.',
    more: [
      'Without a signed change the old date holds, and missing it can cost the deposit or a daily charge. Move it in your dates: what moves with it is shown.',
    ],
    own: ['date.closing'],
    links: [{ label: 'Your dates', href: '/portal/dates' }],
    explainedIn: 'closing/the-three-business-days',
    sources: [{ source: 'Terms of your purchase contract', checkedOn: '2026-11-30' }],
  },
  {
    key: 'walk-through-problem',
    question: 'Something is wrong at the walk-through: what now?',
    asks: [
      'problem at final walk through',
      'seller left junk in the garage',
      'water leak found at walkthrough',
      'seller took the appliances',
      'house is dirty at final walk thru',
      'repairs not done at the walk through',
      'damage found the day of closing',
      'seller still living in the house on closing day',
      'washer missing that was in the contract',
    ],
    asksEs: [
      'problema en la última visita a la casa',
      'el vendedor dejó basura',
      'faltan los electrodomésticos',
      'no hicieron las reparaciones',
    ],
    first:
      'Do not sign yet: photograph it, call your agent, and ask for a credit, money held back, or a short delay.',
    firstEs:
      'Todavía no firme: tome fotos, llame a su agente y pida un crédito, una retención de dinero o un breve aplazamiento.',
    more: [
      'Compare with the contract and the repair list. Money held by the settlement agent works best for things that can be priced. The lender must agree to a credit: it can change the Closing Disclosure.',
      'After you sign, your hand is much weaker.',
    ],
    explainedIn: 'closing/do-the-final-walk-through',
    sources: [sources.walkThrough],
  },
  {
    key: 'tax-already-paid',
    question: 'Who pays the property tax of this year?',
    asks: [
      'seller already paid property taxes',
      'tax proration at closing',
      'why am i paying the sellers taxes',
      'who pays property tax the year you buy',
      'prorated taxes on closing disclosure',
      'got a tax bill in the sellers name',
      'do i owe taxes for the whole year',
      'proprety tax split',
    ],
    first: 'Property tax of the year is split by the day of closing: each side pays for the days it owns.',
    more: [
      'If the seller paid ahead, you pay them back your days; if the bill comes later, the seller gives you a credit. The Closing Disclosure shows it under adjustments.',
      'Some states bill a year behind: then the credit should be larger.',
    ],
    explainedIn: 'term/proration',
    sources: [sources.closingDisclosure],
  },
  {
    key: 'when-keys',
    question: 'When do I get the keys?',
    asks: [
      'when do i get my keys',
      'can i move in on closing day',
      'signed but no keys yet',
      'funding and recording what is that',
      'how long after signing do we get the house',
      'keys the same day?',
      'closed on friday keys monday',
      'move in before closing',
    ],
    asksEs: [
      'cuándo me dan las llaves',
      'puedo mudarme el día del cierre',
      'firmé y no tengo llaves',
      'cuánto después de firmar me dan la casa',
    ],
    first:
      'You get the keys when the loan has funded and the deed is recorded, on closing day in many states.',
    firstEs:
      'Recibe las llaves cuando el préstamo se paga y se registra la escritura; en muchos estados, el mismo día del cierre.',
    more: [
      'In dry-funding states that can be some days later, and a rent-back lets the seller stay. Ask for the hour, and do not send the movers before.',
    ],
    explainedIn: 'closing/signing-funding-recording',
    sources: [{ source: 'State practice; your settlement agent gives the hour', checkedOn: '2026-11-30' }],
  },
  {
    key: 'cash-form',
    question: 'How do I pay at closing: wire or cashier’s check?',
    asks: [
      'how do i pay the closing money',
      'can i bring a personal check to closing',
      'wire or cashiers check',
      'how do i send money for closing safely',
      'pay closing costs with credit card',
      'when should i wire the funds',
      'is it safe to wire the down payment',
      'cashers check made out to who',
    ],
    asksEs: [
      'cómo pago en el cierre',
      'transferencia o cheque de caja',
      'puedo pagar el cierre con tarjeta',
      'es seguro transferir el dinero del cierre',
    ],
    first:
      'Pay by wire or cashier’s check as the settlement agent says, after you called a number that you found yourself.',
    firstEs:
      'Pague por transferencia o cheque de caja como diga el agente de cierre, después de llamar a un número que usted mismo buscó.',
    more: [
      'Personal checks and credit cards are not taken for the large sum. Wire a day before. Instructions that change by email are the mark of fraud.',
      'Wire Guard keeps the number that you checked.',
    ],
    links: [{ label: 'Wire Guard', href: '/portal/wire-guard' }],
    explainedIn: 'term/wire-fraud',
    sources: [sources.wireFraud],
  },
  {
    key: 'underwriting-long',
    question: 'Why does underwriting take so long?',
    asks: [
      'how long does underwriting take',
      'stuck in underwriting',
      'underwriter keeps asking for more documents',
      'what does conditional approval mean for closing',
      'no word from the lender for a week',
      'loan still in processing closing in 5 days',
      'underwriter wants another letter',
      'when do i get clear to close',
      'undewriting taking forever',
    ],
    asksEs: [
      'cuánto tarda la aprobación final',
      'el banco pide más y más documentos',
      'no sé nada del banco y el cierre es pronto',
      'aprobación condicional qué significa',
    ],
    first:
      'Underwriting often takes one to three weeks; every answer to a condition within a day keeps it short.',
    firstEs:
      'La revisión del préstamo suele tardar de una a tres semanas; contestar cada pedido en un día la acorta.',
    more: [
      'Ask your processor twice a week: what is open, who has it, and does the closing day hold? Requests for more papers are normal and mean that it is being read.',
      'If the date is in danger, ask for a written change before it passes.',
    ],
    explainedIn: 'loan-processing/how-long-it-takes-and-what-makes-it-longer',
    sources: [sources.processingTime],
  },
];
