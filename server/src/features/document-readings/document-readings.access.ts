import { type AccessRows, buyer, owned, staff } from '@porchlight/testing/access/access-row.ts';

const noForm = new TextEncoder().encode('%PDF-1.7\nx');

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documentReadings' | 'keptReadings' | 'reviewedReadings'> = {
  'documentReadings.readDocument': { who: 'everybody', call: () => ({ body: noForm }) },
  'keptReadings.list': buyer(),
  'keptReadings.read': owned(async ({ things }) => ({ parameters: { id: await things.document() } })),
  'keptReadings.ask': owned(async ({ things }) => ({
    parameters: { id: await things.document() },
    body: {},
  })),
  'keptReadings.confirm': owned(async ({ things }) => ({
    parameters: { id: await things.readDocument(), field: 'cash_to_close' },
    body: {},
  })),
  'reviewedReadings.read': {
    ...staff(
      ['figures', 'documents'],
      async ({ things }) => {
        const id = await things.claimed();
        return { parameters: { id }, query: { grant: await things.grant(id) } };
      },
      'the access grant that let it be opened is what is recorded',
    ),
    above: 'NOT_ALLOWED',
  },
};
