import { type AccessRows, FIGURES, owned, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'feedback' | 'feedbackConsole'> = {
  'feedback.submit': owned(
    async ({ things }) => ({
      parameters: { id: await things.feedback() },
      body: { milestoneId: 1, rating: 1, feedback: 'Changed.' },
    }),
    {
      others: 'done',
      still: "select count(*)::int from milestone_feedback where id = $1 and feedback <> 'Changed.'",
    },
  ),
  'feedbackConsole.figures': staff('read', undefined, FIGURES),
  'feedbackConsole.entries': staff('read'),
  'feedbackConsole.exportEntries': staff(['addresses', 'export']),
};
