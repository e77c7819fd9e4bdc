import { type AccessRows, account, everybody, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<
  'accounts' | 'accountSettings' | 'passkeys' | 'secondFactor' | 'identities'
> = {
  'accounts.current': everybody(),
  'accounts.signUp': everybody(),
  'accounts.verifyEmail': everybody(),
  'accounts.resendVerification': everybody(),
  'accounts.signIn': everybody(),
  'accounts.sendCode': everybody(),
  'accounts.signInByCode': everybody(),
  'accounts.requestPasswordReset': everybody(),
  'accounts.resetPassword': everybody(),
  'accounts.rename': account({ name: 'Ada Owner' }),
  'accounts.signOut': account({ scope: 'others' }),
  'accountSettings.listSessions': account(),
  'accountSettings.endSession': {
    ...owned(async ({ things }) => ({ parameters: { id: await things.session() } })),
    who: 'account',
  },
  'accountSettings.readMethods': account(),
  'accountSettings.prove': account({ password: 'not-the-password' }, { owner: 'WRONG_PASSWORD' }),
  'accountSettings.sendProofCode': account(undefined, { others: 'NOT_ALLOWED', owner: 'NOT_ALLOWED' }),
  'accountSettings.proveByCode': account({ code: '123456' }, { others: 'NOT_ALLOWED', owner: 'NOT_ALLOWED' }),
  'accountSettings.changePassword': account(
    { current: 'not-the-password', password: 'tamarind-orbit-cellar-43', endOthers: false },
    { owner: 'WRONG_PASSWORD' },
  ),
  'accountSettings.getEmailChange': account(),
  'accountSettings.startEmailChange': account({ email: 'no address' }, { owner: 'BAD_INPUT' }),
  'accountSettings.cancelEmailChange': account(undefined, { owner: 'NOT_FOUND' }),
  'accountSettings.showEmailChange': everybody(),
  'accountSettings.answerEmailChange': everybody(),
  'passkeys.startAdding': account({}),
  'passkeys.add': account({}, { owner: 'BAD_INPUT' }),
  'passkeys.rename': {
    ...owned(async ({ things }) => ({
      parameters: { id: await things.passkey() },
      body: { name: 'Tablet' },
    })),
    who: 'account',
  },
  'passkeys.remove': {
    ...owned(async ({ things }) => ({ parameters: { id: await things.passkey() } })),
    who: 'account',
  },
  'passkeys.startSignIn': everybody(),
  'passkeys.signIn': everybody(),
  'passkeys.startProof': account({}),
  'passkeys.prove': account({}, { owner: 'BAD_INPUT' }),
  'secondFactor.start': account({}),
  'secondFactor.confirm': account({ code: '000000' }, { owner: 'CODE_NOT_ACCEPTED' }),
  'secondFactor.renewRecoveryCodes': account({}, { owner: 'NOT_FOUND' }),
  'secondFactor.turnOff': account({}, { owner: 'WRONG_PASSWORD' }),
  'secondFactor.enterCode': everybody(),
  'secondFactor.enterRecoveryCode': everybody(),
  'identities.provider': everybody(),
  'identities.startSignIn': everybody(),
  'identities.startLink': account({ purpose: 'link' }, { owner: 'NOT_FOUND' }),
  'identities.finish': everybody(),
  'identities.unlink': {
    ...owned(async ({ things }) => ({ parameters: { id: await things.identity() } })),
    who: 'account',
  },
};
