import { describe, expect, test } from 'vitest';
import { guideContract } from './guide.contract.ts';
import {
  explainedStageSlugs,
  findCurrentStage,
  findOpenStage,
  findStagePlace,
  guideStages,
  mergeCompletedStages,
} from './guide.ts';
import {
  describeStep,
  JOURNEY_COMPLETED,
  JOURNEY_COMPLETED_DELAY_MS,
  JOURNEY_REDIRECT_DELAY_MS,
  STEP_COMPLETED,
  stageLabels,
} from './guide-messages.ts';

describe('the current stage by slug (specification 4)', () => {
  test.each(guideStages)('$slug is found by its own slug', (stage) => {
    expect(findCurrentStage(stage.slug)).toBe(stage);
  });

  test.each([undefined, '', 'making', 'underContract', 'Preparing', 'toString', 'contact-details/'])(
    'an unknown slug falls back to the first stage: %s',
    (slug) => {
      expect(findCurrentStage(slug).slug).toBe('preparing');
    },
  );
});

describe('a stage’s place in the guide (specification 2 and 4)', () => {
  test.each([
    ['preparing', 1, undefined, 'finding'],
    ['under-contract', 4, 'making-offer', 'loan-processing'],
    ['post-closing', 7, 'closing', 'contact-details'],
    ['contact-details', 8, 'post-closing', undefined],
  ] as const)('%s is step %i, after %s and before %s', (slug, step, previous, next) => {
    const place = findStagePlace(slug);
    expect([place.step, place.previous?.slug, place.next?.slug]).toEqual([step, previous, next]);
  });

  test('seven stages explain; the eighth is a form', () => {
    expect(explainedStageSlugs).toEqual(guideStages.slice(0, 7).map(({ slug }) => slug));
  });
});

describe('lists of completed stages are merged by union', () => {
  test.each([
    ['nothing', [], []],
    ['one list, sorted', [['finding', 'preparing']], ['preparing', 'finding']],
    ['two lists, each stage once', [['preparing'], ['closing', 'preparing']], ['preparing', 'closing']],
    ['what is no stage', [['making', 7, null, {}, 'closing', 'toString']], ['closing']],
  ])('%s', (_, lists, expected) => {
    expect(mergeCompletedStages(...lists)).toEqual(expected);
  });
});

test('the wrapper says what the specification says (sections 2 and 4)', () => {
  expect(stageLabels).toMatchObject({
    completed: 'Completed',
    progressHelp: 'Complete all steps in sequential order to track your home buying progress',
    markCompleted: 'Mark as Completed',
    markCompletedAgain: 'Mark as Completed Again',
    whyImportant: 'Why This Stage Is Important',
    previous: 'Previous',
    next: 'Next',
  });
  expect(describeStep(3, 8)).toBe('Step 3 of 8');
  expect(STEP_COMPLETED).toBe('Step completed!');
  expect(JOURNEY_COMPLETED).toEqual({
    title: 'Journey completed!',
    description: "You've completed all steps of the homebuying journey!",
  });
});

test('the journey’s end is announced after 1 s and left after 2 s (specification 9)', () => {
  expect([JOURNEY_COMPLETED_DELAY_MS, JOURNEY_REDIRECT_DELAY_MS]).toEqual([1000, 2000]);
});

describe('what is sent to be added', () => {
  const input = guideContract.addStages['~orpc'].inputSchema;

  test('may name stages that are no longer there', () => {
    expect(input?.safeParse({ stages: ['preparing', 'gone'] }).success).toBe(true);
  });

  test.each([
    [{}],
    [{ stages: 'preparing' }],
    [{ stages: [1] }],
    [{ stages: ['x'.repeat(81)] }],
    [{ stages: Array.from({ length: 51 }, () => 'preparing') }],
  ])('is refused when it is no list of slugs', (body) => {
    expect(input?.safeParse(body).success).toBe(false);
  });
});

describe('the stage a buyer is in', () => {
  test('is the first that is not completed, the last one when all are', () => {
    expect(findOpenStage([]).name).toBe('Budget & Pre-Qual');
    expect(findOpenStage(['preparing', 'making-offer']).name).toBe('Home Search');
    expect(findOpenStage(guideStages.map(({ slug }) => slug)).name).toBe('Contact Details');
  });
});
