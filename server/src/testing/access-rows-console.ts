import type { ConsoleContract } from '@porchlight/domain/console-contract.ts';
import type { NameIn, Row } from './access-row.ts';

type CallOf = NonNullable<Row['call']>;
const staff =
  (who: 'reader' | 'agent' | 'admin') =>
  (call: CallOf = () => ({}), unrecorded?: string): Row => ({
    who,
    call,
    ...(unrecorded === undefined ? {} : { unrecorded }),
  });
const [reader, agent, admin] = [staff('reader'), staff('agent'), staff('admin')];
const text = new TextEncoder();

const FIGURES = 'counts alone, of nobody in particular';
const COLLEAGUES = 'names of colleagues, as they stand beside what each of them does';

/** The endpoints of the console, each with a call that works for the least role it asks for. */
export const consoleRows: Record<NameIn<ConsoleContract>, Row> = {
  'staff.current': reader(undefined, 'the member’s own name and role'),
  'staff.colleagues': reader(undefined, COLLEAGUES),
  'documentReviews.list': reader(),
  'documentReviews.counts': reader(undefined, FIGURES),
  'documentReviews.get': agent(async ({ things }) => ({ parameters: { id: await things.handIn() } })),
  'documentReviews.claim': agent(async ({ things }) => ({
    parameters: { id: await things.handIn() },
    body: {},
  })),
  'documentReviews.release': agent(async ({ things }) => ({ parameters: { id: await things.claimed() } })),
  'documentReviews.decide': agent(async ({ things }) => {
    const id = await things.claimed();
    const revision = await things.revision(id);
    return {
      parameters: { id },
      body: { revision, decision: 'needs-attention', reason: 'cut-off', words: '' },
    };
  }),
  'documentReviews.look': agent(async ({ things }) => ({
    parameters: { id: await things.claimed() },
    body: { reason: 'review' },
  })),
  'documentReviews.content': {
    ...agent(async ({ things }) => {
      const id = await things.claimed();
      return { parameters: { id }, query: { grant: await things.grant(id) } };
    }, 'the look that let it be opened is what is recorded'),
    above: 'NOT_ALLOWED',
  },
  'webhooks.list': admin(undefined, 'addresses of the operator’s systems'),
  'webhooks.create': admin(() => ({
    body: { url: 'http://127.0.0.1:9/', description: 'CRM', events: ['waitlist.joined'] },
  })),
  'webhooks.change': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {
      url: 'http://127.0.0.1:9/',
      description: 'CRM',
      events: ['waitlist.joined'],
      version: 1,
      isOn: false,
    },
  })),
  'webhooks.remove': admin(async ({ things }) => ({ parameters: { id: await things.webhook() } })),
  'webhooks.rotateSecret': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.sendTest': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: {},
  })),
  'webhooks.deliveries': admin(
    async ({ things }) => ({ parameters: { id: await things.webhook() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.delivery': admin(
    async ({ things }) => ({ parameters: { id: await things.delivery() } }),
    'numbers of records and plain facts, with nobody’s name',
  ),
  'webhooks.replay': admin(async ({ things }) => ({ parameters: { id: await things.delivery() }, body: {} })),
  'webhooks.replayFailed': admin(async ({ things }) => ({
    parameters: { id: await things.webhook() },
    body: { since: new Date().toISOString() },
  })),
  'mail.overview': reader(undefined, FIGURES),
  'mail.letters': reader(),
  'mail.tryAgain': admin(async ({ things }) => ({
    parameters: { id: await things.letter('dead') },
    body: {},
  })),
  'mail.giveUp': admin(async ({ things }) => ({
    parameters: { id: await things.letter('queued') },
    body: { reason: 'not needed' },
  })),
  'mail.suppressed': reader(),
  'mail.release': admin(async ({ things }) => ({
    body: { email: await things.suppressed(), reason: 'moved back' },
  })),
  'mail.reportBounces': admin(() => ({ body: { bounces: [{ email: 'b@example.com', kind: 'bounced' }] } })),
  'apiTokens.list': admin(undefined, 'programs of the operator’s'),
  'apiTokens.create': admin(() => ({ body: { name: 'CRM', scopes: ['leads:read'], days: 1 } })),
  'apiTokens.revoke': admin(async ({ things }) => ({ parameters: { id: await things.token() } })),
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
  'members.suspend': admin(async ({ things }) => ({ parameters: { id: await things.member() }, body: {} })),
  'members.restore': admin(async ({ things, people }) => {
    const id = await things.member();
    await people.admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
    return { parameters: { id } };
  }),
  'auditLog.list': admin(),
  'auditLog.export': admin(),
  'betaRequests.counts': reader(undefined, FIGURES),
  'betaRequests.list': reader(),
  'betaRequests.answer': agent(async ({ things }) => ({
    parameters: { id: await things.betaRequest() },
    body: { decision: 'approved', answer: '' },
  })),
  'feedbackConsole.figures': reader(undefined, FIGURES),
  'feedbackConsole.entries': reader(),
  'feedbackConsole.exportEntries': agent(),
  'homeBuyers.list': reader(),
  'homeBuyers.get': reader(async ({ things }) => ({ parameters: { key: await things.homeBuyer() } })),
  'homeBuyers.setStage': agent(async ({ things }) => ({
    parameters: { key: await things.homeBuyer() },
    body: { version: 1, stage: 'finding' },
  })),
  'homeBuyers.export': agent(),
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
  'leadsInbox.importCsv': agent(() => ({
    body: text.encode('name,email\r\nIda Import,ida@example.com'),
    headers: { 'content-type': 'text/csv' },
  })),
  'applicationsInbox.list': reader(),
  'applicationsInbox.read': reader(async ({ things }) => ({
    parameters: { id: await things.application() },
  })),
  'applicationsInbox.exportCsv': agent(),
  'waitlistConsole.list': reader(undefined, FIGURES),
  'waitlistConsole.addresses': reader(() => ({ parameters: { feature: 'interest' } })),
  'waitlistConsole.exportAddresses': agent(() => ({ parameters: { feature: 'interest' } })),
  'waitlistConsole.previewLaunch': admin(() => ({ parameters: { feature: 'mortgage-glossary' } }), FIGURES),
  'waitlistConsole.announceLaunch': admin(() => ({
    parameters: { feature: 'mortgage-glossary' },
    body: { confirmation: 'mortgage glossary' },
  })),
  'people.find': agent(async ({ things }) => ({ query: { address: await things.address() } })),
  'people.checkExport': admin(undefined, 'how fresh the member’s own proof is'),
  'people.export': admin(async ({ things }) => ({ query: { address: await things.address() } })),
  'people.erase': admin(async ({ things }) => {
    const address = await things.address();
    return { body: { address, confirmation: address, reason: 'asked-by-letter', sendsReceipt: false } };
  }),
  'people.withdrawConsent': agent(async ({ things }) => ({
    body: { address: await things.address(), purpose: 'calls-and-texts' },
  })),
  'people.retention': reader(),
};
