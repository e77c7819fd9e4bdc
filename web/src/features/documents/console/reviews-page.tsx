import * as texts from '@porchlight/content/en/documents-console.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { ReviewDetail, ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { type ReviewFilter, reviewFilters } from '@porchlight/domain/documents/document-reviews.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListAddress, useListAddress } from '../../../console-kit/list-address.ts';
import { purchaseOwnerColumn, usePurchaseOwnerFilter } from '../../../console-kit/purchase-owners.tsx';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentState } from '../document-state.tsx';
import { BuyerLink } from './buyer-link.tsx';
import { useReviews } from './review-decision.tsx';

/** A document comes once one is opened, so that fewer names are in every page's table. */
const loadReview = () => import('./review-detail.tsx');

/** The documents that wait for a review, and the one that is open beside them. */
export default function ReviewsPage() {
  const address = useListAddress();
  const ownerFilter = usePurchaseOwnerFilter();
  const mayWork = useMay('documents');
  const maySeeAddresses = useMay('addresses');
  const state = parseState(address);
  const page = useReviews(address, state);
  const navigate = useNavigate();
  const rows = page.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === address.openId);
  const next = rows[place + 1]?.id;
  // What a link from elsewhere opened is the one that was meant: after it the list is not gone through by itself.
  const [linkedId] = useState(address.openId);
  const [decided, setDecided] = useState<{ words: string; isShownOn: string }>();
  /** The next file that waits opens by itself, and what was decided is said there. */
  function goOn(review: ReviewDetail) {
    const isRun = state === 'waiting' && review.id !== linkedId;
    const waiting = isRun ? findNextWaiting(rows, review.id) : undefined;
    setDecided({
      words: [describeDecision(review), ...(isRun && waiting === undefined ? [texts.noneWaits] : [])].join(
        ' ',
      ),
      isShownOn: waiting ?? review.id,
    });
    if (waiting !== undefined) void navigate(address.toRow(waiting), { preventScrollReset: true });
  }
  const decision = decided?.isShownOn === address.openId ? decided?.words : undefined;
  return (
    <StaffPage title={texts.documents} intro={texts.reviewsLead}>
      {/* What is shown beside the buttons comes with the next file; a screen reader hears what changes in a place that stays. */}
      <p role="status" className="sr-only">
        {decision}
      </p>
      <StaffSplit
        address={address}
        room="detail"
        list={
          <StaffTable
            name="documents"
            caption={texts.documentsToReview}
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens={mayWork}
            searchLabel={maySeeAddresses ? texts.searchLabel : texts.searchByName}
            filters={[...filters, ownerFilter]}
            pageNames={[texts.older, texts.newer]}
            empty={<p>{texts.reviewsEmpty}</p>}
          />
        }
        detail={(id) => (
          <LazyPart
            key={id}
            load={loadReview}
            props={{ id, address, next, decision, onDecided: goOn }}
            waiting={<Skeleton className="h-96" />}
          />
        )}
      />
    </StaffPage>
  );
}

/** Below the file that was decided, or else above it; what another member works on is left to them. */
export function findNextWaiting(
  rows: readonly Pick<ReviewRow, 'id' | 'claim' | 'isReplaced'>[],
  decided: string,
): string | undefined {
  const place = rows.findIndex(({ id }) => id === decided);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))].find(
    ({ claim, isReplaced }) => !isReplaced && (claim === null || claim.mine),
  )?.id;
}

function describeDecision({ state, paper, buyer }: ReviewDetail): string {
  return state === 'accepted'
    ? texts.acceptedNow(paper, buyer.name)
    : texts.replacementAsked(paper, buyer.name);
}

function parseState(address: ListAddress): ReviewFilter {
  return reviewFilters.find((state) => state === address.value('state')) ?? 'waiting';
}

const columns: readonly StaffColumn<ReviewRow>[] = [
  { id: 'paper', label: texts.document, show: ({ paper }) => paper },
  { id: 'buyer', label: texts.buyer, show: ({ buyer }) => <BuyerLink buyer={buyer} /> },
  { id: 'email', label: 'E-mail', isOff: true, rights: 'addresses', show: ({ buyer }) => buyer.email },
  {
    id: 'milestone',
    label: texts.milestone,
    isOff: true,
    show: ({ milestone }) => milestones.find(({ slug }) => slug === milestone)?.title ?? '',
  },
  {
    id: 'since',
    isLeftOutBeside: true,
    label: texts.handedIn,
    show: ({ createdAt }) => (
      <time dateTime={createdAt}>{formatRelativeTime(createdAt, new Date(), locale)}</time>
    ),
  },
  {
    id: 'state',
    isLeftOutBeside: true,
    label: texts.status,
    show: ({ status, state, hasExpired, isReplaced, isReplacement, id }) => (
      <span className="flex flex-wrap gap-1.5">
        <DocumentState
          status={status}
          review={asReview(state, hasExpired)}
          replacedBy={isReplaced ? id : null}
        />
        {isReplacement && <Badge>{texts.handedInAgain}</Badge>}
      </span>
    ),
  },
  {
    id: 'claim',
    isLeftOutBeside: true,
    label: texts.claimedBy,
    show: ({ claim }) => (claim === null ? texts.nobody : claim.mine ? texts.you : claim.by),
  },
  { ...purchaseOwnerColumn, isOff: true },
];

const asReview = (state: ReviewRow['state'], hasExpired: boolean) => ({
  state,
  hasExpired,
  reason: null,
  words: null,
  reviewedAt: null,
  expiresOn: null,
});

const papers = milestoneTexts.flatMap(({ documentRequests }) => documentRequests);

const filters = [
  {
    name: 'state',
    label: texts.status,
    all: texts.waiting,
    options: [
      ['accepted', 'Accepted'],
      ['needs-attention', texts.sentBackOption],
      ['expired', texts.tooOld],
      ['all', texts.all],
    ],
  },
  {
    name: 'milestone',
    label: texts.milestone,
    all: texts.any,
    options: milestoneTexts
      .filter(({ documentRequests }) => documentRequests.length > 0)
      .map(({ slug }) => [slug, milestones.find((known) => known.slug === slug)?.title ?? slug] as const),
  },
  {
    name: 'paper',
    label: texts.document,
    all: texts.any,
    options: papers.map(({ key, title }) => [key, title] as const),
  },
  {
    name: 'claimed',
    label: texts.claimedBy,
    all: texts.anybodyOrNobody,
    options: [
      ['me', texts.me],
      ['nobody', texts.nobody],
      ['somebody', texts.somebody],
    ],
  },
] as const;
