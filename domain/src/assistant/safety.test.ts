import { describe, expect, it } from 'vitest';
import { findSafetyKinds } from './safety.ts';

describe('the first answer is what to do now', () => {
  it.each([
    ['title company emailed new wire instructions', 'wire-fraud'],
    ['the wiring instructions changed last minute', 'wire-fraud'],
    ['they want me to pay the appraisal fee with gift cards', 'wire-fraud'],
    ['I wired the money to the wrong account', 'wire-fraud'],
    ['got an urgent email to change the bank account for closing', 'wire-fraud'],
    ['i think i got scammed', 'wire-fraud'],
    ['can i send the deposit by western union', 'wire-fraud'],
    ['seller agent says send the wire immediately new account', 'wire-fraud'],
    ['lender denied me because of my religion', 'discrimination'],
    ['they asked if i was pregnant', 'discrimination'],
    ['agent told me that area isnt for people like me', 'discrimination'],
    ['landlord of the condo doesnt want kids', 'discrimination'],
    ['is this steering', 'discrimination'],
    ['can they ask about my disability', 'discrimination'],
    ['my appraisal was lowered because we are black', 'discrimination'],
    ['Can a lender discriminate by race?', 'discrimination'],
    ['i cant pay my mortgage', 'foreclosure'],
    ['got a foreclosure letter', 'foreclosure'],
    ['im two months behind on my mortgage', 'foreclosure'],
    ['lost my job and cannot make the house payment', 'foreclosure'],
    ['are they going to take my house', 'foreclosure'],
    ['struggling to keep up with my mortgage payments', 'foreclosure'],
  ])('%j gets the answer about %s', (question, kind) => {
    expect(findSafetyKinds(question)).toContain(kind);
  });

  it.each([
    'is a single family home better than a condo',
    'my family is giving me money',
    'how do i wire the cash to close',
    'what is a wire transfer',
    'do i need a new bank account to close',
    'what color should the door be',
    'how many kids bedrooms do i need',
    'late fee on the loan',
    'i cant pay 20% down',
    'cashiers check or wire',
    'why do they want a letter about my late payment',
    'do i lose my inspection money if i walk away',
    'does a gift from my parents count',
    'how do i get rid of pmi',
    'what happens if my financing falls through',
    'the market is a rat race',
    'change address after moving',
    'my loan got sold to another company',
    'seller countered what now',
    'when do i get the keys',
  ])('%j gets none', (question) => {
    expect(findSafetyKinds(question)).toEqual([]);
  });

  it('one question may need two', () => {
    expect(findSafetyKinds('foreclosure company wants gift cards to pay the fee')).toEqual([
      'wire-fraud',
      'foreclosure',
    ]);
  });
});
