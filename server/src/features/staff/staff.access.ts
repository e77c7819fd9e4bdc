import { type AccessRows, COLLEAGUES, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'staff' | 'members' | 'auditLog'> = {
  'staff.current': staff('read', undefined, 'the member’s own name and role'),
  'staff.colleagues': staff('read', undefined, COLLEAGUES),
  'staff.lastBackup': staff('manage', undefined, 'a time, and nothing of a person'),
  'members.list': staff('manage'),
  'members.invite': staff('manage', () => ({
    body: { name: 'New Member', email: `new-${Date.now()}@example.com`, role: 'reader' },
  })),
  'members.inviteAgain': staff('manage', async ({ things }) => ({
    parameters: { id: await things.member({ hasComeIn: false }) },
    body: {},
  })),
  'members.setRole': staff('manage', async ({ things }) => ({
    parameters: { id: await things.member() },
    body: { role: 'agent' },
  })),
  'members.listCases': staff(
    'manage',
    async ({ things }) => ({ parameters: { id: await things.member() } }),
    'two counts, and nothing of a lead or a question',
  ),
  'members.suspend': staff('manage', async ({ things }) => ({
    parameters: { id: await things.member() },
    body: {},
  })),
  'members.restore': staff('manage', async ({ things, people }) => {
    const id = await things.member();
    await people.admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
    return { parameters: { id } };
  }),
  'auditLog.list': staff('manage'),
  'auditLog.export': staff('manage'),
};
