import { type AccessRows, COLLEAGUES, staff } from '@porchlight/testing/access/access-row.ts';

const absence = { from: '2098-01-04', until: '2098-01-15', deputyId: null };

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'staff' | 'members' | 'absences' | 'auditLog'> = {
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
  'absences.list': staff('read', undefined, COLLEAGUES),
  'absences.setOwn': staff('decide', () => ({ body: absence })),
  'absences.removeOwn': staff('decide', async ({ people }) => {
    await people.agent.call('PUT', '/api/staff/current/absence', absence);
    return {};
  }),
  'absences.set': staff('manage', async ({ things }) => ({
    parameters: { id: await things.member() },
    body: absence,
  })),
  'absences.remove': staff('manage', async ({ things, people }) => {
    const id = await things.member();
    await people.admin.call('PUT', `/api/staff/members/${id}/absence`, absence);
    return { parameters: { id } };
  }),
  'auditLog.list': staff('manage'),
  'auditLog.export': staff('manage'),
};
