/** The pages of the calculators that are open, in the order of their index. The rest of each address is its id. */
export const toolIds = [
  'affordability',
  'debt-to-income',
  'monthly-payment',
  'cash-to-close',
  'points-or-credit',
  'rent-or-buy',
  'refinance',
  'extra-payments',
  'credit-price',
  'offer-terms',
  'contract-dates',
] as const;

export type ToolId = (typeof toolIds)[number];

/** The calculators, and what compares papers, which have forms of their own and no scenarios. */
export const toolPageIds = [...toolIds, 'compare-offers', 'change-check'] as const;
export type ToolPageId = (typeof toolPageIds)[number];

/** The path of a calculator's page. */
export function getToolPath<Id extends ToolPageId>(id: Id): `/tools/${Id}` {
  return `/tools/${id}`;
}

/** What the operator says of a calculator in the index, in a search and to search engines. `description` in 50 to 160 characters. */
export type ToolSummary = {
  name: string;
  /** The question it answers. */
  answers: string;
  /** How long it takes with everything at hand. */
  time: string;
  /** What to have at hand. */
  ready: string;
  description: string;
};

export type ToolFieldText = {
  label: string;
  hint?: string;
  /** The words of each choice, where the field is one. */
  choices?: Readonly<Record<string, string>>;
};

/**
 * What the operator writes on a calculator's page. `Field` names its questions, `Line` the figures of its answer; an assumption says
 * what was taken for granted, and whether that makes the figure too high or too low.
 */
export type ToolText<Field extends string, Line extends string> = {
  title: string;
  lead: string;
  fields: Readonly<Record<Field, ToolFieldText>>;
  /** The names of groups of questions, where a form has them. */
  groups?: Readonly<Record<string, string>>;
  lines: Readonly<Record<Line, string>>;
  assumptions: readonly string[];
};
