import type { DeviceSession } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { focusCardTitle } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeviceSessions, useReadAgain } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { useSend } from './use-send.ts';

/** Where the account is signed in, this browser first. */
export function DeviceList() {
  const { data, isError, isFetching, refetch } = useDeviceSessions();
  if (isError) {
    return (
      <LoadFailed title="Your devices did not load" busy={isFetching} onRetry={() => void refetch()}>
        You stay signed in where you are.
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
  const end = useMutation(api.accountSettings.endSession.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await end.mutateAsync({ id });
    await readAgain();
    focusCardTitle('devices');
    showSuccess({ title: `${device} is signed out` });
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {isCurrent && <Badge look="done">This device</Badge>}
        </p>
        <p className="text-[.9375rem] text-ink-soft">
          {isCurrent ? 'In use now' : `Last seen ${formatRelativeTime(lastSeenAt, new Date())}`}
          {network !== null && `, from ${network === 'this computer' ? network : `network ${network}`}`}
        </p>
        <p className="text-[.9375rem] text-ink-soft">Signed in {formatShortDate(signedInAt)}</p>
        <Problem>{problem}</Problem>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          busy={busy}
          aria-label={`Sign out ${device}, signed in ${formatShortDate(signedInAt)}`}
          onClick={() => void send(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
