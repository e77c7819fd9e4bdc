import { rgb } from '@libpdf/core';
import { colors } from '@porchlight/content/company.ts';
import { type Color as OklchColor, toRgb } from '@porchlight/domain/site/colors.ts';

const { day } = colors;
const toInk = (color: OklchColor) => rgb(...toRgb(color));

/** The company's colors by day, as print knows them. */
export const COLORS = {
  paper: toInk(day.paper),
  ink: toInk(day.ink),
  soft: toInk(day['ink-soft']),
  line: toInk(day.line),
  dusk: toInk(day.dusk),
  cream: toInk(colors['on-band']),
  lamp: toInk(day.lamp),
  lampSoft: toInk(day['lamp-soft']),
  sage: toInk(day.sage),
  sageSoft: toInk(day['sage-soft']),
  brick: toInk(day.brick),
  brickSoft: toInk(day['brick-soft']),
};
