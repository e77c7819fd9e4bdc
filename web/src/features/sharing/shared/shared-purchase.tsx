import { locale } from '@porchlight/content/en/locale.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import { formatWeekdayDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatFileSize, formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { GrantKind } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { SharedPurchase } from '@porchlight/domain/sharing/shared.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openedOnce, SharedSection } from './shared-section.tsx';

function useSharedHomes(personId: string, enabled = true) {
  return useQuery(pageApi.sharing.sharedHomes.queryOptions({ input: { personId }, enabled, ...openedOnce }));
}

function useSharedDates(personId: string, enabled = true) {
  return useQuery(pageApi.sharing.sharedDates.queryOptions({ input: { personId }, enabled, ...openedOnce }));
}

/** Words and rules of offers are loaded only for a helper who may read them. */
const loadHomes = () => import('./shared-homes.tsx');

/** The homes that the buyers consider, and the notes on each. */
function HomesSection({ personId, of, buyers }: Props) {
  const reading = useSharedHomes(personId);
  return (
    <SharedSection title={texts.sectionTitles.homes} of={of} reading={reading}>
      {({ homes }) =>
        homes.length === 0 ? (
          <p className="text-ink-soft">{texts.noHomes}</p>
        ) : (
          <LazyPart
            load={loadHomes}
            props={{ homes, personId, buyers }}
            waiting={<Skeleton className="h-40" />}
          />
        )
      }
    </SharedSection>
  );
}

/** The kinds of records are loaded only for a helper who may read them. */
const loadRecords = () => import('./shared-owned-home.tsx');

/** What the owners keep of their home after closing. */
function OwnedHomeSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedOwnedHome.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles['owned-home']} of={of} reading={reading}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="text-ink-soft">{texts.noOwnedHome}</p>
        ) : (
          <LazyPart load={loadRecords} props={{ records }} waiting={<Skeleton className="h-40" />} />
        )
      }
    </SharedSection>
  );
}

/** Comes to a helper who may read along. */
const loadMessages = () => import('./shared-messages.tsx');

/** Once it is closed it is forgotten, so that opening it again is read and listed again. */
function MessagesSection({ personId, of, buyers }: Props) {
  const reading = useQuery(
    pageApi.sharing.sharedMessages.queryOptions({ input: { personId }, ...openedOnce, gcTime: 0 }),
  );
  return (
    <SharedSection title={texts.sectionTitles.messages} of={of} reading={reading}>
      {(page) => (
        <LazyPart
          load={loadMessages}
          props={{ personId, ...page, buyers: texts.bothBuyers(buyers) }}
          waiting={<Skeleton className="h-40" />}
        />
      )}
    </SharedSection>
  );
}

/** Words of the plan come only to a helper who may read it. */
const loadFigures = () => import('./shared-figures.tsx');

const loadOffers = () => import('./shared-offers.tsx');

type Props = { personId: string; of: string; buyers: readonly string[] };

/** The figures of the plan, without what lenders offered. */
function FiguresSection({ personId, of }: Props) {
  return (
    <SharedSection title={texts.sectionTitles.figures} of={of} reading={useSharedPlan(personId)}>
      {({ facts }) => (
        <LazyPart load={loadFigures} props={{ facts }} waiting={<Skeleton className="h-40" />} />
      )}
    </SharedSection>
  );
}

/** The loan offers that are saved in the plan, with the terms of the loan. */
function OffersSection({ personId, of }: Props) {
  return (
    <SharedSection title={texts.sectionTitles.offers} of={of} reading={useSharedPlan(personId)}>
      {({ facts }) => (
        <LazyPart load={loadOffers} props={{ facts }} waiting={<Skeleton className="h-40" />} />
      )}
    </SharedSection>
  );
}

/** Both sections read it with one request. */
function useSharedPlan(personId: string) {
  return useQuery(pageApi.sharing.sharedPlan.queryOptions({ input: { personId }, ...openedOnce }));
}

const sections = {
  progress: ProgressSection,
  dates: DatesSection,
  figures: FiguresSection,
  offers: OffersSection,
  documents: DocumentsSection,
  homes: HomesSection,
  'owned-home': OwnedHomeSection,
  messages: MessagesSection,
} satisfies Record<GrantKind, unknown>;
const order = [
  ...(['progress', 'dates', 'figures', 'homes', 'owned-home', 'offers', 'documents', 'messages'] as const),
];

/** Comes with the words of offers. */
const loadFirstLook = () => import('./shared-first-look.tsx');

/** Shown once what it reads is there: the sections below ask for the same, and each opening is listed once. */
function FirstLook({ personId, grants, buyers }: Pick<SharedPurchase, 'personId' | 'grants' | 'buyers'>) {
  const homes = useSharedHomes(personId, grants.includes('homes'));
  const dates = useSharedDates(personId, grants.includes('dates'));
  if (homes.isLoading || dates.isLoading) return <Skeleton className="h-48" />;
  return (
    <LazyPart
      load={loadFirstLook}
      props={{ personId, buyers, homes: homes.data?.homes, dates: dates.data }}
      waiting={<Skeleton className="h-48" />}
    />
  );
}

/** One purchase as a helper sees it: a section for each thing that is open to them. */
export function SharedPurchaseView({ purchase }: { purchase: SharedPurchase }) {
  const { personId, nickname, role, grants } = purchase;
  const buyers = texts.bothBuyers(purchase.buyers);
  const title = nickname === '' ? texts.purchaseOf(buyers) : nickname;
  const open = order.filter((kind) => grants.includes(kind));
  const closed = useClosed(grants);
  return (
    <section aria-labelledby={personId} className="grid gap-5 border-line border-t pt-6">
      <div className="grid gap-1">
        <h2 id={personId} className="wrap-anywhere text-2xl">
          {title}
        </h2>
        <p className="wrap-anywhere text-ink-soft">
          {nickname !== '' && `${texts.purchaseOf(buyers)}. `}
          {texts.youHelpAs(roleTitles[role])}
        </p>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {closed.map((kind) => (
          <Notice key={kind} title={texts.isClosed(texts.sectionTitles[kind], buyers)}>
            {texts.nothingMoreShown}
          </Notice>
        ))}
      </div>
      {open.length === 0 ? (
        <p>{texts.nothingOpen}</p>
      ) : (
        <FirstLook {...{ personId, grants, buyers: purchase.buyers }} />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {open.map((kind) => {
          const Section = sections[kind];
          return <Section key={kind} personId={personId} of={title} buyers={purchase.buyers} />;
        })}
      </div>
      <StopHelping personId={personId} title={title} buyers={buyers} />
    </section>
  );
}

/** What was open since this page was loaded, and is no longer. */
function useClosed(grants: readonly GrantKind[]): GrantKind[] {
  const [seen, setSeen] = useState(grants);
  const added = grants.filter((kind) => !seen.includes(kind));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen.filter((kind) => !grants.includes(kind));
}

function StopHelping({ personId, title, buyers }: { personId: string; title: string; buyers: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const stop = useMutation(pageApi.sharing.leaveShared.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await stop.mutateAsync({ personId });
    await queryClient.invalidateQueries({ queryKey: pageApi.sharing.listShared.key() });
    showSuccess({ title: texts.youStopped });
  });
  return (
    <p>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {texts.stopHelping}
        <span className="sr-only">{texts.ofPurchase(title)}</span>
      </Button>
      {isAsked && (
        <Dialog
          open
          kind="alert"
          onClose={() => setIsAsked(false)}
          findFocusAfter={() => document.querySelector('main')}
          title={texts.stopHelpingQuestion}
          description={<p>{texts.whatStopping(buyers)}</p>}
        >
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={() => setIsAsked(false)}>{texts.goOnHelping}</Button>
            <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
              {texts.stopHelping}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </p>
  );
}

/** All dates of the purchase, earliest first. */
function DatesSection({ personId, of }: { personId: string; of: string }) {
  const reading = useSharedDates(personId);
  return (
    <SharedSection title={texts.sectionTitles.dates} of={of} reading={reading}>
      {({ dates: rows }) => {
        if (rows.length === 0) return <p className="text-ink-soft">{texts.noDates}</p>;
        return (
          <ul className="grid gap-2">
            {rows.map(({ key, title, day }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>
                <time dateTime={day} className="figure-tabular font-semibold">
                  {formatWeekdayDate(day, locale)}
                </time>
              </li>
            ))}
          </ul>
        );
      }}
    </SharedSection>
  );
}

/** How far the buyers are, milestone by milestone. */
function ProgressSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedProgress.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles.progress} of={of} reading={reading}>
      {({ percent, milestones }) => (
        <>
          <div className="grid gap-2">
            <p className="figure-tabular font-semibold">{texts.complete(percent)}</p>
            <ProgressBar percent={percent} label={texts.sectionTitles.progress} />
          </div>
          <ul className="grid gap-2">
            {milestones.map(({ slug, title, isCompleted, tasksDone, tasks }) => (
              <li key={slug} className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>
                <span
                  className={`figure-tabular ${isCompleted ? 'font-semibold text-sage' : 'text-ink-soft'}`}
                >
                  {isCompleted ? texts.completed : texts.tasksOf(tasksDone, tasks)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SharedSection>
  );
}

/** The files that their owners let this helper download. */
function DocumentsSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedDocuments.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles.documents} of={of} reading={reading}>
      {({ documents }) =>
        documents.length === 0 ? (
          <p className="text-ink-soft">{texts.noDocuments}</p>
        ) : (
          <ul className="grid gap-3">
            {documents.map(({ id, name, size, createdAt, ownerName }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                <div className="grid">
                  <span className="wrap-anywhere font-semibold">{name}</span>
                  <span className="wrap-anywhere text-[.9375rem] text-ink-soft">
                    {texts.fromOwner(
                      ownerName,
                      formatFileSize(size, locale),
                      formatShortDate(createdAt, locale),
                    )}
                  </span>
                </div>
                <DownloadButton address={`/api/shared/${personId}/documents/${id}/file`} name={name} />
              </li>
            ))}
          </ul>
        )
      }
    </SharedSection>
  );
}

/** Asked for once and whole: each time leaves a line that the buyers read. */
function DownloadButton({ address, name }: { address: string; name: string }) {
  const { send, busy } = useSend(async () => {
    const file = await fetch(address).then(
      (response) => (response.ok ? response.blob() : undefined),
      () => undefined,
    );
    if (file) saveFile(name, file);
    else showFailure(documentMessages.downloadFailed);
  });
  return (
    <Button size="small" busy={busy} onClick={() => void send(undefined)}>
      <Download aria-hidden="true" className="size-4.5 shrink-0" />
      {texts.download}
      <span className="sr-only">{texts.ofDocument(name)}</span>
    </Button>
  );
}
