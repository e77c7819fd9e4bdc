import type { GradedQuestion } from './graded.ts';

/**
 * Two further questions in each of the ten kinds, with what a right answer says and the passage or page that should come (`page`). They
 * were written before two ways of finding passages were compared with them, and before any of them was asked: then 6 of the 14 that have a
 * passage found it among the first three. Answers were written since, with these questions known.
 */
export const gradedLater: Readonly<Record<string, readonly (GradedQuestion & { page: string })[]>> = {
  'a figure': [
    {
      question: 'I make 22 an hour, what can I afford',
      must: /45,760.*affordability#/,
      grade: 'right',
      page: '/tools/affordability',
    },
    {
      question: 'whats the payment on a 250k loan at 6.5 for 15 years',
      must: /monthly-payment#.*250%2C000/,
      grade: 'right',
      page: '/tools/monthly-payment',
    },
  ],
  credit: [
    {
      question: 'which credit score do mortgage lenders use',
      must: /middle|FICO/,
      grade: 'right',
      page: 'term/credit-score',
    },
    {
      question: 'can i buy a house with collections on my report',
      must: /collection/i,
      grade: 'right',
      page: 'preparing/read-and-repair-your-credit',
    },
  ],
  'a loan program': [
    {
      question: 'can i use fha if im not a first time buyer',
      must: /first-time|not only|need not/i,
      grade: 'right',
      page: 'term/fha-loan',
    },
    {
      question: 'ohio first time buyer program',
      must: /Ohio Housing Finance Agency/,
      grade: 'right',
      page: 'term/housing-finance-agency',
    },
  ],
  'an offer': [
    {
      question: 'can the seller back out after accepting my offer',
      must: /contract|accepted/i,
      grade: 'right',
      page: 'term/purchase-contract',
    },
    {
      question: 'should i write a letter to the seller',
      must: /letter/i,
      grade: 'right',
      page: 'finding/fair-housing-protects-your-search',
    },
  ],
  'the house': [
    {
      question: 'what happens if the septic fails inspection',
      must: /repair|credit|septic/i,
      grade: 'right',
      page: 'under-contract/decide-what-to-ask-for',
    },
    {
      question: 'is it safe to buy a house with knob and tube wiring',
      must: /insur|electric|wiring/i,
      grade: 'wrong',
      page: 'finding/flood-and-insurance-decide-more-than-taste',
    },
  ],
  closing: [
    {
      question: 'do both spouses have to be at closing',
      must: /sign/i,
      grade: 'wrong',
      page: 'closing/sign',
    },
    {
      question: 'can my lender change the fees last minute',
      must: /fee|increase/i,
      grade: 'right',
      page: 'term/fee-tolerance',
    },
  ],
  owning: [
    {
      question: 'when is my first mortgage payment due',
      must: /first (day|payment|of)/i,
      grade: 'wrong',
      page: 'post-closing/payment-information',
    },
    {
      question: 'how do i file for homestead',
      must: /county|assessor|appraiser/i,
      grade: 'right',
      page: 'post-closing/file-for-homestead-exemption',
    },
  ],
  'fear and danger': [
    {
      question: 'recibí un correo con nuevas instrucciones de transferencia',
      must: /No envíe/,
      grade: 'right',
      page: 'wire-fraud',
    },
    {
      question: 'got a foreclosure letter today what do i do',
      must: /Call your loan servicer/,
      grade: 'right',
      page: 'foreclosure',
    },
  ],
  'a misspelled question': [
    { question: 'wat is earnst money', must: /deposit/i, grade: 'right', page: 'term/earnest-money' },
    {
      question: 'do i need homowners insurence b4 closing',
      must: /insur/i,
      grade: 'right',
      page: 'loan-processing/insure-the-home',
    },
  ],
  'a question in Spanish': [
    { question: 'qué es un préstamo FHA', must: /inglés/, grade: 'wrong', page: '/glossary' },
    {
      question: 'me van a quitar la casa por no pagar la hipoteca',
      must: /Llame/,
      grade: 'right',
      page: 'foreclosure',
    },
  ],
};
