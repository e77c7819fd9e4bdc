import { type AccessRows, admin, COLLEAGUES, reader } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'staff' | 'members' | 'auditLog'> = {
  'staff.current': reader(undefined, 'the member’s own name and role'),
  'staff.colleagues': reader(undefined, COLLEAGUES),
  'staff.lastBackup': admin(undefined, 'a time, and nothing of a person'),
  'members.list': admin(),
  'members.invite': admin(() => ({
    body: { name: 'New Member', email: `new-${Date.now()}@example.com`, role: 'reader' },
  })),
  'members.inviteAgain': admin(async ({ things }) => ({
    parameters: { id: await things.member({ hasComeIn: false }) },
    body: {},
  })),
  'members.setRole': admin(async ({ things }) => ({
    parameters: { id: await things.member() },
    body: { role: 'agent' },
  })),
  'members.listCases': admin(
    async ({ things }) => ({ parameters: { id: await things.member() } }),
    'two counts, and nothing of a lead or a question',
  ),
  'members.suspend': admin(async ({ things }) => ({ parameters: { id: await things.member() }, body: {} })),
  'members.restore': admin(async ({ things, people }) => {
    const id = await things.member();
    await people.admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
    return { parameters: { id } };
  }),
  'auditLog.list': admin(),
  'auditLog.export': admin(),
};
