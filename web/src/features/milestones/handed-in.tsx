import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ReviewText } from '../documents/document-state.tsx';

type HandedInDocument = NonNullable<MilestoneWorkspace['dueDocuments'][number]['document']>;

/** What was handed in for a paper, and what became of it. `tone` is the color of its state. */
export default function HandedIn({ document, tone }: { document: HandedInDocument; tone: string }) {
  const { name, review } = document;
  return (
    <>
      <p>
        <span className={`font-semibold ${tone}`}>{nameState(review)}:</span> {name}.{' '}
        <Link to={paths.documents} className="text-link print:hidden">
          Open Document Center
        </Link>
      </p>
      <p className="text-ink-soft">
        <ReviewText review={review} />
      </p>
    </>
  );
}

function nameState({ state, hasExpired }: HandedInDocument['review']): string {
  if (state === 'needs-attention') return 'Sent back';
  if (hasExpired) return 'Too old';
  return state === 'accepted' ? 'Accepted' : 'Received';
}
