import { describe, expect, it } from 'vitest';
import { guideStages } from '../guide/guide.ts';
import { milestones } from '../milestones/milestones.ts';
import {
  CATEGORY_SCROLL_STEP_PX,
  findPortalCategory,
  isOwnPage,
  portalCategories,
} from './portal-categories.ts';

describe('the category bar', () => {
  it('has its eight entries in order, with the addresses of specification 2', () => {
    expect(portalCategories.map(({ label, href }) => [label, href])).toEqual([
      ['Pre-Approval', '/portal/preparing'],
      ['Budget & Affordability', '/portal/finding'],
      ['Property Search', '/portal/finding'],
      ['Offer & Negotiation', '/portal/making'],
      ['Loan Options', '/portal/loan-processing'],
      ['Document Center', '/portal/underContract'],
      ['Closing', '/portal/closing'],
      ['Education Hub', '/portal/post-closing'],
    ]);
  });

  it('moves by 200 px a step (specification 9)', () => {
    expect(CATEGORY_SCROLL_STEP_PX).toBe(200);
  });

  it.each([
    ['/portal/preparing', 'Pre-Approval'],
    ['/portal/finding', 'Property Search'],
    ['/portal/finding/', 'Property Search'],
    ['/portal/making', 'Offer & Negotiation'],
    ['/portal/making-offer', 'Offer & Negotiation'],
    ['/portal/under-contract', 'Offer & Negotiation'],
    ['/portal/loan-processing', 'Loan Options'],
    ['/portal/underContract', 'Document Center'],
    ['/portal/docs', 'Document Center'],
    ['/portal/closing', 'Closing'],
    ['/portal/post-closing', 'Education Hub'],
    ['/portal/milestones/interest', 'Budget & Affordability'],
    ['/portal/milestones/processing', 'Loan Options'],
    ['/portal/post-close', 'Education Hub'],
    ['/portal', undefined],
    ['/portal/', undefined],
    ['/portal/search', undefined],
    ['/portal/settings', undefined],
    ['/portal/notifications', undefined],
    ['/portal/contact-details', undefined],
    ['/portal/beta-request', undefined],
    ['/portal/milestones/constructor', undefined],
    ['', undefined],
  ])('at %s highlights %s', (pathname, label) => {
    expect(findPortalCategory(pathname)).toBe(label);
  });

  it('has a place for every explained stage and every milestone', () => {
    const segments = [...guideStages, ...milestones].map(({ slug }) => slug);
    const homeless = segments.filter((slug) => findPortalCategory(`/portal/${slug}`) === undefined);
    expect(homeless).toEqual(['contact-details']);
  });

  it('knows an entry’s own page from another page of its part', () => {
    expect(isOwnPage('/portal/closing', '/portal/closing/')).toBe(true);
    expect(isOwnPage('/portal/closing', '/portal/milestones/ctc')).toBe(false);
  });
});
