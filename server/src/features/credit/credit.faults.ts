import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { createBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';

const score = { value: 712, model: 'fico-5', bureau: 'equifax', on: '2026-01-05', range: null, factors: [] };
const card = { name: 'Blue card', balance: 120_000, limit: 500_000, statementDay: 12 };
const dispute = {
  ...{
    bureau: 'equifax',
    item: 'Card ending 1234',
    wrong: 'Paid on time',
    sentTo: 'bureau',
    furnisher: null,
  },
  ...{ sentOn: null, receivedOn: null, moreInformationOn: null, answeredOn: null },
  ...{ afterFreeReport: false, result: null },
};
const sender = { name: 'Ada Owner', address: ['1 Main Street', 'Columbus, OH 43215'] };

const save = (table: string, body: object): Recipe => ({
  async prepare({ query, buyer }) {
    await query(`delete from ${table}`);
    return { who: buyer, parameters: { id: randomUUID() }, body };
  },
});
const remove = (kind: string, body: object): Recipe => ({
  async prepare({ query, buyer }) {
    await query(`delete from credit_${kind}`);
    const id = randomUUID();
    await buyer.call('PUT', `/api/credit/${kind}/${id}`, body);
    return { who: buyer, parameters: { id } };
  },
});

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'credit.saveScore': save('credit_scores', score),
  'credit.removeScore': remove('scores', score),
  'credit.saveCard': save('credit_cards', card),
  'credit.removeCard': remove('cards', card),
  'credit.saveDispute': save('credit_disputes', dispute),
  'credit.removeDispute': remove('disputes', dispute),
  'credit.keepSender': {
    async prepare({ query, buyer }) {
      await query('delete from credit_senders');
      return { who: buyer, body: { sender } };
    },
  },
  'credit.share': {
    async prepare({ app }) {
      const [one, other] = [await createBuyer(app), await createBuyer(app)];
      await joinPurchase(app, one, other);
      return { who: one, body: { isShared: true } };
    },
  },
};

export const withoutRecipe = { 'credit.letter': 'computes and stores nothing' };
