import * as texts from './en.ts';
/**
 * The eight stages of the guide, in order, with their place in the wrapper's progress bar in percent
 * (specification 3 and 9). Seven explain; the eighth is the form that ends the journey.
 */
export const guideStages = [
  { id: 'preparing', slug: 'preparing', name: texts.budgetPreQual, progress: 0 },
  { id: 'finding', slug: 'finding', name: texts.homeSearch, progress: 14 },
  { id: 'making-offer', slug: 'making-offer', name: texts.offerNegotiation, progress: 28 },
  { id: 'under-contract', slug: 'under-contract', name: texts.inspectionAppraisal, progress: 42 },
  { id: 'loan-processing', slug: 'loan-processing', name: texts.loanProcessing, progress: 56 },
  { id: 'closing', slug: 'closing', name: texts.closingFunding, progress: 70 },
  { id: 'post-closing', slug: 'post-closing', name: texts.postCloseSetup, progress: 84 },
  { id: 'final', slug: 'contact-details', name: texts.contactDetails, progress: 100 },
] as const;

export type GuideStage = (typeof guideStages)[number];
export type GuideStageSlug = GuideStage['slug'];
/** The stages that have a text to read. */
export type ExplainedStageSlug = Exclude<GuideStageSlug, 'contact-details'>;

/** The stages that have a text to read, in order. */
export const explainedStageSlugs: readonly ExplainedStageSlug[] = guideStages.flatMap(({ slug }) =>
  slug === 'contact-details' ? [] : [slug],
);

/** The stage of a slug; an unknown slug falls back to the first stage (specification 4). */
export function findCurrentStage(slug: string | undefined): GuideStage {
  return guideStages.find((stage) => stage.slug === slug) ?? guideStages[0];
}

/** A stage by the guide's name for it; what the guide no longer has, as it is stored. */
export function getStageName(slug: string): string {
  return guideStages.find((stage) => stage.slug === slug)?.name ?? slug;
}

/** The first stage that is not completed, the last one when all are. */
export function findOpenStage(completed: readonly GuideStageSlug[]): GuideStage {
  return (
    guideStages.find(({ slug }) => !completed.includes(slug)) ??
    guideStages[guideStages.length - 1] ??
    guideStages[0]
  );
}

/** The stages still to be completed, in the guide's order. */
export function listOpenStages(completed: readonly GuideStageSlug[]): GuideStage[] {
  return guideStages.filter(({ slug }) => !completed.includes(slug));
}

/** The position of a stage: `step` counts from 1, and a neighbor is undefined where the guide begins or ends. */
export type StagePlace = { step: number; previous: GuideStage | undefined; next: GuideStage | undefined };

export function findStagePlace(slug: GuideStageSlug): StagePlace {
  const index = guideStages.findIndex((stage) => stage.slug === slug);
  return { step: index + 1, previous: guideStages[index - 1], next: guideStages[index + 1] };
}

/**
 * The stages named in any of the lists, each once and in the guide's order. Lists come from browser storage and from older
 * versions: whatever in them is no stage is passed over.
 */
export function mergeCompletedStages(...lists: readonly (readonly unknown[])[]): GuideStageSlug[] {
  const named = new Set(lists.flat());
  return guideStages.map(({ slug }) => slug).filter((slug) => named.has(slug));
}

/** The four tabs of a stage, in order (specification 2). */
export const guideTabs = [
  { id: 'steps', title: texts.stepsToComplete },
  { id: 'required-information', title: texts.requiredInformation },
  { id: 'critical-knowledge', title: texts.criticalKnowledge },
  { id: 'helpful-resources', title: texts.helpfulResources },
] as const;

export type GuideTabId = (typeof guideTabs)[number]['id'];

/** An address on this site starts with a slash; any other opens in a new tab. */
export type GuideLink = { title: string; href: string; note: string };

/** A part of a tab; paragraphs and items show in the order in which they are written. All texts may carry glossary terms in the form read by `splitGlossaryTerms`. */
export type GuideSection = {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  links?: readonly GuideLink[];
};

/** Someone to speak to in a stage, and the questions to put to them. */
export type GuideContact = { who: string; ask: readonly string[] };

/** A figure or rule stated in a stage, where it comes from, and the day it was last checked (ISO date). */
export type GuideFigure = { text: string; source: string; url?: string; checkedOn: string };

/** What the operator writes about one stage. */
export type GuideStageText = {
  slug: ExplainedStageSlug;
  title: string;
  /** One line for lists and search results. */
  description: string;
  intro: string;
  speakTo: readonly GuideContact[];
  /** Shown in the box 'Why This Stage Is Important' (specification 2). */
  whyImportant: string;
  duration: string;
  cost: string;
  tabs: Record<GuideTabId, readonly GuideSection[]>;
  figures: readonly GuideFigure[];
};
