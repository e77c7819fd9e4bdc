import { randomUUID } from 'node:crypto';
import { type AccessRows, buyer, everybody, helper, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'sharing'> = {
  'sharing.read': buyer(),
  'sharing.change': buyer({ nickname: 'The blue house' }),
  'sharing.invite': buyer(undefined, {
    call: () => ({ body: { name: 'Theo', email: `theo-${randomUUID()}@example.com`, role: 'title' } }),
  }),
  'sharing.inviteAgain': owned(({ things }) => things.invitedHelper(), { coBuyer: 'done' }),
  'sharing.remove': owned(
    async ({ things }) => ({ parameters: { id: (await things.invitedHelper()).parameters.id } }),
    { coBuyer: 'done', owner: 'NOT_FOUND' },
  ),
  'sharing.leave': buyer(undefined, {
    call: () => ({ body: {} }),
    others: 'NOT_ALLOWED',
    coBuyer: 'done',
    owner: 'NOT_ALLOWED',
  }),
  'sharing.grant': owned(
    async ({ things }) => ({
      parameters: { id: (await things.invitedHelper()).parameters.id },
      body: { what: 'figures' },
    }),
    { coBuyer: 'done' },
  ),
  'sharing.withdraw': owned(async ({ things }) => ({ parameters: { id: await things.sharedGrant() } }), {
    coBuyer: 'done',
    owner: 'NOT_FOUND',
  }),
  'sharing.getInvitation': everybody({ token: 'made-up' }),
  'sharing.joinWithNewAccount': everybody({
    token: 'made-up',
    name: 'Priya',
    email: 'priya-invited@example.com',
  }),
  'sharing.accept': buyer({ token: 'made-up' }, { others: 'LINK_EXPIRED', owner: 'LINK_EXPIRED' }),
  'sharing.askForLink': everybody({ email: 'nobody@example.com' }),
  'sharing.signIn': everybody({ token: 'made-up' }),
  'sharing.listShared': helper(() => ({}), { others: 'done' }),
  'sharing.sharedProgress': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedDates': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedPlan': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedHomes': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedPhoto': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId(), ...(await things.photo()) },
  })),
  'sharing.sharedOwnedHome': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedMessages': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedDocuments': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId() },
  })),
  'sharing.sharedReading': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId(), id: await things.readDocument() },
  })),
  'sharing.sharedFile': helper(async ({ things }) => ({
    parameters: { personId: await things.helperId(), id: await things.document() },
  })),
  'sharing.leaveShared': helper(() => ({ parameters: { personId: randomUUID() } }), {
    others: 'NOT_FOUND',
    owner: 'NOT_FOUND',
  }),
  'sharing.signOut': helper(() => ({}), { others: 'done' }),
};
