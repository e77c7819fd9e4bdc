import { signingConsent } from '@porchlight/content/en/signing-consent.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type AccessRows, buyer, everybody, owned } from '@porchlight/testing/access/access-row.ts';
import { loadDemonstrationCode } from '@porchlight/testing/people/test-signer.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'signing'> = {
  'signing.getSigner': buyer(),
  'signing.demonstration': buyer(),
  'signing.giveConsent': buyer(undefined, {
    call: async ({ people }) => ({
      body: { version: signingConsent.version, code: await loadDemonstrationCode(people.owner) },
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
      body: { mark, fields: [suggestedField], date: getCalendarDay(new Date()) },
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
  'signing.acceptAddressed': owned(async ({ things }) => ({
    parameters: { id: await things.invitationIdOfOwner() },
    body: {},
  })),
  'signing.listToSign': buyer(),
  'signing.find': everybody(),
  'signing.certificates': everybody(),
};
