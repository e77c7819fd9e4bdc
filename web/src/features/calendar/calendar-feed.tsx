import * as texts from '@porchlight/content/en/calendar.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputLook } from '../../ui/forms/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The private feed of the buyer's dates: created, shown once, replaced, ended. */
export function CalendarFeed({ account }: { account: Account | null | undefined }) {
  const { data, isError, isFetching, refetch } = useFeed(account);
  const create = useCreateFeed();
  const remove = useRemoveFeed();
  const url = create.data?.url;
  const fail = (title: string) => ({
    onError: (error: unknown) => showFailure({ title, description: parseFailure(error).message }),
  });

  function end() {
    remove.mutate(undefined, {
      ...fail(texts.endFailed),
      onSuccess: () => {
        create.reset();
        showSuccess({ title: texts.addressEnded });
      },
    });
  }

  if (data === undefined)
    return isError ? (
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {texts.nothingWasChanged}
      </LoadFailed>
    ) : (
      <Skeleton className="h-33" />
    );
  return (
    <>
      <p className="text-ink-soft">{texts.addressLead}</p>
      {url !== undefined && <NewAddress url={url} />}
      {url === undefined && data.createdAt !== null && (
        <p>{texts.addressMadeNote(formatShortDate(data.createdAt, locale))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={create.isPending} onClick={() => create.mutate(undefined, fail(texts.makeFailed))}>
          {data.createdAt === null ? texts.makeAddress : texts.makeNewAddress}
        </Button>
        {data.createdAt !== null && (
          <Button variant="plain" busy={remove.isPending} onClick={end}>
            {texts.endTheAddress}
          </Button>
        )}
      </div>
    </>
  );
}

function NewAddress({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showSuccess({ title: texts.addressCopied });
    } catch {
      showFailure({ title: texts.notCopied, description: texts.notCopiedAdvice });
    }
  }
  return (
    <div role="status" className="grid gap-3">
      <Field label={texts.yourCalendarAddress} hint={texts.addressHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
            className={inputLook}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="small" onClick={() => void copy()}>
          {texts.copyTheAddress}
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          {texts.openInCalendar}
        </a>
      </div>
    </div>
  );
}

/** Whether the signed-in buyer has a calendar feed, and since when. */
function useFeed(account: Account | null | undefined) {
  return useQuery(pageApi.calendar.feed.queryOptions({ enabled: Boolean(account) }));
}

function useCreateFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    pageApi.calendar.createFeed.mutationOptions({
      onSuccess: ({ createdAt }) => queryClient.setQueryData(pageApi.calendar.feed.queryKey(), { createdAt }),
    }),
  );
}

function useRemoveFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    pageApi.calendar.removeFeed.mutationOptions({
      onSuccess: (feed) => queryClient.setQueryData(pageApi.calendar.feed.queryKey(), feed),
    }),
  );
}
