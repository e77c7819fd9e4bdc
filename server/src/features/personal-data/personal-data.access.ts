import { type AccessRows, account, buyer, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'personalData' | 'people'> = {
  'personalData.status': account(),
  'personalData.accessLog': buyer(),
  'personalData.requestExport': account({}),
  'personalData.removeExport': account(),
  'personalData.downloadExport': account(undefined, {
    call: async ({ things }) => {
      await things.exported();
      return {};
    },
  }),
  // With reauthentications that are too old: an account that is being deleted signs its owner out.
  'personalData.requestDeletion': account(
    {},
    {
      call: async ({ things }) => ({ after: await things.outdateProofs() }),
      owner: 'PROOF_NEEDED',
      others: 'PROOF_NEEDED',
    },
  ),
  'personalData.withdrawConsent': account({ purpose: 'newsletter' }, { owner: 'NOT_FOUND' }),
  'personalData.cancelDeletion': account(undefined, {
    call: async ({ things }) => {
      await things.deletion();
      return {};
    },
  }),
  'people.find': staff('addresses', async ({ things }) => ({ query: { address: await things.address() } })),
  'people.checkExport': staff('manage', undefined, 'how fresh the member’s own proof is'),
  'people.export': staff('manage', async ({ things }) => ({ query: { address: await things.address() } })),
  'people.erase': staff('manage', async ({ things }) => {
    const address = await things.address();
    return { body: { address, confirmation: address, reason: 'asked-by-letter', sendsReceipt: false } };
  }),
  'people.withdrawConsent': staff('addresses', async ({ things }) => ({
    body: { address: await things.address(), purpose: 'calls-and-texts' },
  })),
  'people.retention': staff('read'),
};
