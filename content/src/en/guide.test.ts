import { parsePlainText, splitGlossaryTerms } from '@porchlight/domain/guide/glossary.ts';
import { type GuideStageText, guideStages, guideTabs } from '@porchlight/domain/guide/guide.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { getToolPath, toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { describe, expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { guideStageTexts } from './guide.ts';

const glossarySlugs = new Set(glossary.map((entry) => entry.slug));

/** Addresses on this site that a stage may lead to. */
const ownAddresses = new Set([
  ...toolIds.map(getToolPath),
  '/glossary',
  '/programs',
  '/portal/docs',
  '/home-buying-resources',
  '/mortgage-glossary',
  '/home-buying',
  '/mortgage-basics',
  '/financial-help',
  ...milestoneSlugs.map((slug) => `/portal/milestones/${slug}`),
]);

function listTabTexts(stage: GuideStageText): string[] {
  return guideTabs.flatMap((tab) =>
    stage.tabs[tab.id].flatMap((section) => [
      section.title,
      ...(section.paragraphs ?? []),
      ...(section.items ?? []),
      ...(section.links ?? []).flatMap((link) => [link.title, link.note]),
    ]),
  );
}

function listTexts(stage: GuideStageText): string[] {
  return [
    stage.title,
    stage.description,
    stage.intro,
    ...stage.speakTo.flatMap((contact) => [contact.who, ...contact.ask]),
    stage.whyImportant,
    stage.duration,
    stage.cost,
    ...listTabTexts(stage),
  ];
}

function countWords(texts: readonly string[]): number {
  return texts.flatMap((text) => parsePlainText(text).split(/\s+/)).length;
}

function readStage(slug: string): string {
  const stage = guideStageTexts.find((text) => text.slug === slug);
  expect(stage, slug).toBeDefined();
  return stage === undefined ? '' : listTexts(stage).map(parsePlainText).join('\n');
}

test('the seven explained stages come in the order of the specification (specification 3)', () => {
  const explained = guideStages.filter((stage) => stage.id !== 'final').map((stage) => stage.slug);
  expect(guideStageTexts.map((text) => text.slug)).toEqual(explained);
});

test('the stages carry the names and progress of the specification (specification 3 and 9)', () => {
  expect(guideStages.map((stage) => stage.name)).toEqual([
    'Budget & Pre-Qual',
    'Home Search',
    'Offer & Negotiation',
    'Inspection & Appraisal',
    'Loan Processing',
    'Closing & Funding',
    'Post-Close Setup',
    'Contact Details',
  ]);
  expect(guideStages.map((stage) => stage.progress)).toEqual([0, 14, 28, 42, 56, 70, 84, 100]);
  expect(guideStages.at(-1)).toMatchObject({ id: 'final', slug: 'contact-details' });
});

describe('every guide fact is where a buyer needs it (specification 2)', () => {
  test.each([
    ['preparing', 'At most 43% is preferred'],
    ['preparing', 'federal law forbids more. It does not'],
    ['making-offer', 'Earnest money is typically 1-3% of the price'],
    ['preparing', 'Closing costs: 2-5% of the loan'],
    ['closing', '2-5% of the loan'],
    ['closing', 'at least 3 business days before closing'],
    ['loan-processing', 'Processing takes 2-4 weeks'],
    ['loan-processing', 'Plan on 2-4 weeks from a complete application'],
    ['under-contract', 'typically costs $300-$500'],
    ['under-contract', 'typically $400-$700'],
    ['preparing', 'Pay stubs from the last 30 days'],
    ['preparing', 'W-2 and tax returns for two years'],
    ['preparing', 'Bank statements for 2-3 months'],
    ['closing', 'within 24 hours of closing'],
    ['post-closing', 'typically 1-3% of home value yearly'],
    ['post-closing', 'about $300-$600 a year plus a per-visit fee'],
    ['post-closing', '$250,000 of profit untaxed for single owners and $500,000 for married couples'],
  ])('%s: %s', (slug, fact) => {
    expect(readStage(slug)).toContain(fact);
  });
});

test('stage 1 is titled as specified (specification 2)', () => {
  expect(readStage('preparing')).toContain('Preparing Your Finances');
});

test('stage 6 covers walk-through, recording and keys, and its three links (specification 2)', () => {
  const text = readStage('closing');
  for (const topic of ['final walk-through', 'deed recorded', 'receive the keys']) {
    expect(text).toContain(topic);
  }
  const hrefs = listLinks('closing');
  expect(hrefs).toEqual(
    expect.arrayContaining(['/home-buying-resources', '/mortgage-glossary', '/home-buying']),
  );
});

test('stage 7 has its title, contacts, steps, papers and links as specified (specification 2)', () => {
  const stage = guideStageTexts.find((text) => text.slug === 'post-closing');
  expect(stage?.title).toBe('Stage 7: Post-Closing & Home Ownership');
  expect(stage?.speakTo.map((contact) => contact.who)).toEqual([
    'Utility providers',
    'The county tax assessor',
    'The HOA, if there is one',
    'The mail service',
  ]);
  expect(stage?.tabs.steps.map((section) => section.title)).toEqual([
    'Set up utilities and services',
    'File for homestead exemption',
    'Plan for ongoing homeownership',
  ]);
  expect(stage?.tabs['required-information'].map((section) => section.title)).toEqual([
    'Proof of ownership',
    'Identification',
    'Payment information',
    'HOA documentation',
  ]);
  const hrefs = listLinks('post-closing');
  expect(hrefs).toEqual(
    expect.arrayContaining(['/home-buying-resources', '/mortgage-basics', '/financial-help']),
  );
});

function listLinks(slug: string): string[] {
  return guideStageTexts
    .filter((stage) => stage.slug === slug)
    .flatMap((stage) => guideTabs.flatMap((tab) => stage.tabs[tab.id]))
    .flatMap((section) => section.links ?? [])
    .map((link) => link.href);
}

describe.each(guideStageTexts.map((stage) => [stage.slug, stage] as const))('%s', (slug, stage) => {
  test('has 900 to 1,500 words over its four tabs, and something in each', () => {
    const words = countWords(listTabTexts(stage));
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
    for (const tab of guideTabs) expect(stage.tabs[tab.id].length, tab.title).toBeGreaterThan(0);
  });

  test('says whom to speak to and what to ask', () => {
    expect(stage.speakTo.length).toBeGreaterThanOrEqual(3);
    for (const contact of stage.speakTo) {
      for (const question of contact.ask) expect(question).toMatch(/\?$/);
    }
  });

  test('names only terms that the glossary explains, and leaves no broken mark', () => {
    for (const text of listTexts(stage)) {
      for (const part of splitGlossaryTerms(text)) {
        if (part.slug !== undefined) expect(glossarySlugs, part.slug).toContain(part.slug);
      }
      expect(parsePlainText(text)).not.toMatch(/\[\[|\]\]/);
    }
  });

  test('writes a term as the glossary does where it gives no words of its own', () => {
    const names = new Map(glossary.map((entry) => [entry.slug, entry.term]));
    for (const [, slug = ''] of JSON.stringify(stage).matchAll(/\[\[([a-z0-9-]+)\]\]/g)) {
      const name = names.get(slug) ?? '';
      const midSentence = /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
      expect(`${midSentence} ${name}`, slug).toContain(slug.replaceAll('-', ' '));
    }
  });

  test('gives each figure with its source and the day it was checked', () => {
    expect(stage.figures.length).toBeGreaterThan(0);
    for (const figure of stage.figures) {
      expect(figure.source.length, figure.text).toBeGreaterThan(5);
      expect(figure.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (figure.url !== undefined) expect(figure.url).toMatch(/^https:\/\/\w/);
    }
  });

  test('states no amount, percentage or telephone number without a listed source or link', () => {
    const sourced = stage.figures.map((figure) => figure.text).join('\n');
    const links = stage.tabs['helpful-resources'].flatMap((section) => section.links ?? []);
    const notes = links.map((link) => link.note).join('\n');
    const stated = listTexts(stage).flatMap(
      (text) => text.match(/\$[\d,]*\d(?:-\$[\d,]*\d)?|(?:\d+-)?\d+(?:\.\d+)?%|\d{3}-\d{3}-\d{4}/g) ?? [],
    );
    for (const figure of stated) expect(`${sourced}\n${notes}`, figure).toContain(figure);
  });

  test('leads to pages that exist or to secure addresses', () => {
    for (const href of listLinks(slug)) {
      if (href.startsWith('/')) expect(ownAddresses).toContain(href);
      else expect(href).toMatch(/^https:\/\/\w/);
    }
  });

  test('speaks calmly and promises nothing', () => {
    const text = listTexts(stage).join('\n');
    expect(text).not.toMatch(/!|you will be approved|lowest rate|best rate|guaranteed/i);
    for (const paragraph of listTexts(stage)) expect(paragraph.length, paragraph).toBeLessThanOrEqual(720);
  });
});
