import { createChoice } from './stored-choice.ts';

/** The colors someone chose for this browser; `device` follows the device's own setting. */
export const colorSets = ['light', 'night', 'device'] as const;
export type ColorSet = (typeof colorSets)[number];

/** The choice, and how to change it. The page's head puts it on the page (apply-choices.ts). */
export const useColorSet = createChoice<ColorSet>({
  key: 'colors',
  attribute: 'colors',
  choices: colorSets,
  usual: 'device',
});
