import { type AccessRows, agent, everybody, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'questionnaire' | 'applicationsInbox'> = {
  'questionnaire.submitApplication': everybody(),
  'applicationsInbox.list': reader(),
  'applicationsInbox.read': reader(async ({ things }) => ({
    parameters: { id: await things.application() },
  })),
  'applicationsInbox.exportCsv': agent(),
};
