import { explainedStageSlugs, guideTabs } from '@porchlight/domain/guide/guide.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { findMissingLegalPages, legalSlugs } from '@porchlight/domain/site/legal.ts';
import {
  isExternal,
  MENU_TOOLTIP_DELAY_MS,
  SUBMENU_CLOSE_DELAY_MS,
  SUBMENU_OPEN_DELAY_MS,
  SUBMENU_SKIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '@porchlight/domain/site/navigation.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { describe, expect, test } from 'vitest';
import { disclosure } from './disclosure.ts';
import { guideStageTexts } from './guide.ts';
import { landing } from './landing.ts';
import { legalPages } from './legal/legal-pages.ts';
import { loanOffers } from './loan-offers.ts';
import { footer, navigation } from './navigation.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { questionnaire } from './questionnaire.ts';
import { verification } from './signing-verification.ts';
import { team } from './team.ts';
import { toolSummaries } from './tools.ts';
import { waitlistDescriptions } from './waitlist.ts';
import { waitlistTexts } from './waitlist-visitor.ts';

/** Anchors of the landing page (specification 2), and those its own sections add. */
const anchors = [
  ...['hero', 'features', 'how-it-works', 'get-started', 'contact', 'faq'],
  ...landing.features.items.map((feature) => feature.id),
  ...guideTabs.map((tab) => tab.id),
];
const addresses = [
  ...[
    '/',
    '/team',
    '/application',
    '/glossary',
    '/verify',
    '/tools',
    '/programs',
    '/closing-disclosure',
    '/portal',
    '/portal/homes',
    '/portal/home',
    '/login',
  ],
  ...toolPageIds.map(getToolPath),
  ...explainedStageSlugs.map((slug) => `/portal/${slug}`),
  ...milestoneSlugs.map((slug) => `/portal/milestones/${slug}`),
  ...waitlistPages.map((page) => page.path),
  ...legalSlugs.map((slug) => `/${slug}`),
];

function expectSomewhereReal(href: string): void {
  if (isExternal(href)) {
    expect(URL.canParse(href)).toBe(true);
    return;
  }
  if (href.startsWith('mailto:')) return;
  const [path = '', anchor] = href.split('#');
  if (path !== '') expect(addresses, href).toContain(path);
  if (anchor !== undefined) expect(anchors, href).toContain(anchor);
}

describe('the navigation (specification 2)', () => {
  test('has its two submenus with their entries', () => {
    expect(navigation.menus.map((menu) => [menu.label, menu.links.map((link) => link.label)])).toEqual([
      [
        'Purchase a Home',
        ['First-Time Home Buyers', 'Mortgage Options', 'Get Preapproved', 'Home Buying Resources'],
      ],
      [
        'Mortgage Learning',
        ['Mortgage Basics', 'Mortgage Calculators', 'Mortgage Glossary', 'Mortgage News & Trends'],
      ],
    ]);
  });

  test('leads outside to official pages, and inside only to get preapproved', () => {
    const links = navigation.menus.flatMap((menu) => menu.links);
    const inside = links.filter((link) => !isExternal(link.href));
    expect(inside).toEqual([{ label: 'Get Preapproved', href: '/application' }]);
    for (const label of ['First-Time Home Buyers', 'Mortgage Options', 'Home Buying Resources']) {
      const link = links.find((candidate) => candidate.label === label);
      expect(new URL(link?.href ?? '').hostname, label).toMatch(/\.gov$/);
    }
  });

  test('has the buttons and the toggle’s two names', () => {
    expect(navigation.portal).toEqual({ label: 'Portal', href: '/portal' });
    expect(navigation.apply).toEqual({ label: 'Apply Now', href: '/application' });
    expect(navigation.getStarted).toEqual({ label: 'Get Started', href: '/application' });
    expect([navigation.openMenu, navigation.closeMenu]).toEqual(['Open menu', 'Close menu']);
  });

  test('submenus open, skip and close after the pauses of section 9', () => {
    expect([SUBMENU_OPEN_DELAY_MS, SUBMENU_SKIP_DELAY_MS, SUBMENU_CLOSE_DELAY_MS]).toEqual([200, 300, 150]);
  });

  test('help opens and skips after the pauses of section 9', () => {
    expect([MENU_TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS]).toEqual([700, 300]);
  });

  test('the footer has its three columns (specification 1)', () => {
    expect(footer.columns.map((column) => column.label)).toEqual(['Features', 'Resources', 'Company']);
  });

  test('every link of navigation, footer and landing page leads somewhere', () => {
    const links = [
      ...navigation.menus.flatMap((menu) => menu.links),
      ...footer.columns.flatMap((column) => column.links),
      ...landing.features.items.map((feature) => feature.link),
      ...landing.hero.actions,
      ...landing.hero.links,
    ];
    for (const link of links) expectSomewhereReal(link.href);
  });
});

describe('the waitlist pages', () => {
  test('each say what is coming, and name the link where the product has it already', () => {
    for (const page of waitlistPages) {
      const text = waitlistTexts[page.feature];
      expect(text.lead, page.feature).toMatch(/^[A-Z].*\.$/);
      expect('offeredAt' in page, page.feature).toBe(text.offer !== undefined);
      if ('offeredAt' in page) expectSomewhereReal(page.offeredAt);
    }
  });
});

describe('the legal pages', () => {
  test('are all there, marked as samples, with a date and something in each section', () => {
    expect(findMissingLegalPages(legalPages)).toEqual([]);
    for (const page of legalPages) {
      expect(page.sample, page.slug).toBe(true);
      expect(page.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page.lead).toContain('sample text');
      for (const section of page.sections)
        expect(
          (section.paragraphs ?? []).length + (section.items ?? []).length,
          section.title,
        ).toBeGreaterThan(0);
    }
  });

  test('the one on accessibility names what needs scripts', () => {
    const text = JSON.stringify(legalPages.find(({ slug }) => slug === 'accessibility'));
    for (const { withoutScripts } of [questionnaire, verification, loanOffers])
      expect(withoutScripts).toContain('scripts');
    for (const part of ['The application', 'the calculators', 'your account', 'checking a signed document'])
      expect(text).toContain(part);
    expect(text).not.toContain('their forms sent');
  });

  test('a missing one is named', () => {
    expect(findMissingLegalPages(legalPages.filter((page) => page.slug !== 'terms'))).toEqual(['terms']);
  });
});

test('the disclosure says what is stored, what the estimate is not, and how to get a real one', () => {
  const text = disclosure.paragraphs.join(' ');
  expect(disclosure.title).toBe('Loan Estimate Disclosure');
  expect(disclosure.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const part of ['not a lender', 'not an official Loan Estimate', 'could be higher', 'we store', 'STOP'])
    expect(text).toContain(part);
});

test('the team page shows one sample founder (specification 2)', () => {
  expect(team.members).toHaveLength(1);
  expect(team.members[0]).toMatchObject({ title: 'CEO and founder', sample: true });
});

test('every public page has a title and a description of its own, of a length that is shown whole', () => {
  const descriptions = [
    ...Object.values(pageDescriptions).map((page) => page.description),
    ...Object.values(waitlistDescriptions),
    ...Object.values(toolSummaries).map((text) => text.description),
    ...legalPages.map((page) => page.description),
    ...guideStageTexts.map((text) => text.description),
  ];
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(Object.values(waitlistTexts).map((text) => text.title)).size).toBe(waitlistPages.length);
});

test('no text of these pages raises its voice or promises an approval, a rate or a saving', () => {
  const text = JSON.stringify([
    disclosure,
    legalPages,
    waitlistTexts,
    waitlistDescriptions,
    team,
    pageDescriptions,
    footer,
  ]);
  expect(text).not.toMatch(/!|guarantee|lowest rate|best rate|you will be approved|you will save/i);
});
