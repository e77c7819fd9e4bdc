import * as texts from '@porchlight/content/en/accounts.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { DeviceSession } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import { useMutation } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { focusCardTitle } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDeviceSessions, useReadAgain } from '../account-settings.queries.ts';

/** Where the account is signed in, this browser first. */
export function DeviceList() {
  const { data, isError, isFetching, refetch } = useDeviceSessions();
  if (isError && data === undefined) {
    return (
      <LoadFailed title={texts.devicesFailed} busy={isFetching} onRetry={() => void refetch()}>
        {texts.devicesFailedLead}
      </LoadFailed>
    );
  }
  if (data === undefined) return <Skeleton className="h-24" />;
  return (
    <ul className="grid gap-5">
      {data.map((session) => (
        <Device key={session.id} session={session} />
      ))}
    </ul>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const { id, device, network, isCurrent, lastSeenAt, signedInAt } = session;
  const readAgain = useReadAgain();
  const end = useMutation(pageApi.accountSettings.endSession.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await end.mutateAsync({ id });
    await readAgain();
    focusCardTitle('devices');
    showSuccess({ title: texts.isSignedOut(device) });
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {isCurrent && <Badge look="done">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-[.9375rem] text-ink-soft">
          {describeUse(isCurrent, formatRelativeTime(lastSeenAt, new Date(), locale), network)}
        </p>
        <p className="text-[.9375rem] text-ink-soft">{texts.signedIn(formatShortDate(signedInAt, locale))}</p>
        <Problem>{problem}</Problem>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          busy={busy}
          aria-label={texts.signOutLabel(device, formatShortDate(signedInAt, locale))}
          onClick={() => void send(undefined)}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  );
}

/** Whether a device is in use, when it was last, and from where. */
function describeUse(isCurrent: boolean, when: string, network: string | null): string {
  if (network === null) return isCurrent ? texts.inUseNow : texts.lastSeen(when);
  const from = network === 'this computer' ? network : texts.network(network);
  return isCurrent ? texts.inUseFrom(from) : texts.lastSeenFrom(when, from);
}
