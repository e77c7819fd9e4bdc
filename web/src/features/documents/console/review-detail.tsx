import * as texts from '@porchlight/content/en/documents-console.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { ReviewDetail as Review } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { When } from '../../../console-kit/when.tsx';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentState } from '../document-state.tsx';
import { BuyerLink } from './buyer-link.tsx';
import { ReviewAccess } from './review-access.tsx';
import { ReviewDecision, useReview, useReviewWork } from './review-decision.tsx';

/** `next` is the row below; `decision` is what was decided a moment ago, in words. */
type Around = {
  address: ListAddress;
  next: string | undefined;
  decision: string | undefined;
  onDecided: (review: Review) => void;
};

/** One document under review: whose and for what, the file for a member who gives a reason, and the decision. */
export default function ReviewDetailView({
  id,
  ...rest
}: {
  id: string;
} & Around) {
  const { data, error, isFetching, refetch } = useReview(id);
  if (data !== undefined) return <OpenReview review={data} {...rest} />;
  if (error === null) return <Skeleton className="h-80" />;
  return (
    <LoadFailed title={texts.documentLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </LoadFailed>
  );
}

function OpenReview({ review, address, next, decision, onDecided }: { review: Review } & Around) {
  const work = useReviewWork(review.id);
  const { claim, earlier } = review;
  useNextKey(next === undefined ? undefined : address.toRow(next));
  const refused = work.decide.error ?? work.claim.error;
  const nextButton = useRef<HTMLAnchorElement>(null);
  // Enter goes on from a file that was decided and stays open.
  const hasStayed = decision !== undefined && review.state !== 'waiting';
  useEffect(() => {
    if (hasStayed) nextButton.current?.focus();
  }, [hasStayed]);
  const nextLink = next !== undefined && (
    <ButtonLink
      ref={nextButton}
      to={address.toRow(next)}
      size="small"
      variant={review.state === 'waiting' ? 'quiet' : 'primary'}
      aria-keyshortcuts="j"
    >
      {texts.nextDocument}
    </ButtonLink>
  );
  return (
    <>
      <h2 className="text-2xl">{review.paper}</h2>
      {refused !== null && (
        <div role="alert">
          <Notice look="wrong" title={texts.nothingWasDecided}>
            {parseFailure(refused).message}
          </Notice>
        </div>
      )}
      <Facts
        items={[
          [texts.buyer, <ReviewedBuyer key="buyer" review={review} />],
          [texts.file, `${review.name}, ${formatFileSize(review.size, locale)}`],
          [texts.handedIn, <When key="at" at={review.createdAt} />],
          [
            texts.status,
            <DocumentState
              key="state"
              status={review.status}
              review={review}
              replacedBy={review.isReplaced ? review.id : null}
            />,
          ],
          ...listDecided(review),
          [
            texts.claimedBy,
            <span key="claim" className="flex flex-wrap items-center gap-3">
              {claim === null ? texts.nobody : claim.mine ? texts.you : claim.by}
              {claim?.mine ? (
                <Button
                  size="small"
                  variant="plain"
                  busy={work.release.isPending}
                  onClick={() => work.release.mutate({ id: review.id })}
                >
                  {texts.giveUp}
                </Button>
              ) : (
                claim === null && (
                  <Button
                    size="small"
                    busy={work.claim.isPending}
                    onClick={() => work.claim.mutate({ id: review.id })}
                  >
                    {texts.claimForMinutes}
                  </Button>
                )
              )}
            </span>,
          ],
        ]}
      />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      <ReviewAccess review={review} requestAccess={work.requestAccess} />
      <p className="text-[.9rem] text-ink-soft max-md:hidden">
        {sentence(texts.keyboardHint((words) => <kbd>{words}</kbd>))}
      </p>
      {/* In sight however far the pages are scrolled, unless the window is so low that it would fill it. */}
      <div className="[@media(min-height:40rem)]:sticky bottom-0 z-10 -mx-5 -mb-5 grid gap-3 rounded-b-m border-line border-t bg-surface px-5 py-3">
        {decision !== undefined && (
          <p className="flex gap-2 font-semibold text-[.9375rem]">
            <Check aria-hidden="true" className="size-5 shrink-0 text-sage" />
            {decision}
          </p>
        )}
        {review.isReplaced ? (
          <>
            <Notice title={texts.newerFileTitle}>{texts.newerFileLead}</Notice>
            {nextLink && <p>{nextLink}</p>}
          </>
        ) : (
          <ReviewDecision
            key={review.revision}
            review={review}
            wasOpened={review.accesses.length > 0 || work.requestAccess.data !== undefined}
            decide={work.decide}
            onDecided={onDecided}
          >
            {nextLink}
          </ReviewDecision>
        )}
      </div>
    </>
  );
}

/** Whose document it is, with the ways to their purchase and to their thread. */
function ReviewedBuyer({ review: { buyer, purchaseId } }: { review: Review }) {
  const mayAnswer = useMay('answer');
  return (
    <span className="flex flex-wrap items-center gap-x-5">
      <span>
        <BuyerLink buyer={buyer} /> ({buyer.email})
      </span>
      {mayAnswer && purchaseId !== null && (
        <Link
          to={`${staffPaths.messages}?id=${purchaseId}`}
          className="inline-flex min-h-11 items-center text-link sm:min-h-8"
        >
          {texts.openThread}
        </Link>
      )}
    </span>
  );
}

/** What is known of the file, in as few lines as there is room for: its pages come below. */
function Facts({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 2xl:grid-cols-3">
      {items.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-[.9375rem] text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere figure-tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function listDecided({ reviewedAt, reviewedBy, reason, words, issuedOn, expiresOn }: Review) {
  const items: [string, ReactNode][] = [];
  if (reviewedAt !== null)
    items.push([
      texts.decided,
      <span key="by">
        {sentence(texts.by(<When at={reviewedAt} />, reviewedBy ?? texts.formerReviewer))}
      </span>,
    ]);
  if (reason !== null)
    items.push([texts.reviewDetailReason, [reviewReasons[reason].label, words].filter(Boolean).join(': ')]);
  if (issuedOn !== null) items.push([texts.dateOnIt, formatCalendarDate(issuedOn, locale)]);
  if (expiresOn !== null) items.push([texts.goodUntil, formatCalendarDate(expiresOn, locale)]);
  return items;
}

function Earlier({ earlier }: Pick<Review, 'earlier'>) {
  return (
    <section aria-labelledby="earlier" className="grid gap-2">
      <h3 id="earlier" className="font-sans font-semibold text-[1.0625rem]">
        {texts.handedInBefore}
      </h3>
      <ul className="grid gap-2">
        {earlier.map(({ id, name, createdAt, state, reason, words }) => (
          <li key={id} className="wrap-anywhere border-line border-l-2 pl-3 text-[.9375rem]">
            <span className="font-semibold">{name}</span>, <When at={createdAt} />
            <span className="block text-ink-soft">
              {state === 'needs-attention' && reason !== null
                ? texts.sentBack([reviewReasons[reason].label, words].filter(Boolean).join(': '))
                : state === 'accepted'
                  ? 'Accepted'
                  : texts.replacedUndecided}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `j` leads to the next document, unless someone is typing. */
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
