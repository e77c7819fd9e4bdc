import * as texts from '@porchlight/content/en/personal-data/portal.ts';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccessLogSection } from './access-log-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { KeepAccountNotice } from './keep-account-notice.tsx';
import { usePersonalData } from './personal-data.queries.ts';

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
          <LoadFailed title={texts.thisPageDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.yourDataSafeNothingChanged}
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
