import { site } from '@porchlight/content/site.ts';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { CLOSING, type LetterBlock, type LetterParts } from './letter.ts';

/** The picture at the head: `source` is where it is found, its size in CSS pixels. */
export type LetterPicture = { source: string; width: number; height: number };

const PICTURE_ALT = 'A house at dusk, its porch lamp on';

/**
 * How every letter looks: the house, one column, system typefaces, styles on the elements themselves, because mail programs
 * keep little else. What they do keep of the head turns it dark for who reads in the dark.
 */
export function LetterLayout({
  parts,
  picture,
}: {
  parts: LetterParts;
  picture: LetterPicture | undefined;
}): ReactNode {
  const { heading, paragraphs, action, links = [] } = parts;
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      h('style', null, NIGHT),
    ),
    h(Preview, null, findPreview(paragraphs)),
    h(
      Body,
      { className: 'page', style: { ...paper, margin: 0, padding: '24px 12px', ...letters } },
      h(
        Container,
        { className: 'sheet', style: sheet },
        h(
          Section,
          { style: band },
          h(Text, { style: name }, site.name),
          picture ? drawPicture(picture) : null,
        ),
        h(
          Section,
          { style: { padding: '28px 32px 32px' } },
          h(Heading, { as: 'h1', className: 'ink', style: title }, heading),
          ...paragraphs.map((block, place) => drawBlock(block, place)),
          action ? drawAction(action) : null,
          h(Hr, { className: 'rule', style: rule }),
          h(Text, { className: 'quiet', style: small }, parts.closing ?? CLOSING),
          ...links.map(({ label, url }) =>
            h(
              Text,
              { key: url, style: { ...small, margin: '8px 0 0' } },
              h(Link, { href: url, className: 'link', style: { color: BLUE } }, label),
            ),
          ),
        ),
      ),
    ),
  );
}

function drawPicture({ source, width, height }: LetterPicture): ReactNode {
  const style = { display: 'block', width: '100%', maxWidth: width, height: 'auto', ...name, padding: 0 };
  return h(Img, { src: source, alt: PICTURE_ALT, width, height, style });
}

function drawBlock(block: LetterBlock, key: number): ReactNode {
  if (typeof block === 'string') return h(Text, { key, className: 'ink', style: paragraph }, block);
  if ('quote' in block)
    return h(
      Section,
      { key, className: 'rule', style: quote },
      ...block.quote.map((line, place) => h(Text, { key: place, className: 'ink', style: paragraph }, line)),
    );
  const items = block.list.map((line, place) =>
    h('li', { key: place, className: 'ink', style: { ...paragraph, margin: '0 0 8px' } }, line),
  );
  return h('ul', { key, style: { margin: '0 0 16px', padding: '0 0 0 22px' } }, ...items);
}

function drawAction({ label, url }: { label: string; url: string }): ReactNode {
  return h(
    Section,
    { style: { margin: '24px 0 8px' } },
    h(Button, { href: url, className: 'button', style: button }, label),
    h(
      Text,
      { className: 'quiet', style: { ...small, margin: '20px 0 0' } },
      'If the button does not work, copy this address into your browser:',
      h('br'),
      h(Link, { href: url, className: 'link', style: { color: BLUE, wordBreak: 'break-all' } }, url),
    ),
  );
}

/** What a list of letters shows beside the subject. */
function findPreview(paragraphs: readonly LetterBlock[]): string {
  return paragraphs.find((block) => typeof block === 'string') ?? '';
}

const BLUE = '#2f386b';
const paper: CSSProperties = { backgroundColor: '#fcf9f3', color: '#1d2440' };
const letters: CSSProperties = {
  fontFamily: "'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  fontSize: 17,
  lineHeight: '1.6',
};
const serif: CSSProperties = { fontFamily: "Fraunces,Georgia,'Times New Roman',serif", fontWeight: 600 };
const sheet: CSSProperties = {
  maxWidth: 560,
  backgroundColor: '#ffffff',
  border: '1px solid #e5dfd3',
  borderRadius: 16,
  overflow: 'hidden',
};
const band: CSSProperties = { backgroundColor: '#1c2747' };
const name: CSSProperties = {
  ...serif,
  color: '#fdf6e7',
  fontSize: 22,
  lineHeight: '1.2',
  margin: 0,
  padding: '22px 32px 18px',
};
const title: CSSProperties = {
  ...serif,
  color: '#1d2440',
  fontSize: 28,
  lineHeight: '1.2',
  margin: '0 0 16px',
};
const paragraph: CSSProperties = {
  color: '#1d2440',
  fontSize: 17,
  lineHeight: '1.6',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
};
const quote: CSSProperties = { borderLeft: '3px solid #e5dfd3', margin: '0 0 16px', padding: '0 0 0 16px' };
const rule: CSSProperties = { border: 'none', borderTop: '1px solid #e5dfd3', margin: '24px 0 16px' };
const small: CSSProperties = { color: '#555b76', fontSize: 14, lineHeight: '1.5', margin: 0 };
const button: CSSProperties = {
  backgroundColor: BLUE,
  color: '#fdfaf3',
  padding: '14px 24px',
  borderRadius: 12,
  fontSize: 17,
  lineHeight: '1.3',
  fontWeight: 600,
  textDecoration: 'none',
};

const NIGHT = `@media (prefers-color-scheme: dark) {
.page { background-color: #141a2e !important; }
.sheet { background-color: #1b2340 !important; border-color: #343d63 !important; }
.ink { color: #f3ede0 !important; }
.quiet { color: #b9bdd1 !important; }
.link { color: #c3cbff !important; }
.rule { border-color: #343d63 !important; }
.button { background-color: #f5bb4f !important; color: #1d2440 !important; }
}`;
