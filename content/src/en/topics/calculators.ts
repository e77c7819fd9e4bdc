import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { toolSummaries } from '../tools.ts';

/** Every calculator, with the question it answers. */
export function describeCalculators(): TopicText {
  return {
    title: 'Mortgage calculators',
    answer: `${toolPageIds.length} calculators, free and without an account. Each shows its formula, its assumptions and the tables behind them.`,
    sections: toolPageIds.map((id) => {
      const { name, answers, ready } = toolSummaries[id];
      return {
        title: name,
        paragraphs: [`${answers} Have ready: ${ready}`],
        links: [{ label: `Open: ${name}`, href: getToolPath(id) }],
      };
    }),
  };
}
