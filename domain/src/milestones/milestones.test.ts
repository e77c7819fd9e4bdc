import { describe, expect, it } from 'vitest';
import { type JourneyPlace, journeyPlaces } from './journey-place.ts';
import {
  computeJourneyPercent,
  decideMilestoneAction,
  findCurrentCard,
  findMilestoneLock,
  findOpenedByBeta,
  findUnlockedMilestones,
  type JourneyState,
  listMilestonesUnderWay,
  type MilestoneId,
  milestones,
} from './milestones.ts';

function state(completed: number[], betaAccess: boolean, place: JourneyPlace | null = null): JourneyState {
  return { completedIds: new Set(completed), betaAccess, place };
}

describe('the ten milestones (specification 3)', () => {
  it('stand in the order and under the titles of the specification', () => {
    expect(milestones.map((milestone) => [milestone.id, milestone.slug, milestone.title])).toEqual([
      [1, 'interest', 'Interest'],
      [2, 'pre-app', 'Pre-App'],
      [3, 'pre-approval', 'Pre-Approval'],
      [4, 'home-search', 'Home Search'],
      [5, 'offer', 'Offer & Negotiation'],
      [6, 'loan-application', 'Loan Application'],
      [7, 'processing', 'Processing & Underwrite'],
      [8, 'ctc', 'Clear-to-Close'],
      [9, 'funding', 'Funding'],
      [10, 'post-close', 'Post-Close Care'],
    ]);
  });
});

describe('availability (specification 4)', () => {
  const cases: [string, MilestoneId, JourneyState, ReturnType<typeof findMilestoneLock>][] = [
    ['1 is open to everybody', 1, state([], false), undefined],
    ['2 is open with nothing completed', 2, state([], false), undefined],
    ['3 is open with nothing completed', 3, state([], false), undefined],
    ['3 stays open when 1 alone is completed', 3, state([1], false), undefined],
    ['4 needs beta access', 4, state([1, 2, 3], false), 'beta-access'],
    ['4 needs the one before it', 4, state([1, 2], true), 'previous'],
    ['4 opens with both', 4, state([3], true), undefined],
    ['5 is open when it is itself completed', 5, state([5], true), undefined],
    ['5 is locked when a later one is completed', 5, state([6], true), 'previous'],
    ['10 needs 9', 10, state([1, 2, 3, 4, 5, 6, 7, 8], true), 'previous'],
    ['10 opens after 9', 10, state([9], true), undefined],
    ['a completed beta milestone is locked without beta access', 6, state([6], false), 'beta-access'],
    ['6 is open under contract', 6, state([], true, 'under-contract'), undefined],
    ['so are those set aside before it', 4, state([], true, 'under-contract'), undefined],
    ['7 is not', 7, state([], true, 'under-contract'), 'previous'],
    ['7 opens after 6', 7, state([6], true, 'under-contract'), undefined],
    ['6 needs beta access under contract too', 6, state([], false, 'under-contract'), 'beta-access'],
    ['4 is locked for a buyer with a lender', 4, state([], true, 'with-lender'), 'previous'],
    ['8 is open to a buyer who closes soon', 8, state([], true, 'closing-soon'), undefined],
    ['10 is open once the purchase is closed', 10, state([], true, 'closed'), undefined],
  ];
  it.each(cases)('%s', (_, id, journey, lock) => {
    expect(findMilestoneLock(id, journey)).toBe(lock);
  });

  it('grows from place to place', () => {
    const counts = journeyPlaces.map(
      (place) => milestones.filter(({ id }) => !findMilestoneLock(id, state([], true, place))).length,
    );
    expect(counts).toEqual([3, 3, 6, 8, 10]);
  });

  it('never shrinks as progress grows', () => {
    const ids = milestones.map((milestone) => milestone.id);
    for (let bits = 0; bits < 1024; bits++) {
      const completed = ids.filter((id) => bits & (1 << (id - 1)));
      const open = ids.filter((id) => !findMilestoneLock(id, state(completed, true)));
      for (const more of ids) {
        const grown = state([...completed, more], true);
        expect(open.every((id) => !findMilestoneLock(id, grown))).toBe(true);
      }
    }
  });
});

describe('what a completion opens', () => {
  it.each([
    ['nothing among the first three, which are open to everybody', [], [1], true, []],
    ['the fourth, after the third', [1, 2], [1, 2, 3], true, ['home-search']],
    ['nothing beyond the gate without beta access', [1, 2], [1, 2, 3], false, []],
    ['nothing when the next is open already', [3, 4, 5], [3, 4, 5, 1], true, []],
    ['nothing after the last', [9], [9, 10], true, []],
  ] as const)('%s', (_, before, after, betaAccess, slugs) => {
    const opened = findUnlockedMilestones(state([...before], betaAccess), state([...after], betaAccess));
    expect(opened.map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe('journey percent (specification 9)', () => {
  it.each([
    [[], 0],
    [[1], 10],
    [[1, 2, 3], 30],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 100],
    [[1, 99], 10],
  ])('of completed %j is %i', (completed, percent) => {
    expect(computeJourneyPercent(new Set(completed))).toBe(percent);
  });
});

describe('the button of a card (specification 2)', () => {
  it.each([
    [{ isAvailable: false, isCompleted: false, progress: 40 }, 'Locked'],
    [{ isAvailable: false, isCompleted: true, progress: 100 }, 'Locked'],
    [{ isAvailable: true, isCompleted: false, progress: 0 }, 'Start'],
    [{ isAvailable: true, isCompleted: false, progress: 1 }, 'Continue'],
    [{ isAvailable: true, isCompleted: false, progress: 100 }, 'Continue'],
    [{ isAvailable: true, isCompleted: true, progress: 0 }, 'Review'],
    [{ isAvailable: true, isCompleted: true, progress: 60 }, 'Review'],
    [{ isAvailable: true, isCompleted: true, progress: 100 }, 'Review'],
  ])('for %j says %s', (card, action) => {
    expect(decideMilestoneAction(card)).toBe(action);
  });
});

describe('what beta access opens', () => {
  it.each<[number[], JourneyPlace | null, string[]]>([
    [[], null, []],
    [[1, 2], null, []],
    [[1, 2, 3], null, ['Home Search']],
    [[3, 4, 5], null, ['Home Search', 'Offer & Negotiation', 'Loan Application']],
    [[], 'with-lender', []],
    [[], 'under-contract', ['Loan Application']],
    [[6], 'under-contract', ['Loan Application', 'Processing & Underwrite']],
  ])('with %j completed, at %s: %j', (completed, place, titles) => {
    const opened = findOpenedByBeta({ completedIds: new Set(completed), place });
    expect(opened.map(({ title }) => title)).toEqual(titles);
  });
});

describe('the milestone to go on with', () => {
  it.each([
    [
      [
        { id: 1, isAvailable: true, isCompleted: true, isSetAside: false },
        { id: 2, isAvailable: true, isCompleted: false, isSetAside: false },
      ],
      2,
    ],
    [
      [
        { id: 1, isAvailable: true, isCompleted: false, isSetAside: true },
        { id: 2, isAvailable: true, isCompleted: false, isSetAside: false },
      ],
      2,
    ],
    [
      [
        { id: 1, isAvailable: true, isCompleted: true, isSetAside: false },
        { id: 2, isAvailable: false, isCompleted: false, isSetAside: false },
      ],
      undefined,
    ],
  ])('is the first open one that is neither completed nor set aside: %#', (cards, id) => {
    expect(findCurrentCard(cards)?.id).toBe(id);
  });
});

describe('the milestones under way', () => {
  const open = { isAvailable: true, isCompleted: false, isSetAside: false, progress: 0 };
  it.each([
    ['none where nothing is open', [{ ...open, id: 1, isAvailable: false }], []],
    [
      'the first open one, also before it is begun',
      [
        { ...open, id: 1 },
        { ...open, id: 2 },
      ],
      [1],
    ],
    [
      'a later one once it is begun',
      [
        { ...open, id: 1 },
        { ...open, id: 2, progress: 20 },
      ],
      [1, 2],
    ],
    [
      'none that is completed, set aside or locked',
      [
        { ...open, id: 1, isCompleted: true, progress: 100 },
        { ...open, id: 2, isSetAside: true, progress: 40 },
        { ...open, id: 3 },
        { ...open, id: 4, isAvailable: false, progress: 10 },
      ],
      [3],
    ],
  ])('are %s', (_, cards, ids) => {
    expect(listMilestonesUnderWay(cards).map(({ id }) => id)).toEqual(ids);
  });
});
