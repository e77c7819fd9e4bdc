import { type AccessRows, COLLEAGUES, staff } from '@porchlight/testing/access/access-row.ts';

const A_BUYER = `select users.id from users join purchase_people on user_id = users.id and state = 'active' and purchase_people.role = 'buyer'
  where guest is null and users.id not in (select user_id from staff_members) limit 1`;

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'homeBuyers'> = {
  'homeBuyers.listPurchases': staff('read'),
  'homeBuyers.listDuePurchases': staff('figures'),
  'homeBuyers.getPurchase': staff('figures', async ({ things }) => ({
    parameters: { id: await things.one(A_BUYER, []) },
  })),
  'homeBuyers.exportPurchases': staff(['figures', 'export']),
  'homeBuyers.listOwners': staff('read', undefined, COLLEAGUES),
  'homeBuyers.getOverview': staff('read'),
  'homeBuyers.setOwner': staff('decide', async ({ things }) => ({
    parameters: { id: await things.purchase() },
    body: { version: 0, ownerId: null, note: 'They answer on Fridays.' },
  })),
  'homeBuyers.list': staff('read'),
  'homeBuyers.get': staff('figures', async ({ things }) => ({
    parameters: { id: await things.homeBuyer() },
  })),
  'homeBuyers.setStage': staff('decide', async ({ things }) => ({
    parameters: { id: await things.homeBuyer() },
    body: { version: 1, stage: 'finding' },
  })),
  'homeBuyers.export': staff(['figures', 'export']),
};
