import { site } from '@porchlight/content/site.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/page/page-head.tsx';
import type { ReadTopic } from './topic-loader.ts';
import { TopicView } from './topic-view.tsx';
import { WaitlistSection } from './waitlist-section.tsx';

/** A topic, what is worked out on its page, and the waitlist. */
export function TopicFrame({
  topic: { feature, path, text, description },
  children,
}: {
  topic: ReadTopic;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead
        path={path}
        title={`${text.title} | ${site.name}`}
        description={description}
        name={text.title}
      />
      <TopicView text={text} />
      {children}
      <WaitlistSection key={feature} feature={feature} />
    </>
  );
}
