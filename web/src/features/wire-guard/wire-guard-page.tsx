import * as texts from '@porchlight/content/en/wire-guard/page.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComparePart } from './compare-part.tsx';
import { SentAlready } from './sent-already.tsx';
import { useWireGuard } from './wire-guard.queries.ts';
import { WireLog } from './wire-log.tsx';
import { WireRecordCard } from './wire-record-card.tsx';

/** Who gets the closing money, what came later, and what to do; printed it is one page for the bank. */
export default function WireGuardPage() {
  const { data, isError, isFetching, refetch } = useWireGuard();
  // The built page knows no day.
  const today = useToday();
  return (
    <div className="page-width grid gap-7 pt-6 pb-10 print:gap-2 print:p-0">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2">
        <div className="print:hidden">
          <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        </div>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)] print:text-2xl">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft print:hidden">{texts.lead}</p>
      </div>
      <div aria-busy={data === undefined && !isError} className="grid max-w-4xl gap-6 print:gap-4">
        {data !== undefined && today !== '' ? (
          <>
            <WireRecordCard view={data} today={today} />
            {data.record !== null && <ComparePart record={data.record} />}
            <SentAlready />
            {data.log.length > 0 && <WireLog log={data.log} />}
          </>
        ) : isError ? (
          <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.everythingIsSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-72" />
          </>
        )}
      </div>
    </div>
  );
}
