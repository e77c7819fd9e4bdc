import { describe, expect, it } from 'vitest';
import { type Color, colorToHex, formatColors, toRgb } from './colors.ts';

describe('a color in sRGB', () => {
  it.each<[Color, string]>([
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(100% 0 0)', '#ffffff'],
    // CSS Color 4, examples of conversion.
    ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
    ['oklch(51.975% 0.17686 142.495)', '#008000'],
    ['oklch(45.201% 0.31321 264.052)', '#0000ff'],
    ['oklch(28.04% 0.0611 268.02)', '#1c2747'],
    // Beyond sRGB.
    ['oklch(70% 0.4 150)', '#00d600'],
  ])('%s is %s', (color, hex) => {
    expect(colorToHex(color)).toBe(hex);
  });

  it('has shares from 0 to 1', () => {
    for (const share of toRgb('oklch(70% 0.4 150)')) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});

it('is written as a custom property of CSS', () => {
  expect(formatColors({ paper: 'oklch(98.4% 0.008 85)', 'ink-soft': 'oklch(42% 0.035 272)' })).toBe(
    '--paper:oklch(98.4% 0.008 85);--ink-soft:oklch(42% 0.035 272);',
  );
});
