import * as texts from '@porchlight/content/en/tools/last-figure.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { loadComparedTool } from './compared-tools.ts';
import { formatWholeCents } from './scenario-rows.ts';

/**
 * The one figure a saved scenario's calculator is opened for, computed again on the day `on` (YYYY-MM-DD): alone, or with its label where
 * that follows from the answer. Nothing where the figures have no answer.
 */
export async function findLastFigure(
  { tool, inputs }: Pick<SavedScenario, 'tool' | 'inputs'>,
  on: string,
): Promise<string | undefined> {
  const { compare } = await loadComparedTool(tool);
  const [headline] = compare(inputs, on).lines;
  if (headline === undefined) return undefined;
  if (headline.topic !== undefined && headline.topic !== headline.label) return formatWholeCents(headline);
  return tool === 'monthly-payment' ? texts.aMonth(headline.value) : headline.value;
}
