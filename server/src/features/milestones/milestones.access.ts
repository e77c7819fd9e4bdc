import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'milestones'> = {
  'milestones.list': buyer(),
  'milestones.get': buyer(undefined, { call: () => ({ parameters: { slug: 'interest' } }) }),
  'milestones.setPlace': buyer(undefined, { call: () => ({ body: { place: 'with-lender' } }) }),
  'milestones.bringBack': buyer(undefined, { call: () => ({ parameters: { slug: 'interest' } }) }),
  'milestones.setTask': buyer(undefined, {
    call: () => ({
      parameters: { slug: 'home-search', taskId: 'interview-agents' },
      body: { status: 'done' },
    }),
    owner: 'MILESTONE_LOCKED',
    others: 'MILESTONE_LOCKED',
    beta: 'let in',
  }),
  'milestones.listOwners': buyer(undefined, { call: () => ({ parameters: { slug: 'interest' } }) }),
  'milestones.setOwner': buyer(undefined, {
    call: () => ({
      parameters: { slug: 'interest', taskId: 'list-must-haves' },
      body: { personId: null },
    }),
  }),
  'milestones.setDate': buyer(undefined, {
    call: () => ({ parameters: { slug: 'interest', key: 'move-in-goal' }, body: { date: '2099-01-02' } }),
  }),
  'milestones.saveMilestoneNote': owned(
    async ({ things }) => ({
      parameters: { slug: 'interest', noteId: await things.note() },
      body: { text: 'Changed.', createdAt: new Date().toISOString() },
    }),
    {
      others: 'done',
      still: "select count(*)::int from milestone_notes where id = $1 and text <> 'Changed.'",
    },
  ),
  'milestones.deleteNote': owned(
    async ({ things }) => ({
      parameters: { slug: 'interest', noteId: await things.note() },
    }),
    { others: 'done', still: 'select count(*)::int from milestone_notes where id = $1' },
  ),
};
