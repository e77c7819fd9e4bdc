/** A color as CSS writes it: lightness in percent, chroma, hue in degrees (CSS Color 4, 9.4). */
export type Color = `oklch(${number}% ${number} ${number})`;

/** What is meant by each: ground, text and lines, what is pressed, what is pointed out, and what went well or wrong. */
export const colorNames = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'dusk',
  'dusk-hover',
  'on-dusk',
  'lamp',
  'lamp-soft',
  'lamp-ink',
  'sage',
  'sage-soft',
  'brick',
  'brick-soft',
  'focus',
] as const;
export type ColorName = (typeof colorNames)[number];

/**
 * By day and by night; what night does not name it has from the day. `band` is the dark strip at the head of emails, the ground of the
 * icon and the color of the browser's frame, `on-band` what is written and drawn on it.
 */
export type Colors = {
  day: Record<ColorName, Color>;
  night: Partial<Record<ColorName, Color>>;
  band: Color;
  'on-band': Color;
};

/** As declarations of CSS custom properties: `--document:oklch(98.4% 0.008 85);`. */
export function formatColors(colors: Partial<Record<ColorName, Color>>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color};`)
    .join('');
}

/** Red, green and blue from 0 to 1 in sRGB, for what knows no oklch; a color that sRGB has not is cut off at its bounds. */
export function toRgb(color: Color): [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const light = lightness / 100;
  // Björn Ottosson, "A perceptual color space for image processing" (2020): Oklab to linear sRGB.
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** As `#1c2747`. */
export function colorToHex(color: Color): string {
  const bytes = toRgb(color).map((share) => Math.round(share * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The transfer function of sRGB (IEC 61966-2-1). */
function encode(linear: number): number {
  const share = Math.min(1, Math.max(0, linear));
  return share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
}
