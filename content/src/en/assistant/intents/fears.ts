import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

/** What people ask in fear: what to do today first, then why. No legal advice. */
export const fearIntents: readonly Intent[] = [
  {
    key: 'job-lost',
    question: 'I lost my job before closing: what now?',
    asks: [
      'i lost my job and were closing soon',
      'got laid off today what happens to my loan',
      'my husband got fired before closing',
      'i got furloughed during underwriting',
      'they cut my hours in half and i have a mortgage application',
      'lost my income before closing scared',
      'being let go next week and we close friday',
      'unemployed now do i tell the lender',
      'laid off 3 weeks from closing',
    ],
    asksEs: [
      'perdí mi trabajo antes del cierre',
      'me despidieron y estoy comprando casa',
      'me quedé sin trabajo qué pasa con el préstamo',
      'me redujeron las horas antes de cerrar',
    ],
    first: 'Call your loan officer today, before you sign anything.',
    firstEs: 'Llame hoy a su oficial de préstamos, antes de firmar nada.',
    more: [
      'The lender checks your job again shortly before closing. Hiding the change can be loan fraud; telling early leaves choices: another income, a co-borrower, a later closing.',
      'Ask your agent the same day for the date of your financing contingency. Leaving in writing before that date usually keeps your deposit.',
      'If you already own the home, call your servicer and a HUD-approved housing counselor before you miss a payment.',
    ],
    links: [
      { label: 'Keep everything still', href: '/portal/loan-processing#steps' },
      { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
    ],
    sources: [],
  },
  {
    key: 'denied',
    question: 'My loan was denied: what now?',
    asks: [
      'my loan was denied',
      'bank turned us down for the mortgage',
      'underwriter rejected me',
      'got declined what now',
      'mortgage application denied before closing',
      'why did they deny me',
      'they said no to our loan',
      'denied for debt to income',
      'turned down by the lender, do i lose my deposit',
    ],
    asksEs: [
      'me negaron el préstamo',
      'el banco rechazó mi solicitud',
      'me rechazaron la hipoteca qué hago',
      'no me aprobaron',
    ],
    first:
      'Call your loan officer today and ask for the reasons in writing: a denial is one lender’s answer.',
    firstEs:
      'Llame hoy a su oficial de préstamos y pida las razones por escrito: es la respuesta de un solo prestamista.',
    more: [
      'The lender must tell you within 30 days and give the main reasons or say how to get them. You may have a free copy of the credit report it used if you ask within 60 days.',
      'If you are under contract, call your agent now. The financing contingency has a date, and notice in writing before it usually keeps your deposit.',
      'Ask whether another loan program, a larger down payment or a corrected report would change the answer, and ask another lender. Open no new credit meanwhile.',
    ],
    links: [
      { label: 'When the answer is no', href: '/portal/loan-processing#critical-knowledge' },
      { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
    ],
    sources: [sources.creditDenial],
  },
  {
    key: 'outbid',
    question: 'We were outbid: what now?',
    asks: [
      'outbid again',
      'we lost another house',
      'keep losing every bid',
      'somebody offered more than us',
      'lost the house i loved',
      'our offers keep getting rejected',
      '5 offers and nothing, giving up',
      'we got beat by a cash offer',
    ],
    asksEs: [
      'perdimos la casa otra vez',
      'otro comprador ofreció más',
      'siempre nos ganan la oferta',
      'rechazaron nuestra oferta otra vez',
    ],
    first: 'You have lost a house, not your money: an offer that was not accepted costs nothing.',
    firstEs: 'Perdió una casa, no su dinero: una oferta que no fue aceptada no cuesta nada.',
    more: [
      'Ask your agent today whether the seller would take a backup offer, and what the winning terms were.',
      'For the next one, keep to the top price you wrote down. Shorter inspection days or a flexible closing date are safer than waiving the inspection, financing or appraisal contingency.',
    ],
    links: [{ label: 'Offer & Negotiation in the guide', href: '/portal/making-offer#critical-knowledge' }],
    sources: [],
  },
  {
    key: 'wants-out',
    question: 'Can I still get out of the purchase?',
    asks: [
      'i want to back out of the house',
      'can we cancel the contract',
      'how do i get out of this deal',
      'cold feet about the house',
      'dont want the house anymore',
      'can i still walk away from the purchase',
      'buyers remorse under contract',
      'need to pull out before closing what do i lose',
      'changed my mind about buying',
    ],
    asksEs: [
      'quiero cancelar la compra',
      'ya no quiero la casa',
      'puedo salirme del contrato',
      'cómo cancelo el contrato de la casa',
    ],
    first:
      'It depends on the date: before a contingency’s deadline you can usually leave in writing and keep your deposit.',
    firstEs:
      'Depende de la fecha: antes de que venza una contingencia suele poder retirarse por escrito y conservar su depósito.',
    more: [
      'Call your agent today, or an attorney where one handles the contract, and ask which contingencies are still open and how notice must be given. Saying it on the phone does not count.',
      'After the contingencies end, the seller may keep the deposit, and some contracts allow more. Do not just stop answering or miss a date.',
      'Once you have signed and the loan has funded, a purchase has no three-day right to cancel.',
    ],
    links: [
      { label: 'How earnest money works', href: '/portal/making-offer#critical-knowledge' },
      { label: 'After you sign', href: '/portal/closing#critical-knowledge' },
    ],
    sources: [],
  },
  {
    key: 'divorce',
    question: 'We are separating: what about the house?',
    asks: [
      'we are getting divorced and under contract',
      'my husband left me and we were buying a house',
      'separating while buying a home',
      'divorce and the mortgage',
      'going through a divorce can i buy a house',
      'splitting up before closing',
      'wife and i are divorcing what about the house loan',
      'buy my ex out of the house',
    ],
    asksEs: [
      'nos vamos a divorciar y estamos comprando',
      'divorcio y la hipoteca',
      'mi esposo me dejó y compramos casa',
      'separación antes del cierre',
    ],
    first: 'Call your loan officer and a family-law attorney before you sign or move any money.',
    firstEs: 'Llame a su oficial de préstamos y a un abogado de familia antes de firmar o mover dinero.',
    more: [
      'A separation can change whose income and debts count, who may have to sign, and how title can be held; state law and any court order decide.',
      'The lender will ask for the decree and support orders. A divorce decree alone does not take a name off a mortgage: the lender has to release it, usually by a refinance.',
      'Do not sign a quitclaim deed before you have asked: it gives up ownership and not the debt.',
    ],
    links: [
      { label: 'What comes up in some files', href: '/portal/loan-processing#required-information' },
      { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
    ],
    sources: [],
  },
  {
    key: 'mistake',
    question: 'What if this is a mistake?',
    asks: [
      'scared im making a huge mistake',
      'im terrified of buying this house',
      'what if im wrong about this house',
      'so anxious about the mortgage cant sleep',
      'is it normal to panic before buying',
      'are we making a bad decision',
      'freaking out about closing',
      'worried we cant afford this',
      'nervous about signing',
    ],
    asksEs: [
      'tengo miedo de equivocarme con la casa',
      'estoy nervioso por comprar',
      'tengo miedo de firmar',
      'me asusta la hipoteca',
    ],
    first:
      'Being afraid is common, and it does not mean that you chose wrong; check the numbers and the dates before you decide.',
    firstEs:
      'Tener miedo es común y no significa que eligió mal; revise los números y las fechas antes de decidir.',
    more: [
      'Look at three things: whether the full monthly payment fits the limit you set, whether savings are left after closing, and whether an inspection found anything you cannot pay for.',
      'If one of them fails, call your agent today and ask which contingency is still open and until when. Sign nothing that you do not understand.',
      'A HUD-approved housing counselor can go through the papers with you, at little or no cost.',
    ],
    links: [
      { label: 'Set your own limit first', href: '/portal/preparing#steps' },
      { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
    ],
    sources: [],
  },
];
