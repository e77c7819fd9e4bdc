import type { Season } from '@porchlight/domain/owned-home/house-book/seasons.ts';

/** A task of the list that a house book can begin with. `number` names it for good, also where the list is changed. */
export type ListedTask = {
  number: number;
  task: string;
  season: Season | null;
  everyMonths: number;
  why: string;
};

/** Tasks that fit most houses in any climate. Practice and not law; owners without the thing remove the line. */
export const upkeepList: readonly ListedTask[] = [
  {
    ...{
      number: 1,
      season: 'spring',
      everyMonths: 12,
      task: 'Look over roof and outside walls from the ground',
    },
    why: 'Winter loosens shingles, flashing and caulk. Found early, it is a small repair.',
  },
  {
    ...{ number: 2, season: 'spring', everyMonths: 12, task: 'Clean gutters and downspouts' },
    why: 'Water that cannot run off gets into the roof edge and the foundation.',
  },
  {
    ...{ number: 3, season: 'spring', everyMonths: 12, task: 'Have the air conditioner serviced' },
    why: 'A fault shows before the hot weeks, when technicians still have time.',
  },
  {
    ...{ number: 4, season: 'spring', everyMonths: 12, task: 'Check that water drains away from the house' },
    why: 'Soil settles. Water that stands at the wall finds a way in.',
  },
  {
    ...{ number: 5, season: 'spring', everyMonths: 12, task: 'Test the sump pump' },
    why: 'Pour in a bucket of water: it should start and stop by itself. Better now than in heavy rain.',
  },
  {
    ...{ number: 6, season: 'summer', everyMonths: 12, task: 'Clean the dryer duct to the outside' },
    why: 'Lint in the duct can catch fire, and clothes dry more slowly.',
  },
  {
    ...{ number: 7, season: 'summer', everyMonths: 12, task: 'Check deck, stairs and railings' },
    why: 'A loose board or rail can make someone fall. Dry months suit repairs outside.',
  },
  {
    ...{
      number: 8,
      season: 'summer',
      everyMonths: 12,
      task: 'Look for leaks under sinks, at toilets and at the water heater',
    },
    why: 'A slow leak rots floors for months before it is seen.',
  },
  {
    ...{ number: 9, season: 'summer', everyMonths: 12, task: 'Turn the main water valve off and on' },
    why: 'A valve that is never moved sticks on the day a pipe breaks.',
  },
  {
    ...{ number: 10, season: 'fall', everyMonths: 12, task: 'Have the heating serviced' },
    why: 'A fault shows before the cold weeks. For gas or oil, ask for a carbon monoxide check.',
  },
  {
    ...{ number: 11, season: 'fall', everyMonths: 12, task: 'Clean gutters after the leaves' },
    why: 'Blocked gutters hold water, and where it freezes, ice.',
  },
  {
    ...{ number: 12, season: 'fall', everyMonths: 12, task: 'Disconnect hoses and drain outdoor faucets' },
    why: 'Where it freezes, water left in the pipe can burst it.',
  },
  {
    ...{ number: 13, season: 'fall', everyMonths: 12, task: 'Seal drafts at windows and doors' },
    why: 'Caulk and weatherstripping cost little and save heating and cooling.',
  },
  {
    ...{ number: 14, season: 'fall', everyMonths: 12, task: 'Have chimney and flue inspected' },
    why: 'Deposits burn, and a blocked flue sends carbon monoxide into the house. If you have neither, remove this line.',
  },
  {
    ...{ number: 15, season: 'winter', everyMonths: 12, task: 'Look for damp spots in attic and basement' },
    why: 'Stains show where roof, pipes or walls leak.',
  },
  {
    ...{ number: 16, season: 'winter', everyMonths: 12, task: 'Photograph each room and what is in it' },
    why: 'After a loss, an insurance claim asks what was there.',
  },
  {
    ...{ number: 17, season: null, everyMonths: 1, task: 'Test smoke and carbon monoxide alarms' },
    why: 'They fail without notice. The alarm says how often to test it and when to replace it.',
  },
  {
    ...{ number: 18, season: null, everyMonths: 3, task: 'Replace the heating and cooling filter' },
    why: 'A clogged filter makes the system work harder. Its package says how long it lasts.',
  },
  {
    ...{ number: 19, season: null, everyMonths: 6, task: 'Press TEST on outlets near water' },
    why: 'An outlet with a TEST button should cut the power and come back with RESET. One that does not no longer protects you.',
  },
];
