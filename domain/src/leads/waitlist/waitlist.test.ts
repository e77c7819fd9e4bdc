import { describe, expect, it } from 'vitest';
import { milestoneSlugs } from '../../kernel/milestone-slugs.ts';
import { waitlistMessages, waitlistPages } from './waitlist.ts';
import { waitlistForm } from './waitlist-form.ts';

describe('the waitlist pages (specification 2)', () => {
  it('are the 26 of the route table, in its order, and /coming-soon', () => {
    expect(waitlistPages.map((page) => page.path)).toEqual([
      '/portal/interest',
      '/portal/pre-app',
      '/portal/pre-approval',
      '/portal/home-search',
      '/portal/offer',
      '/portal/loan-application',
      '/portal/processing',
      '/portal/ctc',
      '/portal/funding',
      '/portal/post-close',
      '/home-buying',
      '/mortgage-types',
      '/preapproval',
      '/home-buying-resources',
      '/refinance-options',
      '/cash-out-refinance',
      '/refinance-calculator',
      '/refinance-process',
      '/credit-score',
      '/debt-to-income',
      '/affordability-calculator',
      '/financial-help',
      '/mortgage-basics',
      '/mortgage-calculators',
      '/mortgage-glossary',
      '/mortgage-news',
      '/coming-soon',
    ]);
  });

  it('have a name each, and the portal’s ten lead to their milestones', () => {
    expect(new Set(waitlistPages.map((page) => page.feature)).size).toBe(waitlistPages.length);
    const inPortal = waitlistPages.filter((page) => page.path.startsWith('/portal/'));
    expect(inPortal.map((page) => page.feature)).toEqual(milestoneSlugs);
    for (const page of inPortal) {
      expect(page).toMatchObject({ offeredAt: `/portal/milestones/${page.feature}` });
    }
  });
});

describe('the waitlist form (specification 5)', () => {
  it('takes one address for one feature of the closed list', () => {
    expect(waitlistForm.parse({ email: 'Ada@Example.com', feature: 'mortgage-news' })).toEqual({
      email: 'ada@example.com',
      feature: 'mortgage-news',
    });
    for (const feature of ['', 'toString', 'portal/interest'])
      expect(waitlistForm.safeParse({ email: 'ada@example.com', feature }).success).toBe(false);
    expect(waitlistForm.safeParse({ email: '', feature: 'ctc' }).success).toBe(false);
  });
});

it('says what the specification says (sections 2 and 8)', () => {
  expect(waitlistMessages).toEqual({
    heading: 'Launching Soon — Join the Beta',
    join: 'Join Waitlist',
    success: {
      title: 'Thank you for your interest!',
      description: "We'll notify you when this feature launches.",
    },
  });
});
