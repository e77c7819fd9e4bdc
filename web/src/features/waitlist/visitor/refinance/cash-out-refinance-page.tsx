import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getTopic } from '../topic-loader.ts';
import { TopicFrame } from '../topic-view.tsx';
import { CashChoicesPanel } from './cash-choices-panel.tsx';

/** Runs at build time alone: no table of a topic is in the program. */
export const loader = ({ request }: LoaderFunctionArgs) => getTopic({ request });

/** Cash out of a home, and what the cash costs each way. */
export default function CashOutRefinancePage() {
  return (
    <TopicFrame topic={useLoaderData<typeof loader>()}>
      <CashChoicesPanel />
    </TopicFrame>
  );
}
