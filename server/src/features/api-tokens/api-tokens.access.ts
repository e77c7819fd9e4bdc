import { type AccessRows, admin } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'apiTokens'> = {
  'apiTokens.list': admin(undefined, 'programs of the operator’s'),
  'apiTokens.create': admin(() => ({ body: { name: 'CRM', scopes: ['leads:read'], days: 1 } })),
  'apiTokens.revoke': admin(async ({ things }) => ({ parameters: { id: await things.token() } })),
};
