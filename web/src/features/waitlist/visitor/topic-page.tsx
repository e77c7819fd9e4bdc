import { topics } from '@porchlight/content/en/topics/topics.ts';
import { waitlistDescriptions } from '@porchlight/content/en/waitlist/waitlist-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import { readCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { topicFeatures } from '@porchlight/domain/waitlist/topic-text.ts';
import { waitlistPages } from '@porchlight/domain/waitlist/waitlist.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { TopicView } from './topic-view.tsx';
import { WaitlistSection } from './waitlist-section.tsx';

/** Runs at build time alone, once for each address: a page carries its own topic and no other's. */
export function loader({ request }: LoaderFunctionArgs) {
  const parts = new URL(request.url).pathname.split(/[/.]/);
  const feature = topicFeatures.find((one) => parts.includes(one));
  const path = waitlistPages.find((page) => page.feature === feature)?.path;
  if (feature === undefined || path === undefined) throw new Error(`No topic stands at ${request.url}.`);
  return {
    feature,
    path,
    text: topics[feature](readCalendarDay(new Date())),
    description: waitlistDescriptions[feature],
  };
}

/** A topic, and below it the waitlist for what is still to come (specification 2). */
export default function TopicPage() {
  const { feature, path, text, description } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        path={path}
        title={`${text.title} | ${site.name}`}
        description={description}
        name={text.title}
      />
      <TopicView text={text} />
      <WaitlistSection key={feature} feature={feature} />
    </>
  );
}
