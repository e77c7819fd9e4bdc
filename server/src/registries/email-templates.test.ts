import { colors } from '@porchlight/content/company.ts';
import { colorToHex } from '@porchlight/domain/site/colors.ts';
import { describe, expect, it } from 'vitest';
import { createEmailRenderer } from '../platform/email/email-rendering.ts';
import { emailTemplates } from './email-templates.ts';

/** Gmail cuts an email off at 102 kB. */
const MAX_HTML_BYTES = 100_000;
/** WCAG 2.2 1.4.3. */
const MIN_CONTRAST = 4.5;

const render = await createEmailRenderer('/no/such/site');
const emails = emailTemplates.flatMap((template) =>
  template.writeSamples().map(({ sample, email }) => ({
    name: `${template.name}: ${sample}`,
    email,
    message: render(email, '<1@porchlight.example>'),
  })),
);

describe.each(emails)('the email $name', ({ email, message: { html, text, subject } }) => {
  const { action, links = [] } = email.parts;
  const addresses = [...(action ? [action.url] : []), ...links.map(({ url }) => url)];

  it('says every link in both parts', () => {
    for (const address of addresses) {
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(address);
    }
  });

  it('says what it says in both parts, and its subject on one line', () => {
    expect(text).toContain(email.parts.heading);
    expect(html).toContain('<h1');
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(`${html}${text}`).not.toMatch(/undefined|\[object|NaN/);
  });

  it('is small enough, asks no other server for anything, and names each picture', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
    expect(html).not.toMatch(/src="http|url\(|<link|<script|@import/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt="[^"]+"/);
  });

  it('is dark by night around its sheet as well, also where a mail program drops the body element', () => {
    for (const element of ['body', 'td'])
      expect(html).toMatch(new RegExp(`<${element} class="page" style="`));
  });

  it('offers its end with one press exactly where it offers it at all (RFC 8058 3.1)', () => {
    const { 'List-Unsubscribe': list, 'List-Unsubscribe-Post': post } = email.headers ?? {};
    expect(post).toBe(list === undefined ? undefined : 'List-Unsubscribe=One-Click');
    if (links.length > 0) expect(links.some(({ url }) => list === `<${url}>`)).toBe(true);
  });
});

const { day } = colors;
const night = { ...day, ...colors.night };

/** Text on what is below it, by day and by night (email-layout.ts). */
it.each([
  ['text', day.ink, day.surface],
  ['small text', day['ink-soft'], day.surface],
  ['links', day.dusk, day.surface],
  ['the button', day['on-dusk'], day.dusk],
  ['the name', colors['on-band'], colors.band],
  ['text at night', night.ink, night.surface],
  ['small text at night', night['ink-soft'], night.surface],
  ['links at night', night.dusk, night.surface],
  ['the button at night', day.ink, night.lamp],
])('%s can be read', (_, ink, paper) => {
  const [first] = emails;
  expect(first?.message.html).toContain(colorToHex(ink));
  expect(first?.message.html).toContain(colorToHex(paper));
  expect(findContrast(colorToHex(ink), colorToHex(paper))).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

function findContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [findLuminance(one), findLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function findLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
