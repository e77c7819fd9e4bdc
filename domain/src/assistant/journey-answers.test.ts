import { describe, expect, it } from 'vitest';
import type { Journey, MilestoneWorkspace } from '../milestones/milestones.contract.ts';
import { milestones } from '../milestones/milestones.ts';
import { answerFromJourney, type JourneyTitles, type KnownJourney } from './journey-answers.ts';

const none = { tasks: {}, documents: {}, dates: {} };
const titles: JourneyTitles = {
  ...(Object.fromEntries(milestones.map(({ slug }) => [slug, none])) as JourneyTitles),
  'pre-app': {
    tasks: { scan: 'Scan your papers', call: 'Call payroll' },
    documents: { 'pre-app.id': 'Government photo ID', 'pre-app.stubs': 'Pay stubs' },
    dates: { 'papers-complete': 'All papers in one folder' },
  },
  ctc: { ...none, dates: { 'closing-day': 'Closing day' } },
  processing: { ...none, dates: { 'rate-lock-ends': 'Rate lock ends' } },
};

function know(change: Partial<Journey> = {}): KnownJourney {
  const cards = milestones.map(({ id, slug }) => ({
    id,
    slug,
    progress: id === 2 ? 40 : 0,
    docsDue: id === 2 ? 1 : id === 9 ? 1 : 0,
    isAvailable: id <= 3,
    isCompleted: id === 1,
    isSetAside: false,
    lock: id <= 3 ? null : ('beta-access' as const),
  }));
  const card = cards[1];
  if (card === undefined) throw new Error('there is a second milestone');
  const received = {
    id: '00000000-0000-4000-8000-000000000000',
    name: 'stub.pdf',
    review: {
      state: 'waiting',
      reason: null,
      words: null,
      reviewedAt: null,
      expiresOn: null,
      hasExpired: false,
    },
  } as const;
  const workspace: MilestoneWorkspace = {
    card,
    completedAt: null,
    tasks: [
      { id: 'scan', status: 'done', because: null },
      { id: 'call', status: 'to-do', because: null },
    ],
    documentRequests: [
      { key: 'pre-app.id', owed: true, receivedFrom: null, document: null },
      { key: 'pre-app.stubs', owed: false, receivedFrom: null, document: received },
    ],
    dates: [],
    notes: [],
  };
  const journey: Journey = {
    percent: 10,
    betaAccess: false,
    place: null,
    placeSource: null,
    milestones: cards,
    proved: [],
    nextSteps: [],
    dates: [],
    ...change,
  };
  return { journey, workspaces: [workspace], titles, today: '2026-11-21' };
}

const tell = (ask: 'next' | 'documents', known: KnownJourney) =>
  answerFromJourney(ask, known).map(({ text }) => text);

describe('the answer comes from the buyer’s rows', () => {
  it('names the open task, the documents due and the next date', () => {
    const dates = [
      { slug: 'interest' as const, key: 'past', date: '2026-11-20' },
      { slug: 'pre-app' as const, key: 'papers-complete', date: '2026-11-30' },
    ];
    expect(tell('next', know({ dates }))).toEqual([
      'You are in the milestone Pre-App: 40% of it is settled, and 1 of 10 milestones are done.',
      'Next: Call payroll.',
      '1 document is still due here.',
      'All papers in one folder: Monday, Nov 30, 2026, in 9 days.',
    ]);
  });

  it('says so when all is done, or only beta access opens more', () => {
    const all = know().journey.milestones.map((card) => ({
      ...card,
      isAvailable: true,
      isCompleted: true,
      docsDue: 0,
    }));
    expect(tell('next', know({ milestones: all }))).toEqual(['All ten milestones are done.']);
    const three = know().journey.milestones.map((card) => ({ ...card, isCompleted: card.id <= 3 }));
    expect(tell('next', know({ milestones: three }))[0]).toContain('needs beta access');
  });

  it('goes by what is set aside: the first open one left, or the locked one to read', () => {
    const setAside = (before: number) =>
      know({
        milestones: know().journey.milestones.map((card) => ({ ...card, isSetAside: card.id <= before })),
      });
    expect(tell('next', setAside(2))[0]).toContain('You are in the milestone Pre-Approval');
    expect(tell('next', setAside(5))).toEqual([
      'Next comes Loan Application. It is still locked; you can read it now.',
    ]);
  });

  it('names what is due again in a milestone that is done', () => {
    const known = know();
    const cards = known.journey.milestones.map((card) =>
      card.id <= 3 ? { ...card, isCompleted: true, docsDue: card.id === 2 ? 1 : 0 } : card,
    );
    const again = '1 document is due again for Pre-App, which is done.';
    expect(tell('next', know({ milestones: cards }))).toEqual([
      'Every milestone that is open to you is done. The next one needs beta access.',
      again,
    ]);
    const goingOn = cards.map((card) => (card.id === 3 ? { ...card, isCompleted: false } : card));
    expect(tell('next', know({ milestones: goingOn }))).toContain(again);
  });

  it('lists the documents that are due now, and counts those that come later', () => {
    expect(tell('documents', know())).toEqual([
      '1 document is due now:',
      'Government photo ID, for Pre-App.',
      '1 document is due later, in milestones that are not open yet.',
    ]);
  });
});
