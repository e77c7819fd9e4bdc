import { type AccessRows, agent, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'homeBuyers'> = {
  'homeBuyers.listPurchases': reader(),
  'homeBuyers.getPurchase': reader(async ({ things }) => ({ parameters: { id: await things.homeBuyer() } })),
  'homeBuyers.exportPurchases': agent(),
  'homeBuyers.list': reader(),
  'homeBuyers.get': reader(async ({ things }) => ({ parameters: { id: await things.homeBuyer() } })),
  'homeBuyers.setStage': agent(async ({ things }) => ({
    parameters: { id: await things.homeBuyer() },
    body: { version: 1, stage: 'finding' },
  })),
  'homeBuyers.export': agent(),
};
