import { type AccessRows, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'apiTokens'> = {
  'apiTokens.list': staff('manage', undefined, 'programs of the operator’s'),
  'apiTokens.create': staff('manage', () => ({ body: { name: 'CRM', scopes: ['leads:read'], days: 1 } })),
  'apiTokens.revoke': staff('manage', async ({ things }) => ({ parameters: { id: await things.token() } })),
};
