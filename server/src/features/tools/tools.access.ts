import { type AccessRows, buyer, everybody, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'tools' | 'savedScenarios' | 'countyFigures'> = {
  'tools.answer': { who: 'everybody', call: () => ({ parameters: { tool: 'payment' }, body: {} }) },
  'countyFigures.list': everybody(),
  'savedScenarios.list': buyer(),
  'savedScenarios.save': owned(
    async ({ things }) => ({
      parameters: { id: await things.scenario() },
      body: { tool: 'monthly-payment', name: 'Changed', inputs: {} },
    }),
    {
      others: 'done',
      still: "select count(*)::int from saved_scenarios where id = $1 and name <> 'Changed'",
    },
  ),
  'savedScenarios.rename': owned(async ({ things }) => ({
    parameters: { id: await things.scenario() },
    body: { name: 'Changed' },
  })),
  'savedScenarios.remove': owned(async ({ things }) => ({ parameters: { id: await things.scenario() } }), {
    others: 'done',
    still: 'select count(*)::int from saved_scenarios where id = $1',
  }),
};
