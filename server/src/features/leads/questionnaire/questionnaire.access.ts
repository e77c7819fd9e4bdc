import { type AccessRows, everybody, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'questionnaire' | 'applicationsInbox'> = {
  'questionnaire.submitApplication': everybody(),
  'applicationsInbox.list': staff('read'),
  'applicationsInbox.read': staff(['addresses', 'figures'], async ({ things }) => ({
    parameters: { id: await things.application() },
  })),
  'applicationsInbox.exportCsv': staff(['figures', 'export']),
};
