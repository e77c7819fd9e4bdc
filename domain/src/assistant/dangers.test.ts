import { describe, expect, it } from 'vitest';
import { findDangers } from './dangers.ts';

const keys = [
  ...['despair', 'money-sent', 'money-asked', 'caller-wants-secrets', 'fraud-asked', 'blank-contract'],
  ...['forged-signature', 'discrimination', 'rescue-fee', 'losing-home'],
];
const isDanger = (key: string) => keys.includes(key);
/** A classifier that knows nothing: only the signs speak. */
const find = (question: string) =>
  findDangers(
    question,
    keys.map((key) => ({ key, share: 0.001 })),
    isDanger,
  );

describe('a danger is known by its signs alone', () => {
  it.each([
    ['title company emailed new wire instructions', 'money-asked'],
    ['the wiring instructions changed last minute', 'money-asked'],
    ['they want me to pay the appraisal fee with gift cards', 'money-asked'],
    ['I wired the money to the wrong account', 'money-sent'],
    ['got an urgent email to change the bank account for closing', 'money-asked'],
    ['i think i got scammed', 'money-sent'],
    ['can i send the deposit by western union', 'money-asked'],
    ['seller agent says send the wire immediately new account', 'money-asked'],
    ['lender denied me because of my religion', 'discrimination'],
    ['they asked if i was pregnant', 'discrimination'],
    ['agent told me that area isnt for people like me', 'discrimination'],
    ['landlord of the condo doesnt want kids', 'discrimination'],
    ['is this steering', 'discrimination'],
    ['can they ask about my disability', 'discrimination'],
    ['my appraisal was lowered because we are black', 'discrimination'],
    ['Can a lender discriminate by race?', 'discrimination'],
    ['i cant pay my mortgage', 'losing-home'],
    ['got a foreclosure letter', 'losing-home'],
    ['im two months behind on my mortgage', 'losing-home'],
    ['lost my job and cannot make the house payment', 'losing-home'],
    ['are they going to take my house', 'losing-home'],
    ['struggling to keep up with my mortgage payments', 'losing-home'],
    ['i dont want to live anymore', 'despair'],
    ['can i fake a pay stub', 'fraud-asked'],
    ['somebody signed my name on the deed', 'forged-signature'],
    ['they want me to sign a blank page', 'blank-contract'],
    ['caller asks for my social security number', 'caller-wants-secrets'],
    ['a company will stop my foreclosure for a fee', 'rescue-fee'],
    ['Recibí un correo con nuevas instrucciones de transferencia', 'money-asked'],
    ['me negaron el préstamo por mi raza', 'discrimination'],
    ['no puedo pagar la hipoteca', 'losing-home'],
  ])('%j is answered with %s', (question, key) => {
    expect(find(question)).toContain(key);
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
  ])('%j has none', (question) => {
    expect(find(question)).toEqual([]);
  });

  it('one question may have two', () => {
    expect(find('foreclosure company wants gift cards to pay the fee')).toEqual([
      'money-asked',
      'losing-home',
    ]);
  });

  it('in a long letter as in a short one, and not where its words are far apart', () => {
    const letter = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ');
    expect(find(`${letter} the wire instructions changed`)).toEqual(['money-asked']);
    expect(find(`the wire ${letter} has changed`)).toEqual([]);
  });
});

describe('beside the classifier', () => {
  it('a sign is silent where another intent is sure', () => {
    const ranked = [{ key: 'past-foreclosure', share: 0.9 }, ...keys.map((key) => ({ key, share: 0.01 }))];
    expect(findDangers('how long after a foreclosure can i buy', ranked, isDanger)).toEqual([]);
  });

  it('the classifier speaks without a sign', () => {
    const ranked = [
      { key: 'money-sent', share: 0.35 },
      { key: 'own-offer', share: 0.2 },
    ];
    expect(findDangers('they took it all', ranked, isDanger)).toEqual(['money-sent']);
  });
});
