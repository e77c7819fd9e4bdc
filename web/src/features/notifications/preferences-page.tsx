import * as texts from '@porchlight/content/en/notifications.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { getBrowserTimeZone } from '../../platform/api/propose-time-zone.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CalendarFeed } from '../calendar/calendar-feed.tsx';
import { EmailTimes, emailTimeIds } from './email-times.tsx';
import { KindChoices } from './kind-choices.tsx';

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
          <LoadFailed title={texts.settingsLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
            {texts.settingsFailedLead}
          </LoadFailed>
        ) : (
          <div aria-busy="true" className="grid gap-8">
            <Skeleton className="h-160" />
            <Skeleton className="h-100" />
          </div>
        )}
        <SectionCard id="calendar" title={texts.calendarTitle}>
          <CalendarFeed account={account} />
        </SectionCard>
      </div>
    </div>
  );
}

/** All choices in one form. Until something is changed it follows what is stored, also from another window. */
function PreferencesForm({ stored }: { stored: PreferencesView }) {
  const [draft, setDraft] = useState<PreferencesView>();
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, reset } = useSetPreferences();
  const failure = error === null ? undefined : parseFailure(error);
  const proposed = stored.isTimeZoneChosen ? stored : { ...stored, timeZone: getBrowserTimeZone() };
  const shown = draft ?? proposed;

  function change(part: Partial<PreferencesView>) {
    setDraft({ ...shown, ...part });
    if (error !== null) reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const sent = shown;
    mutate(sent, {
      onSuccess: () => {
        // What was chosen meanwhile waits for the next saving.
        setDraft((now) => (now === sent ? undefined : now));
        showSuccess({ title: texts.settingsSaved });
      },
      onError: () => setAttempt((count) => count + 1),
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      {failure !== undefined && <ErrorSummary attempt={attempt} entries={listProblems(failure)} />}
      <SectionCard id="kinds" title={texts.kindsTitle}>
        <KindChoices kinds={shown.kinds} onChange={(kinds) => change({ kinds })} />
      </SectionCard>
      <SectionCard id="times" title={texts.whenLettersCome}>
        <EmailTimes shown={shown} problems={failure?.fields ?? {}} onChange={change} />
      </SectionCard>
      <p>
        <Button type="submit" variant="primary" busy={isPending}>
          {isPending ? texts.saving : texts.saveNotificationSettings}
        </Button>
      </p>
    </form>
  );
}

function listProblems({ message, fields }: { message: string; fields: Record<string, string> }) {
  const problems = Object.entries(fields).flatMap(([field, problem]) => {
    const fieldId = emailTimeIds.get(field);
    return fieldId === undefined ? [] : [{ message: problem, fieldId }];
  });
  return problems.length > 0 ? problems : [{ message }];
}

/** What the signed-in buyer wants to be notified of, where and when. */
function usePreferences(account: Account | null | undefined) {
  return useQuery(api.notifications.preferences.queryOptions({ enabled: Boolean(account) }));
}

/** Stores the preferences; the stored ones from the answer are in the pages at once. */
function useSetPreferences() {
  const queryClient = useQueryClient();
  return useMutation(
    api.notifications.setPreferences.mutationOptions({
      onSuccess: (preferences) =>
        queryClient.setQueryData(api.notifications.preferences.queryKey(), preferences),
    }),
  );
}
