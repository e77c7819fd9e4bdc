import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** After the keys. */
export const owningIntents: readonly Intent[] = [
  {
    key: 'broke-after-closing',
    question: 'Something broke after closing: who pays?',
    asks: [
      'furnace died a week after closing',
      'found mold after we moved in',
      'can i sue the seller for hidden problems',
      'roof leaks right after buying',
      'ac broke two days after closing',
      'seller lied on the disclosure',
      'water in the basement seller never told us',
      'inspector missed a big problem',
      'warranty after closeing',
    ],
    asksEs: [
      'se descompuso algo después del cierre',
      'encontré moho después de mudarme',
      'el vendedor mintió sobre la casa',
      'se dañó la calefacción recién comprada',
    ],
    first:
      'After closing a repair is yours, unless a warranty covers it or the seller hid a defect that had to be disclosed.',
    firstEs:
      'Después del cierre la reparación es suya, salvo que la cubra una garantía o el vendedor haya ocultado un defecto.',
    more: [
      'Stop the damage, photograph it, and call the home warranty or the builder before anyone repairs. Keep the disclosure and the inspection report beside each other.',
      'If something was hidden, ask an attorney soon: the time to claim is limited by your state.',
    ],
    explainedIn: 'term/seller-disclosure',
    sources: [
      {
        source: 'State disclosure law; an attorney in your state says what had to be disclosed',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'escrow-shortage',
    question: 'My escrow has a shortage: what may they ask?',
    asks: [
      'escrow shortage 1200 do i have to pay it',
      'mortgage company says i owe escrow',
      'spread escrow shortage over 12 months',
      'pay escrow shortage in full or monthly',
      'escrow analysis shortage letter',
      'is my escrow analysis wrong',
      'escrow deficiency',
      'why do i owe 900 to escrow',
      'escro short',
    ],
    asksEs: [
      'me falta dinero en la cuenta de depósito en garantía',
      'el banco dice que debo escrow',
      'puedo pagar el faltante de escrow por mes',
      'subió mi escrow qué hago',
    ],
    first:
      'A larger escrow shortage must be spread over at least 12 months if you do not pay it at once; first check the figures.',
    firstEs:
      'Un faltante grande debe repartirse en al menos 12 meses si no lo paga de una vez; primero revise las cifras.',
    more: [
      'A shortage below one month’s escrow payment may be asked for within 30 days. The servicer may keep a cushion of at most one sixth of a year’s bills.',
      'The escrow check works through your statement and writes the letter if something is off.',
    ],
    own: ['owned.escrow'],
    links: [{ label: 'Your home', href: '/portal/home' }],
    explainedIn: 'term/escrow-analysis',
    sources: [sources.escrowAccounts],
  },
  {
    key: 'refinance-when',
    question: 'How soon may I refinance?',
    asks: [
      'how soon can i refinance after buying',
      'refinance waiting period fha',
      'va irrrl when',
      'can i refinance after 6 months',
      'wait to refinance conventional',
      'bought in january rates fell can i refi',
      'cash out refi seasoning',
      'refinace how long wait',
    ],
    asksEs: [
      'cuándo puedo refinanciar',
      'cuánto esperar para refinanciar fha',
      'refinanciar después de seis meses',
      'bajaron las tasas puedo refinanciar',
    ],
    first:
      'Conventional loans can often be refinanced at once; FHA and VA streamlines need 210 days and six payments.',
    firstEs:
      'Los préstamos convencionales suelen poder refinanciarse enseguida; FHA y VA simplificados piden 210 días y seis pagos.',
    more: [
      'Taking cash out usually needs six to twelve months. Whether it pays is another question: costs divided by what the payment falls by gives the months to earn it back.',
    ],
    figures: 'refinance',
    links: [{ label: 'Refinance calculator', href: '/tools/refinance' }],
    explainedIn: 'term/refinance',
    sources: [assistantSources.refinanceWait],
  },
  {
    key: 'first-payment',
    question: 'When is my first payment, and is a month skipped?',
    asks: [
      'do i skip a month of mortgage after closing',
      'closed march 10 when do i pay',
      'first payment after closing',
      'how long after closing until the first payment',
      'no bill came yet',
      'mortgage paid in arrears',
      'why no payment next month',
      'i never got a first mortgage statment',
    ],
    asksEs: [
      'cuándo es mi primer pago',
      'se salta un mes de hipoteca',
      'cerré en marzo cuándo pago',
      'no me ha llegado la factura de la hipoteca',
    ],
    first: 'The first payment is usually due on the first of the second month after closing.',
    firstEs: 'El primer pago suele vencer el día primero del segundo mes después del cierre.',
    more: [
      'Nothing is skipped: interest for the rest of the closing month was paid at closing, and a payment covers the month before. Pay the servicer named in the first-payment letter even if no bill comes.',
    ],
    own: ['owned.payment', 'date.first-payment'],
    explainedIn: 'term/prepaid-interest',
    sources: [{ source: 'Customary; the note names the day', checkedOn: '2026-11-30' }],
  },
  {
    key: 'homestead',
    question: 'How do I file for the homestead exemption?',
    asks: [
      'homestead exemption how to file',
      'lower my property taxes',
      'deadline homestead',
      'do i need to apply for homestead',
      'property tax exemption for new owners',
      'homestead in texas when',
      'missed the homestead deadline',
      'homsted exemption',
    ],
    asksEs: [
      'cómo pido la exención de vivienda principal',
      'exención homestead fecha límite',
      'cómo bajo mis impuestos de la casa',
      'se me pasó la fecha del homestead',
    ],
    first:
      'You file for a homestead exemption with your county’s assessor, usually once, by your state’s date after you move in.',
    firstEs:
      'La exención de vivienda principal se pide en el condado, por lo general una vez, antes de la fecha de su estado.',
    more: [
      'It is free: letters that ask for a fee are advertising. Some states take it late. Bring the deed and an ID with the new address.',
    ],
    explainedIn: 'post-closing/file-for-homestead-exemption',
    sources: [
      { source: 'Rules of each state and county; the assessor’s office decides', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'tax-appeal',
    question: 'My property tax went up: can I appeal?',
    asks: [
      'property taxes went up a lot',
      'appeal my assessment',
      'fight property tax',
      'assessed value too high',
      'supplemental tax bill',
      'reassessed after purchase',
      'how do i protest my taxes',
      'why did my tax double after i bought',
    ],
    asksEs: [
      'subió mucho el impuesto de mi casa',
      'apelar el valor de la casa',
      'protestar impuestos de propiedad',
      'factura de impuesto suplementaria',
    ],
    first:
      'You can appeal your assessment until the day printed on its notice, with recent sales of like homes.',
    firstEs:
      'Puede apelar el avalúo fiscal hasta el día impreso en el aviso, con ventas recientes de casas parecidas.',
    more: [
      'Check the record first: rooms, area, exemptions. Your own price is often the best evidence in the first year. A supplemental bill after a sale is usually yours and not paid from escrow: ask.',
    ],
    explainedIn: 'term/tax-assessor',
    sources: [
      { source: 'Rules of each state and county; the notice prints the day', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'home-worth',
    question: 'What is my home worth now?',
    asks: [
      'how much is my house worth',
      'home value estimate',
      'has my home gone up in value',
      'equity in my house',
      'whats my equity',
      'zestimate wrong',
      'how do you figure the value of my home',
      'value of my home for pmi removal',
    ],
    first:
      'Your home’s page shows its value by the price index of your area, from the price you paid and its day.',
    more: [
      'The index is an average: it knows nothing of your kitchen. For ending mortgage insurance or a sale a lender’s appraisal or an agent’s sales count.',
    ],
    links: [{ label: 'Your home', href: '/portal/home' }],
    explainedIn: 'term/equity',
    sources: [
      {
        source: 'FHFA House Price Index, all transactions',
        url: 'https://www.fhfa.gov/data/hpi',
        checkedOn: '2026-11-20',
      },
    ],
  },
  {
    key: 'heloc',
    question: 'How can I use my home’s equity?',
    asks: [
      'heloc or cash out refinance',
      'home equity loan',
      'borrow against my house',
      'use equity for repairs',
      'how much can i borrow on my home',
      'second mortgage',
      'take money out of my house',
      'home equity line of credit rates',
    ],
    first:
      'Equity can be used by a home equity loan, a line of credit, or a cash-out refinance; the home secures each.',
    more: [
      'If your present rate is low, a second loan usually keeps it. A line’s rate moves. Compare costs and what the payment becomes; in most cases you have three business days to cancel.',
    ],
    explainedIn: 'term/equity',
    sources: [sources.rescission],
  },
  {
    key: 'stranger-letters',
    question: 'I get letters about my mortgage or deed: are they real?',
    asks: [
      'letter says final notice mortgage insurance',
      'deed copy 95 dollars letter',
      'official looking letter wants money for a copy of my deed',
      'mail from unknown company about my loan',
      'home warranty expiring letter',
      'calls from lenders after i applied',
      'how do i stop mortgage spam calls',
      'company says my loan was transferred',
      'is this county letter a scam',
    ],
    asksEs: [
      'me llegan cartas raras sobre mi hipoteca',
      'carta que cobra por copia de la escritura',
      'llamadas de prestamistas desconocidos',
      'es verdad que vendieron mi préstamo',
    ],
    first:
      'Most letters after a purchase are advertising made to look official: a new servicer is real only if the old one wrote too.',
    firstEs:
      'La mayoría de esas cartas son publicidad con aspecto oficial: un nuevo administrador es real solo si el anterior también escribió.',
    more: [
      'Call the old servicer at the number on an earlier statement before you pay anybody else. A copy of your deed costs a few dollars at the county.',
      'Calls after an application come from companies that your bank or a bureau may tell: optoutprescreen.com lessens them.',
    ],
    explainedIn: 'post-closing/when-your-loan-moves-to-another-company',
    sources: [sources.servicingTransfer],
  },
  {
    key: 'rent-it-out',
    question: 'Can I rent out my home or a room?',
    asks: [
      'can i rent my house after buying',
      'owner occupied for how long',
      'rent out a room with fha',
      'airbnb my new house',
      'move out after 6 months and rent it',
      'how long do i have to live there',
      'house hack duplex fha',
      'turn my home into a rental',
    ],
    first:
      'Most loans ask you to live in the home for a year first; renting a room while you live there is usually fine.',
    more: [
      'Read the occupancy clause of your deed of trust. If life moves you sooner, write to the servicer first. HOA, city and insurance have rules of their own. Saying that you will live there when you will not is fraud.',
    ],
    explainedIn: 'term/occupancy',
    sources: [
      {
        source: 'Occupancy clause of the standard security instruments; yours decides',
        checkedOn: '2026-11-30',
      },
    ],
  },
];
