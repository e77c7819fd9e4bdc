import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

const foreclosure = {
  source: 'HUD, how foreclosures and short sales are sold; terms are the seller’s',
  checkedOn: '2026-11-30',
};

/** Calm questions in the words of the dangers: how a wire works, what a law says, how a foreclosed home is bought. */
export const safeMoneyIntents: readonly Intent[] = [
  {
    key: 'wire-how',
    question: 'How do I wire money for closing?',
    asks: [
      'how do i wire my down payment',
      'how long does a wire take',
      'how long does a wire take to get to the title company',
      'what does a wire cost',
      'whats the wire fee usually',
      'when will the title company send wire instructions',
      'when do i get the wire instructions for closing',
      'do i get a receipt when they receive my wire',
      'can i wire from two different bank accounts',
      'what time do i need to send the wire',
      'does my bank need me to come in to wire money',
      'is there a limit on how much i can wire',
      'who do i ask for the wiring instructions escrow or my agent',
    ],
    asksEs: [
      'cómo hago la transferencia para el cierre',
      'cuánto tarda una transferencia',
      'cuánto cuesta una transferencia bancaria',
      'cuándo me mandan las instrucciones de transferencia',
    ],
    first:
      'A wire goes from your bank to the settlement agent’s, usually the same day if you send it in the morning.',
    firstEs:
      'La transferencia va de su banco al del agente de cierre, por lo general el mismo día si la envía por la mañana.',
    more: [
      'Ask for the instructions some days before, then call the agent at a number you found yourself and have every digit read to you. Send it a day ahead and call to hear that it arrived.',
      'Ask your bank about its fee and daily limit; two accounts mean two wires, and the lender may want both statements.',
    ],
    links: [{ label: 'Wire Guard', href: '/portal/wire-guard' }],
    explainedIn: 'term/wire-transfer',
    sources: [sources.wireFraud],
  },
  {
    key: 'fraud-what',
    question: 'How do I protect myself from wire fraud?',
    asks: [
      'what is wire fraud in real estate',
      'how do people protect themselves from wire fraud',
      'how can i avoid closing scams',
      'tips to prevent wire fraud',
      'how do scammers get closing information',
      'what does wire guard do',
      'how common is wire fraud when buying a house',
      'is it safe to wire money for a house',
    ],
    asksEs: [
      'cómo evito fraudes al mandar el dinero del cierre',
      'qué es el fraude de transferencia',
      'cómo me protejo de estafas en el cierre',
      'es seguro mandar el dinero por transferencia',
    ],
    first:
      'Wire fraud is a thief’s email with false bank details; calling a number you found yourself before you send stops it.',
    firstEs:
      'El fraude de transferencia es un correo con datos bancarios falsos; llamar antes a un número que usted mismo buscó lo detiene.',
    more: [
      'Write the settlement agent’s number down early, from a card or its own site. Treat any change of instructions by email or text as false until you have called.',
    ],
    links: [{ label: 'Wire Guard', href: '/portal/wire-guard' }],
    explainedIn: 'term/wire-fraud',
    sources: [sources.wireFraud],
  },
  {
    key: 'papers-normal',
    question: 'Is it normal that the lender asks for my SSN?',
    asks: [
      'is it normal for the lender to ask for my ssn and bank statements',
      'why does the lender need my social security number',
      'does a real lender need my bank statements',
      'is it ok to upload my tax returns',
      'why do they want two months of statements',
      'should i give my lender my social security number',
      'does the lender need my date of birth',
      'is it safe to send my pay stubs to the lender',
    ],
    first:
      'A lender needs your Social Security number for your credit, and statements for your money; never a password or a code.',
    more: [
      'Give them in the lender’s own portal or in person, not by plain email, and only to a company that you chose. Look its license up at NMLS Consumer Access first.',
    ],
    explainedIn: 'term/nmls',
    sources: [sources.application],
  },
  {
    key: 'foreclosed-home',
    question: 'How do I buy a foreclosed home?',
    asks: [
      'how do i buy a foreclosed home',
      'is buying at a foreclosure auction a good idea',
      'what is a sheriff sale',
      'difference between a short sale and a foreclosure',
      'buying a bank owned house',
      'can i use fha on a foreclosure',
      'hud homes for sale how does it work',
      'are foreclosures cheaper',
      'are foreclosed homes sold as is and can i get an inspection',
      'how do i filter for foreclosure listings in my zip',
      'what does pre foreclosure mean on a listing',
      'what is an reo',
      'short sale how long does it take to buy',
    ],
    first:
      'A foreclosed home is bought at auction for cash, or later from the bank with a loan; both usually as it is.',
    more: [
      'At an auction there is often no inspection, and liens or people may stay with the house: have an attorney look first. A short sale is sold by its owner for less than is owed, and the lender must agree, which takes months.',
    ],
    explainedIn: 'term/foreclosure',
    sources: [foreclosure],
  },
  {
    key: 'fair-housing-what',
    question: 'What do the fair housing and credit laws cover?',
    asks: [
      'what does the fair housing act cover',
      'what is redlining',
      'definition of steering in real estate',
      'what is discrimination under the equal credit opportunity act',
      'what are the protected classes',
      'does the fair housing act apply to condos too',
      'what does ecoa mean',
      'what can a seller not ask me',
      'is it legal to ask about my family on a loan application',
    ],
    first:
      'The Fair Housing Act bars unequal treatment for race, color, religion, sex, disability, family status or national origin.',
    more: [
      'The Equal Credit Opportunity Act adds age, marital status, and public assistance for every loan. Steering and redlining are ways of breaking them. States add more.',
      'If it happened to you, say so here: complaints to HUD are free.',
    ],
    explainedIn: 'term/fair-housing-act',
    sources: [sources.fairHousing, sources.equalCredit],
  },
  {
    key: 'crypto-stock',
    question: 'Can I use crypto or stocks for the down payment?',
    asks: [
      'can i sell my crypto to make a down payment',
      'use bitcoin for down payment',
      'selling stocks to buy a house',
      'do lenders accept crypto',
      'can i sell some bitcoin and how long does it need to sit in the bank',
      'can i pay the inspector with zelle or card',
      'cash out my coinbase for closing costs',
      'use zelle to move money from my savings to checking before closing',
      'wedding gift registry money for a house',
      'money from selling shares as downpayment',
    ],
    first:
      'Crypto counts once it is sold for dollars in your account, with the papers of the sale; stocks may count before.',
    more: [
      'Sell early, keep the statements of both sides, and ask a tax adviser what the gain costs. Moving money between your own accounts is fine if both statements show it.',
    ],
    explainedIn: 'term/source-of-funds',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B3-4.1-04 and B3-4.3-01 (virtual currency; stocks)',
        checkedOn: '2026-11-30',
      },
    ],
  },
];
