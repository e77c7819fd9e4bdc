import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TopicFrame } from '../topic-frame.tsx';
import { getTopic } from '../topic-loader.ts';
import { CancelClock } from './cancel-clock.tsx';

/** Runs at build time alone: no table of a topic is in the program. */
export const loader = ({ request }: LoaderFunctionArgs) => getTopic({ request });

/** How a refinance runs, and until when it may be cancelled. */
export default function RefinanceProcessPage() {
  return (
    <TopicFrame topic={useLoaderData<typeof loader>()}>
      <CancelClock />
    </TopicFrame>
  );
}
