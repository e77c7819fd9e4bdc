import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';

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
const still = (table: string) => `select count(*)::int from ${table} where id = $1`;
/** The owner’s row of that id as it was, beside those of others: `changed` is what all others send. */
const stillAsItWas = (table: string, changed: string) =>
  `select count(*)::int from ${table} where id = $1 and not (${changed})`;

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'credit'> = {
  'credit.read': buyer(),
  'credit.saveScore': owned(
    async ({ things }) => ({
      parameters: { id: await things.creditRow('scores', score) },
      body: { ...score, value: 500 },
    }),
    { others: 'done', still: stillAsItWas('credit_scores', 'value = 500') },
  ),
  'credit.removeScore': owned(
    async ({ things }) => ({ parameters: { id: await things.creditRow('scores', score) } }),
    { others: 'done', still: still('credit_scores') },
  ),
  'credit.saveCard': owned(
    async ({ things }) => ({
      parameters: { id: await things.creditRow('cards', card) },
      body: { ...card, name: 'Changed' },
    }),
    { others: 'done', still: stillAsItWas('credit_cards', "name = 'Changed'") },
  ),
  'credit.removeCard': owned(
    async ({ things }) => ({ parameters: { id: await things.creditRow('cards', card) } }),
    { others: 'done', still: still('credit_cards') },
  ),
  'credit.saveDispute': owned(
    async ({ things }) => ({
      parameters: { id: await things.creditRow('disputes', dispute) },
      body: { ...dispute, item: 'Changed' },
    }),
    { others: 'done', still: stillAsItWas('credit_disputes', "item = 'Changed'") },
  ),
  'credit.removeDispute': owned(
    async ({ things }) => ({ parameters: { id: await things.creditRow('disputes', dispute) } }),
    { others: 'done', still: still('credit_disputes') },
  ),
  'credit.share': buyer({ isShared: false }),
  'credit.keepSender': buyer({ sender: null }),
  'credit.letter': owned(async ({ things }) => ({
    parameters: { id: await things.creditRow('disputes', dispute) },
    body: { sender: { name: 'Ada Owner', address: ['1 Main Street'] }, on: '2026-01-06', enclosures: [] },
  })),
};
