import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { KeepAccountNotice } from './keep-account-notice.tsx';
import { LooksSection } from './looks-section.tsx';
import { usePersonalData } from './personal-data.queries.ts';

/** Where the signed-in person takes everything along, and deletes the account or keeps it. */
export default function PersonalDataPage() {
  const { data, isError, isFetching, refetch } = usePersonalData();
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>Your data</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.settings}>Profile Settings</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Your data</h1>
      </div>
      <div className="grid max-w-2xl gap-8">
        {data === undefined && isError && (
          <LoadFailed title="This page did not load" busy={isFetching} onRetry={() => void refetch()}>
            Your data is safe, and nothing was changed.
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
            <LooksSection />
            <ExportSection current={data.export} />
            <DeletionSection isUnderWay={data.deletion !== null} />
          </>
        )}
      </div>
    </div>
  );
}
