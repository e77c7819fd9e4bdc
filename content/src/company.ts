import type { Colors } from '@porchlight/domain/site/colors.ts';
import type { Company } from '@porchlight/domain/site/site.ts';

// Whose site this is: the one place of its name, addresses, colors and logo. Pages, emails, PDFs and what machines read follow.

export const company: Company = {
  name: 'Porchlight',
  tagline: 'A light on for every step of buying a home',
  email: { address: 'help@porchlight.example', sample: true },
  phone: { display: '(800) 555-0199', tel: '+18005550199', sample: true },
};

export const colors: Colors = {
  day: {
    paper: 'oklch(98.4% 0.008 85)',
    surface: 'oklch(99.6% 0.004 85)',
    sunken: 'oklch(96% 0.012 85)',
    ink: 'oklch(27% 0.045 272)',
    'ink-soft': 'oklch(42% 0.035 272)',
    line: 'oklch(89% 0.015 85)',
    'line-strong': 'oklch(62% 0.025 85)',
    dusk: 'oklch(36% 0.085 272)',
    'dusk-hover': 'oklch(30% 0.085 272)',
    'on-dusk': 'oklch(98% 0.01 85)',
    lamp: 'oklch(82% 0.135 78)',
    'lamp-soft': 'oklch(94.5% 0.055 84)',
    'lamp-ink': 'oklch(43% 0.09 65)',
    sage: 'oklch(46% 0.085 160)',
    'sage-soft': 'oklch(94.5% 0.035 160)',
    brick: 'oklch(48% 0.15 33)',
    'brick-soft': 'oklch(95% 0.03 33)',
    focus: 'oklch(56% 0.17 255)',
  },
  night: {
    paper: 'oklch(21% 0.035 272)',
    surface: 'oklch(25% 0.04 272)',
    sunken: 'oklch(18% 0.03 272)',
    ink: 'oklch(94% 0.012 85)',
    'ink-soft': 'oklch(80% 0.02 272)',
    line: 'oklch(34% 0.04 272)',
    'line-strong': 'oklch(57% 0.04 272)',
    dusk: 'oklch(80% 0.07 272)',
    'dusk-hover': 'oklch(86% 0.06 272)',
    'on-dusk': 'oklch(22% 0.05 272)',
    'lamp-soft': 'oklch(34% 0.06 75)',
    'lamp-ink': 'oklch(86% 0.11 80)',
    sage: 'oklch(80% 0.1 160)',
    'sage-soft': 'oklch(32% 0.045 160)',
    brick: 'oklch(80% 0.11 33)',
    'brick-soft': 'oklch(33% 0.06 33)',
    focus: 'oklch(78% 0.12 255)',
  },
  band: 'oklch(28.04% 0.0611 268.02)',
  'on-band': 'oklch(97.45% 0.0211 85.94)',
};

/**
 * The porch lamp: SVG elements in a square of 26 by 26. It takes the color of the text (`currentColor`) and `var(--lamp)`; files that
 * are drawn once get the colors of the band in their place.
 */
export const mark =
  '<circle cx="13" cy="14" r="11" fill="var(--lamp)" opacity=".28"/><path d="M8.5 10h9l-1.6-4h-5.8z" fill="currentColor"/><rect x="9.5" y="10" width="7" height="10" rx="2" fill="var(--lamp)" stroke="currentColor" stroke-width="1.6"/>';
