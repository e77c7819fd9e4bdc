import {
  type AccessRows,
  COLLEAGUES,
  everybody,
  FIGURES,
  staff,
} from '@porchlight/testing/access/access-row.ts';

const text = new TextEncoder();

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'leads' | 'newsletter' | 'leadsInbox'> = {
  'leads.submitContact': everybody(),
  'leads.subscribeNewsletter': everybody(),
  'leads.confirmNewsletter': everybody(),
  'leads.unsubscribeNewsletter': everybody(),
  'newsletter.counts': staff('read', undefined, FIGURES),
  'newsletter.list': staff('addresses'),
  'newsletter.exportConfirmed': staff(['addresses', 'export']),
  'leadsInbox.list': staff('read'),
  'leadsInbox.count': staff('read', undefined, FIGURES),
  'leadsInbox.read': staff('addresses', async ({ things }) => ({ parameters: { id: await things.lead() } })),
  'leadsInbox.change': staff('decide', async ({ things }) => {
    const { id, version } = await things.versionedLead();
    return { parameters: { id }, body: { version, status: 'contacted' } };
  }),
  'leadsInbox.changeMany': staff('decide', async ({ things }) => ({
    body: { leads: [await things.versionedLead()], status: 'contacted' },
  })),
  'leadsInbox.changeMatching': staff('decide', async ({ things }) => {
    const email = await things.address();
    return { body: { filter: { search: email }, count: 1, status: 'contacted' } };
  }),
  'leadsInbox.takeBack': staff('decide', async ({ things, people }) => {
    const body = { leads: [await things.versionedLead()], status: 'contacted' };
    const { changeId } = (await people.agent.call('POST', '/api/staff/leads/changes', body)).body;
    return { parameters: { id: String(changeId) }, body: {} };
  }),
  'leadsInbox.create': staff('decide', () => ({
    body: { name: 'Cleo Created', email: `cleo-${Date.now()}@example.com` },
  })),
  'leadsInbox.owners': staff('read', undefined, COLLEAGUES),
  'leadsInbox.addNote': staff('decide', async ({ things }) => ({
    parameters: { id: await things.lead() },
    body: { text: 'Called.' },
  })),
  'leadsInbox.editNote': staff('decide', async ({ things }) => {
    const id = await things.lead();
    return { parameters: { id, noteId: await things.leadNote(id) }, body: { text: 'Called twice.' } };
  }),
  'leadsInbox.filters': staff('read', undefined, 'the member’s own filters'),
  'leadsInbox.saveFilter': staff(
    'read',
    () => ({ body: { name: `f${Date.now()}`, filter: {}, isShared: false, isDefault: false } }),
    'the member’s own filters',
  ),
  'leadsInbox.removeFilter': staff(
    'read',
    async ({ things }) => ({ parameters: { id: await things.filterOf('reader') } }),
    'the member’s own filters',
  ),
  'leadsInbox.exportCsv': staff(['addresses', 'export']),
  'leadsInbox.previewCsv': staff(
    'decide',
    () => ({ body: text.encode('name,email'), headers: { 'content-type': 'text/csv' } }),
    'the member’s own file',
  ),
  'leadsInbox.importCsv': staff('decide', () => ({
    body: text.encode('name,email\r\nIda Import,ida@example.com'),
    headers: { 'content-type': 'text/csv' },
  })),
};
