import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '@porchlight/domain/accounts/personal-data/account-deletion.ts';
import type { DeletionView } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { clearDrafts } from '../../../platform/browser/drafts.ts';
import { clearWaiting } from '../../../platform/offline/outbox.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { ExportSection } from './export-section.tsx';
import { useKeepAccount, usePersonalData, useRequestDeletion } from './personal-data.queries.ts';

/** Which staff member viewed or changed the buyer's own data, when, and why. */
function AccessLogSection() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useQuery(
    pageApi.personalData.accessLog.queryOptions({ enabled: Boolean(account) }),
  );
  return (
    <SectionCard id="access-log" title={texts.accessLogTitle}>
      <p className="text-ink-soft">{texts.accessLogLead}</p>
      {isError && data === undefined && (
        <LoadFailed title={texts.listLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.listFailedLead}
        </LoadFailed>
      )}
      {!isError && data === undefined && <Skeleton className="h-16" />}
      {data?.length === 0 && <p>{texts.nobodyHas}</p>}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map(({ id, at, by, action, reason }) => (
            <li key={id} className="grid gap-0.5 border-line border-t py-3">
              <span className="font-semibold">{action}</span>
              {reason !== null && <span>{texts.reason(reason)}</span>}
              <span className="text-[.9375rem] text-ink-soft">
                {by}, <time dateTime={at}>{formatInstant(at, 'medium', { locale })}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

/** Where the signed-in person takes everything along, and deletes the account or keeps it. */
export default function PersonalDataPage() {
  const { data, isError, isFetching, refetch } = usePersonalData();
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{texts.yourData}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.settings}>{texts.profileSettings}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.yourData}</h1>
      </div>
      <div className="grid max-w-2xl gap-8">
        {data === undefined && isError && (
          <LoadFailed title={texts.pageLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
            {texts.pageFailedLead}
          </LoadFailed>
        )}
        {data === undefined && !isError && (
          <div aria-busy="true" className="grid gap-8">
            <Skeleton className="h-72" />
            <Skeleton className="h-96" />
          </div>
        )}
        {data !== undefined && (
          <>
            {data.deletion !== null && <KeepAccountNotice deletion={data.deletion} />}
            <ConsentsSection consents={data.consents} withdrawable={data.withdrawable} />
            <AccessLogSection />
            <ExportSection current={data.export} />
            <DeletionSection isUnderWay={data.deletion !== null} />
          </>
        )}
      </div>
    </div>
  );
}

/** Says when the account goes, and offers to keep it while it can be kept. */
function KeepAccountNotice({ deletion }: { deletion: DeletionView }) {
  const keep = useKeepAccount();
  if (!deletion.canKeep)
    return (
      <Notice look="wrong" title={texts.deletionRunningTitle}>
        {texts.deletionRunningLead}
      </Notice>
    );
  return (
    <Notice
      look="wrong"
      title={texts.deletionPlannedTitle(formatShortDate(deletion.dueAt, locale))}
      action={
        <Button
          variant="primary"
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(undefined, {
              onSuccess: () =>
                showSuccess({ title: texts.yourAccountStays, description: texts.accountStaysLead }),
              onError: (error) =>
                showFailure({ title: texts.nothingWasChanged, description: parseFailure(error).message }),
            })
          }
        >
          {keep.isPending ? texts.keeping : texts.keepMyAccount}
        </Button>
      }
    >
      {texts.deletionPlannedLead(formatShortDate(deletion.requestedAt, locale))}
    </Notice>
  );
}

/** What a deletion takes and what it leaves, and the way to it. */
function DeletionSection({ isUnderWay }: { isUnderWay: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SectionCard id="delete" title={texts.deleteAccount}>
      <h3 className="font-semibold text-lg">{texts.whatGoes}</h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {dataRetention.deleted.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className="font-semibold text-lg">{texts.whatStays}</h3>
      <ul className="grid gap-4">
        {dataRetention.kept.map(({ what, why, howLong }) => (
          <li key={what} className="grid gap-1 border-line border-l-3 pl-4">
            <p>{what}</p>
            <p className="text-[.9375rem] text-ink-soft leading-normal">
              {why} <strong className="font-semibold text-ink">{texts.kept(howLong)}</strong>
            </p>
          </li>
        ))}
      </ul>
      {!isUnderWay && (
        <>
          <h3 className="font-semibold text-lg">{texts.when}</h3>
          <p>{texts.deleteTiming(GRACE_DAYS, REMINDER_DAYS)}</p>
          <p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {texts.deleteMyAccount}
            </Button>
          </p>
        </>
      )}
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </SectionCard>
  );
}

/** Asks once more, begins the deletion, and leaves the portal. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const { withProof, question } = useReauthentication();
  const deletion = useRequestDeletion();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => deletion.mutateAsync(undefined));
    if (account) clearWaiting(account.id);
    clearDrafts();
    window.location.replace('/login');
  });
  const isDeleting = busy || deletion.isSuccess;
  // One question at a time: this one waits until it is clear who is asking.
  if (question) return question;
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={texts.deleteYourAccount}
      description={<p>{texts.deleteLead(GRACE_DAYS)}</p>}
    >
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button onClick={onClose}>{texts.keepMyAccount}</Button>
        <Button variant="danger" busy={isDeleting} onClick={() => void send(undefined)}>
          {isDeleting ? texts.deleting : texts.deleteMyAccount}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
