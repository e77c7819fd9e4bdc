import {
  type AccessRows,
  agent,
  COLLEAGUES,
  everybody,
  FIGURES,
  reader,
} from '@porchlight/testing/access/access-row.ts';

const text = new TextEncoder();

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'leads' | 'newsletter' | 'leadsInbox'> = {
  'leads.submitContact': everybody(),
  'leads.subscribeNewsletter': everybody(),
  'leads.confirmNewsletter': everybody(),
  'leads.unsubscribeNewsletter': everybody(),
  'newsletter.counts': reader(undefined, FIGURES),
  'newsletter.list': reader(),
  'newsletter.exportConfirmed': agent(),
  'leadsInbox.list': reader(),
  'leadsInbox.count': reader(undefined, FIGURES),
  'leadsInbox.read': reader(async ({ things }) => ({ parameters: { id: await things.lead() } })),
  'leadsInbox.change': agent(async ({ things }) => {
    const { id, version } = await things.versionedLead();
    return { parameters: { id }, body: { version, status: 'contacted' } };
  }),
  'leadsInbox.changeMany': agent(async ({ things }) => ({
    body: { leads: [await things.versionedLead()], status: 'contacted' },
  })),
  'leadsInbox.changeMatching': agent(async ({ things }) => {
    const email = await things.address();
    return { body: { filter: { search: email }, count: 1, status: 'contacted' } };
  }),
  'leadsInbox.create': agent(() => ({
    body: { name: 'Cleo Created', email: `cleo-${Date.now()}@example.com` },
  })),
  'leadsInbox.owners': reader(undefined, COLLEAGUES),
  'leadsInbox.addNote': agent(async ({ things }) => ({
    parameters: { id: await things.lead() },
    body: { text: 'Called.' },
  })),
  'leadsInbox.editNote': agent(async ({ things }) => {
    const id = await things.lead();
    return { parameters: { id, noteId: await things.leadNote(id) }, body: { text: 'Called twice.' } };
  }),
  'leadsInbox.filters': reader(undefined, 'the member’s own filters'),
  'leadsInbox.saveFilter': reader(
    () => ({ body: { name: `f${Date.now()}`, filter: {}, isShared: false, isDefault: false } }),
    'the member’s own filters',
  ),
  'leadsInbox.removeFilter': reader(
    async ({ things }) => ({ parameters: { id: await things.filterOf('reader') } }),
    'the member’s own filters',
  ),
  'leadsInbox.exportCsv': agent(),
  'leadsInbox.previewCsv': agent(
    () => ({ body: text.encode('name,email'), headers: { 'content-type': 'text/csv' } }),
    'the member’s own file',
  ),
  'leadsInbox.importCsv': agent(() => ({
    body: text.encode('name,email\r\nIda Import,ida@example.com'),
    headers: { 'content-type': 'text/csv' },
  })),
};
