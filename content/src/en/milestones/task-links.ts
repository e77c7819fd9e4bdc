import type { ExplainedStageSlug, GuideTabId } from '@porchlight/domain/guide/guide.ts';
import { getSectionName } from '@porchlight/domain/guide/guide-sections.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { TaskLink, WorkspacePart } from '@porchlight/domain/milestones/task-links.ts';
import { getToolPath, type ToolPageId } from '@porchlight/domain/tools/tool-pages.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { toolSummaries } from '../tools.ts';

/** The page of a calculator; a figure saved there shows beside the link. */
export function calculator(tool: ToolPageId): TaskLink {
  const { name } = toolSummaries[tool];
  const isOfPapers = tool === 'compare-offers' || tool === 'change-check';
  const label = isOfPapers ? name : `${name} calculator`;
  // What compares papers begins with those that are in the Document Center.
  const query = isOfPapers ? '?documents=all' : '';
  return { kind: 'calculator', tool, label, href: `${getToolPath(tool)}${query}` };
}

/** A section of the guide by its title; a test finds one that the guide no longer has. */
const inTab = (tab: GuideTabId) => (stage: ExplainedStageSlug, title: string) =>
  ({
    kind: 'guide',
    label: `Guide: ${title}`,
    href: `/portal/${stage}#${tab}/${getSectionName(title)}`,
  }) satisfies TaskLink;

export const guideSteps = inTab('steps');
export const guideRequired = inTab('required-information');
export const guideKnowledge = inTab('critical-knowledge');

/** A term of the glossary, as a sentence begins with it. */
export function glossary(slug: string, term: string): TaskLink {
  return { kind: 'guide', label: `Glossary: ${term}`, href: `/glossary#${slug}` };
}

export function official(site: keyof typeof officialSites): TaskLink {
  return { kind: 'official', ...officialSites[site] };
}

/** The part of the milestone's own page where the task is done. */
const onPage = (part: WorkspacePart, label: string) => (slug: MilestoneSlug) =>
  ({ kind: 'portal', label, href: `/portal/milestones/${slug}#${part}` }) satisfies TaskLink;

export const ownDates = onPage('dates', 'Dates of this milestone');
export const ownNotes = onPage('notes', 'Notes on this milestone');

export const documentCenter: TaskLink = { kind: 'portal', label: 'Document Center', href: '/portal/docs' };
/** The program finder, opened with the plan. */
export const ownPrograms: TaskLink = {
  kind: 'portal',
  label: 'Programs for your plan',
  href: '/portal/programs',
};
/** The homes under consideration, each with its offers. */
export const ownHomes: TaskLink = { kind: 'portal', label: 'Your homes', href: '/portal/homes' };
/** What others do for the home, and the underwriter's conditions. */
export const ownOrders: TaskLink = {
  kind: 'portal',
  label: 'Reports and orders',
  href: '/portal/reports-and-conditions#orders',
};
export const ownConditions: TaskLink = {
  kind: 'portal',
  label: 'Loan conditions',
  href: '/portal/reports-and-conditions#conditions',
};
/** Who gets the closing money, written down before anybody asks for it. */
export const wireGuard: TaskLink = { kind: 'portal', label: 'Wire guard', href: '/portal/wire-guard' };
/** The Bureau's sample Closing Disclosure, line by line. */
export const sampleDisclosure: TaskLink = {
  kind: 'portal',
  label: 'The form, line by line',
  href: '/closing-disclosure',
};
/** The home after closing: its first year, loan, taxes and papers. */
export const homeTaxes: TaskLink = {
  kind: 'portal',
  label: 'Taxes and insurance',
  href: '/portal/home/taxes-and-insurance',
};
export const ownLoan: TaskLink = { kind: 'portal', label: 'Your loan', href: '/portal/home/loan' };
export const escrowCheck: TaskLink = {
  kind: 'portal',
  label: 'Check your escrow',
  href: '/portal/home/escrow',
};
export const houseBook: TaskLink = { kind: 'portal', label: 'House book', href: '/portal/home/house-book' };
/** A part of the credit page. */
const onCredit = (part: 'scores' | 'plan' | 'disputes', label: string): TaskLink => {
  return { kind: 'portal', label, href: `/portal/credit#${part}` };
};
export const creditScores = onCredit('scores', 'Credit: your scores');
export const creditPlan = onCredit('plan', 'Credit: cards and applications');
export const creditDisputes = onCredit('disputes', 'Credit: reports and disputes');
/** Where a co-buyer is invited. */
export const people: TaskLink = { kind: 'portal', label: 'Invite your co-buyer', href: '/portal/people' };
export const application: TaskLink = { kind: 'form', label: 'Your own estimate', href: '/application' };
