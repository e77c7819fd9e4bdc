import { describe, expect, it } from 'vitest';
import type { Journey, MilestoneWorkspace } from '../milestones/milestones.contract.ts';
import { milestones } from '../milestones/milestones.ts';
import { answerFromJourney, type JourneyTitles, type KnownJourney } from './journey-answers.ts';
import { findJourneyAsk } from './journey-asks.ts';

describe('what is asked of the buyer’s own journey', () => {
  it.each([
    ['what do I do next', 'next'],
    ["what's next", 'next'],
    ['What should I do now?', 'next'],
    ['where am i in all this', 'next'],
    ['What should we work on first in our journey?', 'next'],
    ['what do i do now please', 'next'],
    ['what do i do today', 'next'],
    ['what should we do this week', 'next'],
    ['whats on my list', 'next'],
    ["what's due this week", 'due'],
    ['what is due', 'due'],
    ['anything due today?', 'due'],
    ['is anything overdue', 'due'],
    ['am I missing anything', 'due'],
    ['what am i missing?', 'due'],
    ['did i miss a deadline', 'due'],
    ['do i still owe you anything', 'due'],
    ['what do i still need to upload', 'due'],
    ["what's coming up next week", 'due'],
    ['when do I close', 'closing'],
    ['any deadlines coming up', 'dates'],
    ['when is my next deadline', 'dates'],
    ['which documents are due', 'documents'],
    ['what papers do i still need to upload', 'documents'],
    ['any missing docs?', 'documents'],
    ['when is my closing', 'closing'],
    ['When do we close?', 'closing'],
    ['When’s our closing?', 'closing'],
    ['when are we actually closing', 'closing'],
    ['when does my loan close', 'closing'],
    ['how many days until my closing', 'closing'],
    ['how long until we close on the house', 'closing'],
    ['whats my closing date', 'closing'],
    ['what are my deadlines', 'dates'],
    ['when is my inspection', 'dates'],
    ['when does my rate lock end', 'dates'],
  ])('%j asks for %s', (question, ask) => {
    expect(findJourneyAsk(question)).toBe(ask);
  });

  it.each([
    'whats due at closing',
    'what is due diligence',
    'when is the first payment due',
    'what happens if i miss a payment',
    'seller countered what now',
    'what documents do lenders want',
    'when do i get the keys',
    'when should i lock my rate',
    'what is closing',
    'When do I get the Closing Disclosure?',
    'When do I pay closing costs?',
    'When do I get the keys at closing?',
    'When do we do the walk-through before closing?',
    'How long before I close do I get the disclosure?',
    'What can I do now to raise my credit score?',
    'What should I do first to improve my credit?',
    'how many days before closing do i get the closing disclosure',
    'next year’s conforming limit',
  ])('%j asks for nothing of it', (question) => {
    expect(findJourneyAsk(question)).toBeUndefined();
  });
});

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

const tell = (question: string, known: KnownJourney) => {
  const ask = findJourneyAsk(question);
  return ask === undefined ? [] : answerFromJourney(ask, question, known).map(({ text }) => text);
};

describe('the answer comes from the buyer’s rows', () => {
  it('names the open task, the documents due and the next date', () => {
    const dates = [
      { slug: 'interest' as const, key: 'past', date: '2026-11-20' },
      { slug: 'pre-app' as const, key: 'papers-complete', date: '2026-11-30' },
    ];
    expect(tell('what do i do next', know({ dates }))).toEqual([
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
    expect(tell('whats next', know({ milestones: all }))).toEqual(['All ten milestones are done.']);
    const three = know().journey.milestones.map((card) => ({ ...card, isCompleted: card.id <= 3 }));
    expect(tell('whats next', know({ milestones: three }))[0]).toContain('needs beta access');
  });

  it('knows the closing day of the plan, also where no milestone has it', () => {
    const planned = { ...know(), closingDay: '2026-12-11' };
    expect(tell('when do we close', planned)).toEqual([
      expect.stringMatching(/^Closing day: Friday, Dec 11, 2026, in \d+ (days|weeks)/),
    ]);
    expect(tell('when do we close', know())[0]).toContain('You have not set a closing date');
  });

  it('goes by what is set aside: the first open one left, or the locked one to read', () => {
    const setAside = (before: number) =>
      know({
        milestones: know().journey.milestones.map((card) => ({ ...card, isSetAside: card.id <= before })),
      });
    expect(tell('whats next', setAside(2))[0]).toContain('You are in the milestone Pre-Approval');
    expect(tell('whats next', setAside(5))).toEqual([
      'Next comes Loan Application. It is still locked; you can read it now.',
    ]);
  });

  it('names what is due again in a milestone that is done', () => {
    const known = know();
    const cards = known.journey.milestones.map((card) =>
      card.id <= 3 ? { ...card, isCompleted: true, docsDue: card.id === 2 ? 1 : 0 } : card,
    );
    const again = '1 document is due again for Pre-App, which is done.';
    expect(tell('whats next', know({ milestones: cards }))).toEqual([
      'Every milestone that is open to you is done. The next one needs beta access.',
      again,
    ]);
    const goingOn = cards.map((card) => (card.id === 3 ? { ...card, isCompleted: false } : card));
    expect(tell('whats next', know({ milestones: goingOn }))).toContain(again);
  });

  it('lists the documents that are due now, and counts those that come later', () => {
    expect(tell('which documents are due', know())).toEqual([
      '1 document is due now:',
      'Government photo ID, for Pre-App.',
      '1 document is due later, in milestones that are not open yet.',
    ]);
  });

  it('lists what is due by day: dates within the days that are asked for, then documents', () => {
    const dates = [
      { slug: 'interest' as const, key: 'past', date: '2026-11-20' },
      { slug: 'pre-app' as const, key: 'papers-complete', date: '2026-11-25' },
      { slug: 'ctc' as const, key: 'closing-day', date: '2026-12-04' },
    ];
    const documents = [
      '1 document is due now:',
      'Government photo ID, for Pre-App.',
      '1 document is due later, in milestones that are not open yet.',
    ];
    const papers = 'All papers in one folder: Wednesday, Nov 25, 2026, in 4 days.';
    const closing = 'Closing day: Friday, Dec 4, 2026, in 13 days.';
    expect(tell("what's due this week", know({ dates }))).toEqual([papers, ...documents]);
    expect(tell('am i missing anything', know({ dates }))).toEqual([papers, closing, ...documents]);
    expect(tell('anything due today', know({ dates }))).toEqual([
      'You have set no date until Saturday, Nov 21, 2026.',
      ...documents,
    ]);
    expect(tell('is anything overdue', know({ dates }))).toEqual([
      'past: Friday, Nov 20, 2026, yesterday.',
      papers,
      closing,
      ...documents,
    ]);
  });

  it('tells the closing date that was set, and that none was', () => {
    const dates = [{ slug: 'ctc' as const, key: 'closing-day', date: '2026-12-04' }];
    expect(tell('when is my closing', know({ dates }))).toEqual([
      'Closing day: Friday, Dec 4, 2026, in 13 days.',
    ]);
    expect(tell('when is my closing', know())[0]).toContain('You have not set a closing date');
  });

  it('tells the date that is asked for, and where to set one that is not there', () => {
    const dates = [{ slug: 'processing' as const, key: 'rate-lock-ends', date: '2026-11-21' }];
    expect(tell('when does my rate lock end', know({ dates }))).toEqual([
      'Rate lock ends: Saturday, Nov 21, 2026, today.',
    ]);
    expect(tell('when does my rate lock end', know())).toEqual([
      'You have not set a date for “Rate lock ends”. Its place is in Processing & Underwrite.',
    ]);
    expect(tell('when is my birthday', know())).toEqual([]);
    expect(tell('When are my closing costs due?', know())).toEqual([]);
    expect(tell('what are my deadlines', know())[0]).toContain('no date that lies ahead');
  });
});
