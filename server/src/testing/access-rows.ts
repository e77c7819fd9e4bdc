import { signingConsent } from '@porchlight/content/signing-consent.ts';
import type { Contract } from '@porchlight/domain/contract.ts';
import { readCalendarDay } from '@porchlight/domain/shared/calendar-dates.ts';
import { account, buyer, everybody, type NameIn, owned, type Row } from './access-row.ts';
import { consoleRows } from './access-rows-console.ts';
import { readDemonstrationCode } from './test-signer.ts';

const text = new TextEncoder();

/** Every endpoint of the contract: one without a row does not compile. */
export const accessRows: Record<NameIn<Contract>, Row> = {
  'accounts.current': everybody(),
  'accounts.signUp': everybody(),
  'accounts.verifyEmail': everybody(),
  'accounts.resendVerification': everybody(),
  'accounts.signIn': everybody(),
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
  'accountSettings.changePassword': account(
    { current: 'not-the-password', password: 'tamarind-orbit-cellar-43', endOthers: false },
    { owner: 'WRONG_PASSWORD' },
  ),
  'accountSettings.readEmailChange': account(),
  'accountSettings.startEmailChange': account({ email: 'no address' }, { owner: 'BAD_INPUT' }),
  'accountSettings.cancelEmailChange': account(),
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
  'milestones.list': buyer(),
  'milestones.get': buyer(undefined, { call: () => ({ parameters: { slug: 'interest' } }) }),
  'milestones.setTask': buyer(undefined, {
    call: () => ({
      parameters: { slug: 'home-search', taskId: 'interview-agents' },
      body: { status: 'done' },
    }),
    owner: 'MILESTONE_LOCKED',
    others: 'MILESTONE_LOCKED',
    beta: 'let in',
  }),
  'milestones.setDate': buyer(undefined, {
    call: () => ({ parameters: { slug: 'interest', key: 'move-in-goal' }, body: { date: '2099-01-02' } }),
  }),
  'milestones.putNote': owned(async ({ things }) => ({
    parameters: { slug: 'interest', noteId: await things.note() },
    body: { text: 'Changed.', createdAt: new Date().toISOString() },
  })),
  'milestones.deleteNote': owned(
    async ({ things }) => ({
      parameters: { slug: 'interest', noteId: await things.note() },
    }),
    { others: 'done', still: 'select count(*)::int from milestone_notes where id = $1' },
  ),
  'guide.progress': buyer(),
  'guide.addStages': buyer({ stages: ['preparing'] }),
  'betaAccess.standing': buyer(),
  'betaAccess.request': buyer({}),
  'documents.list': buyer(),
  'documents.upload': buyer(undefined, {
    call: () => ({ query: { name: 'paper.pdf' }, body: text.encode('%PDF-1.7\nx') }),
  }),
  'documents.download': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'documents.remove': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'signing.readSigner': buyer(),
  'signing.demonstration': buyer(),
  'signing.giveConsent': buyer(undefined, {
    call: async ({ people }) => ({
      body: { version: signingConsent.version, code: await readDemonstrationCode(people.owner) },
    }),
    others: 'CODE_NOT_ACCEPTED',
  }),
  'signing.withdrawConsent': buyer(),
  'signing.saveSignature': buyer({ mark: { kind: 'typed', text: 'Ada Owner' } }),
  'signing.forgetSignature': buyer(),
  'signing.open': owned(async ({ things }) => {
    await things.consented();
    return { parameters: { id: await things.document() }, body: {} };
  }),
  'signing.pages': owned(async ({ things }) => ({ parameters: { id: (await things.signing()).id } })),
  'signing.confirmRead': owned(async ({ things }) => ({
    parameters: { id: (await things.signing()).id },
    body: {},
  })),
  'signing.prepare': owned(async ({ things }) => {
    const { id, suggestedField } = await things.signing();
    const mark = { kind: 'typed', text: 'Ada Owner' };
    return {
      parameters: { id },
      body: { mark, fields: [suggestedField], date: readCalendarDay(new Date()) },
    };
  }),
  'signing.complete': owned(async ({ things }) => ({
    parameters: { id: (await things.signing()).id },
    body: {},
  })),
  'signing.discard': owned(
    async ({ things }) => ({ parameters: { id: (await things.openedDocument()).id } }),
    {
      others: 'done',
      still: 'select count(*)::int from signings where id = $1',
    },
  ),
  'signing.listSignatures': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'signing.certificate': owned(async ({ things }) => ({
    parameters: { id: await things.one('select id from signatures') },
  })),
  'signing.original': owned(async ({ things }) => ({
    parameters: { id: await things.one('select document_id from signatures') },
  })),
  'signing.invite': owned(async ({ things }) => ({
    parameters: { id: await things.document() },
    body: { name: 'Grace', email: 'grace@example.com' },
  })),
  'signing.revokeInvitation': owned(async ({ things }) => ({ parameters: { id: await things.invite() } })),
  'signing.acceptInvitation': buyer(undefined, {
    call: async ({ things }) => ({ body: { token: await things.invitationOfOwner() } }),
    others: 'NOT_ALLOWED',
  }),
  'signing.listToSign': buyer(),
  'signing.find': everybody(),
  'signing.certificates': everybody(),
  'notifications.list': buyer(),
  'notifications.read': buyer({ all: true }),
  'notifications.preferences': buyer(),
  'notifications.setPreferences': buyer({}, { owner: 'BAD_INPUT', others: 'BAD_INPUT' }),
  'notifications.proposeTimeZone': buyer({ timeZone: 'America/Denver' }),
  'calendar.date': buyer(undefined, {
    call: () => ({ parameters: { slug: 'interest', key: 'move-in-goal' } }),
    others: 'done',
  }),
  'calendar.feed': buyer(),
  'calendar.createFeed': buyer({}),
  'calendar.removeFeed': buyer(),
  'estimates.pdf': everybody(),
  'events.live': account(),
  'feedback.submit': owned(async ({ things }) => ({
    parameters: { id: await things.feedback() },
    body: { milestoneId: 1, rating: 1, feedback: 'Changed.' },
  })),
  'challenge.issue': everybody(),
  'leads.submitContact': everybody(),
  'leads.subscribeNewsletter': everybody(),
  'leads.confirmNewsletter': everybody(),
  'leads.unsubscribeNewsletter': everybody(),
  'waitlist.join': everybody(),
  'questionnaire.submitApplication': everybody(),
  'contactDetails.submit': everybody(),
  'search.find': buyer(undefined, { call: () => ({ query: { q: 'lease' } }) }),
  'assistant.sendToPerson': owned(async ({ things }) => ({
    parameters: { id: await things.question() },
    body: { message: 'Changed?', conversation: '' },
  })),
  'assistant.sendToPersonAsVisitor': everybody(),
  'personalData.status': account(),
  'personalData.looks': buyer(),
  'personalData.requestExport': account({}),
  'personalData.removeExport': account(),
  'personalData.downloadExport': account(undefined, {
    call: async ({ things }) => {
      await things.exported();
      return {};
    },
  }),
  // With everybody's proof of who they are too old: an account that is being deleted signs its owner out.
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
  'tools.affordability': everybody(),
  'tools.cashToClose': everybody(),
  'tools.amortization': everybody(),
  'tools.businessDays': everybody(),
  'tools.dti': everybody(),
  'tools.estimate': everybody(),
  'tools.escrow': everybody(),
  'tools.loanLimits': everybody(),
  'tools.apr': everybody(),
  'tools.loanPrice': everybody(),
  'tools.mortgageInsurance': everybody(),
  'tools.payment': everybody(),
  'tools.refinance': everybody(),
  'savedScenarios.list': buyer(),
  'savedScenarios.save': owned(async ({ things }) => ({
    parameters: { id: await things.scenario() },
    body: { tool: 'monthly-payment', name: 'Changed', inputs: {} },
  })),
  'savedScenarios.rename': owned(async ({ things }) => ({
    parameters: { id: await things.scenario() },
    body: { name: 'Changed' },
  })),
  'savedScenarios.remove': owned(async ({ things }) => ({ parameters: { id: await things.scenario() } }), {
    others: 'done',
    still: 'select count(*)::int from saved_scenarios where id = $1',
  }),
  'health.check': everybody(),
  'health.live': everybody(),
  'health.ready': everybody(),
  ...consoleRows,
};
