import * as texts from '@porchlight/content/en/milestones-tasks.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ReviewText } from '../documents/document-state.tsx';

type UploadedDocumentView = NonNullable<MilestoneWorkspace['documentRequests'][number]['document']>;

/** What was uploaded for a document, and what became of it. `tone` is the color of its state. */
export default function UploadedDocument({
  document,
  tone,
}: {
  document: UploadedDocumentView;
  tone: string;
}) {
  const { name, review } = document;
  return (
    <>
      <p>
        <span className={`font-semibold ${tone}`}>{nameState(review)}:</span> {name}.{' '}
        <Link to={paths.documents} className="text-link print:hidden">
          {texts.openDocumentCenter}
        </Link>
      </p>
      <p className="text-ink-soft">
        <ReviewText review={review} />
      </p>
    </>
  );
}

function nameState({ state, hasExpired }: UploadedDocumentView['review']): string {
  if (state === 'needs-attention') return texts.sentBack;
  if (hasExpired) return texts.tooOld;
  return state === 'accepted' ? 'Accepted' : texts.received;
}
