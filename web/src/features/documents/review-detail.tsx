import type { ReviewDetail as Review } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { formatFileSize } from '@porchlight/domain/shared/formats.ts';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readFailure } from '../../platform/failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ListAddress } from '../staff/list-address.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { When } from '../staff/when.tsx';
import { isWorkKey } from '../staff/work-keys.ts';
import { DocumentState } from './document-state.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewLook } from './review-look.tsx';
import { useReview, useReviewWork } from './reviews.queries.ts';

/** One document under review: whose and for what, the file for whoever says why, and the decision. `next` is the row below. */
export function ReviewDetail({
  id,
  address,
  next,
}: {
  id: string;
  address: ListAddress;
  next: string | undefined;
}) {
  const { data, error, isFetching, refetch } = useReview(id);
  if (data !== undefined) return <OpenReview review={data} address={address} next={next} />;
  if (error === null) return <Skeleton className="h-80" />;
  return (
    <LoadFailed title="This document did not load" busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </LoadFailed>
  );
}

function OpenReview({
  review,
  address,
  next,
}: {
  review: Review;
  address: ListAddress;
  next: string | undefined;
}) {
  const work = useReviewWork(review.id);
  const { claim, earlier } = review;
  useNextKey(next === undefined ? undefined : address.toRow(next));
  const refused = work.decide.error ?? work.claim.error;
  return (
    <>
      <h2 className="text-2xl">{review.paper}</h2>
      {refused !== null && (
        <div role="alert">
          <Notice look="wrong" title="Nothing was decided">
            {readFailure(refused).message}
          </Notice>
        </div>
      )}
      <SummaryList
        items={[
          ['Buyer', `${review.buyer.name} (${review.buyer.email})`],
          ['File', `${review.name}, ${formatFileSize(review.size)}`],
          ['Handed in', <When key="at" at={review.createdAt} />],
          [
            'Status',
            <DocumentState
              key="state"
              status={review.status}
              review={review}
              replacedBy={review.isReplaced ? review.id : null}
            />,
          ],
          ...listDecided(review),
          [
            'Claimed by',
            <span key="claim" className="flex flex-wrap items-center gap-3">
              {claim === null ? 'Nobody' : claim.mine ? 'You' : claim.by}
              {claim?.mine ? (
                <Button
                  size="small"
                  variant="plain"
                  busy={work.release.isPending}
                  onClick={() => work.release.mutate({ id: review.id })}
                >
                  Give up
                </Button>
              ) : (
                claim === null && (
                  <Button
                    size="small"
                    busy={work.claim.isPending}
                    onClick={() => work.claim.mutate({ id: review.id })}
                  >
                    Claim for 30 minutes
                  </Button>
                )
              )}
            </span>,
          ],
        ]}
      />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      <ReviewLook review={review} look={work.look} />
      {review.isReplaced ? (
        <Notice title="A newer file is there">
          The buyer has handed in another one for this; review that.
        </Notice>
      ) : (
        <ReviewDecision key={review.revision} review={review} decide={work.decide} />
      )}
      {next !== undefined && (
        <ButtonLink
          to={address.toRow(next)}
          size="small"
          aria-keyshortcuts="j"
          className="justify-self-start"
        >
          Next document
        </ButtonLink>
      )}
      <p className="text-[.9rem] text-ink-soft">
        Keyboard: <kbd>a</kbd> accept, <kbd>n</kbd> send back, <kbd>j</kbd> next document, <kbd>Esc</kbd> back
        to the list.
      </p>
    </>
  );
}

function listDecided({ reviewedAt, reviewedBy, reason, words, issuedOn, expiresOn }: Review) {
  const items: [string, ReactNode][] = [];
  if (reviewedAt !== null)
    items.push([
      'Decided',
      <span key="by">
        <When at={reviewedAt} /> by {reviewedBy ?? 'somebody who has left'}
      </span>,
    ]);
  if (reason !== null)
    items.push(['Reason', [reviewReasons[reason].label, words].filter(Boolean).join(': ')]);
  if (issuedOn !== null) items.push(['Date on it', issuedOn]);
  if (expiresOn !== null) items.push(['Good until', expiresOn]);
  return items;
}

function Earlier({ earlier }: Pick<Review, 'earlier'>) {
  return (
    <section aria-labelledby="earlier" className="grid gap-2">
      <h3 id="earlier" className="font-sans font-semibold text-[1.0625rem]">
        Handed in before
      </h3>
      <ul className="grid gap-2">
        {earlier.map(({ id, name, createdAt, state, reason, words }) => (
          <li key={id} className="wrap-anywhere border-line border-l-2 pl-3 text-[.9375rem]">
            <span className="font-semibold">{name}</span>, <When at={createdAt} />
            <span className="block text-ink-soft">
              {state === 'needs-attention' && reason !== null
                ? `Sent back: ${[reviewReasons[reason].label, words].filter(Boolean).join(': ')}`
                : state === 'accepted'
                  ? 'Accepted'
                  : 'Replaced before anybody decided'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `j` leads to the next document, unless somebody is typing. */
function useNextKey(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === undefined) return;
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== 'j' || !isWorkKey(event)) return;
      event.preventDefault();
      void navigate(to, { preventScrollReset: true });
    };
    addEventListener('keydown', goOn);
    return () => removeEventListener('keydown', goOn);
  }, [to, navigate]);
}
