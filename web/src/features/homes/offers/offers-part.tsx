import * as page from '@porchlight/content/en/homes.ts';
import * as texts from '@porchlight/content/en/homes-offers.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HomesProps } from '../homes-props.ts';
import OfferRoom from './offer-room.tsx';
import { useOfferLog } from './offers.queries.ts';

/** The offers on a home, once their log is here. */
export default function OffersPart(props: HomesProps & { home: HomeView; opensTerms: boolean }) {
  const { data, isError, isFetching, refetch } = useOfferLog(props.home.id);
  if (data !== undefined)
    return (
      <OfferRoom
        {...props}
        contract={data.contract}
        log={{ timeZone: props.home.timeZone, entries: data.entries }}
      />
    );
  return isError ? (
    <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
      {page.everythingIsSafe}
    </LoadFailed>
  ) : (
    <Skeleton className={props.offers[props.home.id]?.state === 'live' ? 'h-[34rem]' : 'h-56'} />
  );
}
