import { topics } from '@porchlight/content/en/topics/topics.ts';
import { waitlistDescriptions } from '@porchlight/content/en/waitlist.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { topicFeatures } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';

/** Runs at build time alone, once for each address: a page carries its own topic and no other's. */
export function getTopic({ request }: { request: Request }) {
  const parts = new URL(request.url).pathname.split(/[/.]/);
  const feature = topicFeatures.find((one) => parts.includes(one));
  const path = waitlistPages.find((page) => page.feature === feature)?.path;
  if (feature === undefined || path === undefined) throw new Error(`No topic stands at ${request.url}.`);
  return {
    feature,
    path,
    text: topics[feature](getCalendarDay(new Date())),
    description: waitlistDescriptions[feature],
  };
}
export type ReadTopic = ReturnType<typeof getTopic>;
