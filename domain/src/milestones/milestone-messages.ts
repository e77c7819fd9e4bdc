import * as texts from './en/milestone-messages.ts';
/** Shown when the dashboard cannot be loaded (specification 8). */
export const JOURNEY_LOAD_FAILED = {
  title: texts.error,
  description: 'Failed to load your journey data. Please try again.',
} as const;

/** How many placeholder cards the dashboard shows while it loads (specification 2). */
export const LOADING_CARDS = 6;
