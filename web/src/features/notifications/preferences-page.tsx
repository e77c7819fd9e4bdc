import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { usePreferences } from './notifications.queries.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** What a buyer hears of, where and when, and their dates in a calendar of their own. */
export default function PreferencesPage() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = usePreferences(account);
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>Notification Settings</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.settings}>Profile Settings</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Notification Settings</h1>
      </div>
      <div className="grid max-w-2xl gap-8">
        {data !== undefined ? (
          <PreferencesForm stored={data} />
        ) : isError ? (
          <LoadFailed title="Your settings did not load" busy={isFetching} onRetry={() => void refetch()}>
            They are safe, and letters go out as you chose.
          </LoadFailed>
        ) : (
          <div aria-busy="true" className="grid gap-8">
            <Skeleton className="h-160" />
            <Skeleton className="h-100" />
          </div>
        )}
        <SectionCard id="calendar" title="Your dates in your calendar">
          <CalendarFeed account={account} />
        </SectionCard>
      </div>
    </div>
  );
}
