import { explainedStageSlugs, guideStages } from '@porchlight/domain/guide/guide.ts';
import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { guideStageTexts } from '../guide.ts';

/** The whole purchase: each stage of the guide with how long it takes and what it costs. */
export function describeHomeBuying(): TopicText {
  return {
    title: 'Buying a home, from the first thought to the first payment',
    answer:
      'Seven stages: budget, search, offer, inspection and appraisal, loan, closing, and the first weeks in the home.',
    isOrdered: true,
    sections: explainedStageSlugs.flatMap((slug) => {
      const text = guideStageTexts.find((stage) => stage.slug === slug);
      const name = guideStages.find((stage) => stage.slug === slug)?.name;
      if (text === undefined || name === undefined) return [];
      return {
        title: name,
        paragraphs: [text.description, `Time: ${text.duration} Cost: ${text.cost}`],
        links: [{ label: `Read the stage: ${name}`, href: `/portal/${slug}` }],
      };
    }),
  };
}
