import * as texts from '@porchlight/content/en/notifications.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { usePreferences } from './preferences.queries.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** What a buyer is notified of, where and when, and their dates in a calendar of their own. */
export default function PreferencesPage() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = usePreferences(account);
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{texts.notificationSettings}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.settings}>{texts.profileSettings}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.notificationSettings}</h1>
      </div>
      <div className="grid max-w-2xl gap-8">
        {data !== undefined ? (
          <PreferencesForm stored={data} />
        ) : isError ? (
          <LoadFailed title={texts.yourSettingsDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.theySafeLettersGoOut}
          </LoadFailed>
        ) : (
          <div aria-busy="true" className="grid gap-8">
            <Skeleton className="h-160" />
            <Skeleton className="h-100" />
          </div>
        )}
        <SectionCard id="calendar" title={texts.yourDatesInYourCalendar}>
          <CalendarFeed account={account} />
        </SectionCard>
      </div>
    </div>
  );
}
