import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getTopic } from './topic-loader.ts';
import { TopicFrame } from './topic-view.tsx';

/** Runs at build time alone: no table of a topic is in the program. */
export const loader = ({ request }: LoaderFunctionArgs) => getTopic({ request });

/** A topic, and below it the waitlist for what is still to come (specification 2). */
export default function TopicPage() {
  return <TopicFrame topic={useLoaderData<typeof loader>()} />;
}
