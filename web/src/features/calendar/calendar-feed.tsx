import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputLook } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCreateFeed, useFeed, useRemoveFeed } from './calendar.queries.ts';

/** The private feed of the buyer's dates: made, shown once, made anew, ended. */
export function CalendarFeed({ account }: { account: Account | null | undefined }) {
  const { data, isError, isFetching, refetch } = useFeed(account);
  const create = useCreateFeed();
  const remove = useRemoveFeed();
  const url = create.data?.url;
  const fail = (title: string) => ({
    onError: (error: unknown) => showFailure({ title, description: readFailure(error).message }),
  });

  function end() {
    remove.mutate(undefined, {
      ...fail('The calendar address still works'),
      onSuccess: () => {
        create.reset();
        showSuccess({ title: 'The calendar address is ended' });
      },
    });
  }

  if (data === undefined)
    return isError ? (
      <LoadFailed title="Your calendar did not load" busy={isFetching} onRetry={() => void refetch()}>
        Nothing was changed.
      </LoadFailed>
    ) : (
      <Skeleton className="h-33" />
    );
  return (
    <>
      <p className="text-ink-soft">
        A private address that your calendar program reads by itself: every date you set shows there as a
        whole day and moves when you move it. Whoever has the address can read your dates, so keep it to
        yourself.
      </p>
      {url !== undefined && <NewAddress url={url} />}
      {url === undefined && data.createdAt !== null && (
        <p>
          Your address was made on {formatShortDate(data.createdAt)}. We do not keep it, so we cannot show it
          again. A new one ends the old one.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={create.isPending}
          onClick={() => create.mutate(undefined, fail('No calendar address was made'))}
        >
          {data.createdAt === null ? 'Make a calendar address' : 'Make a new address'}
        </Button>
        {data.createdAt !== null && (
          <Button variant="plain" busy={remove.isPending} onClick={end}>
            End the address
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
      showSuccess({ title: 'The address is copied' });
    } catch {
      showFailure({ title: 'Not copied', description: 'Select the address and copy it yourself.' });
    }
  }
  return (
    <div role="status" className="grid gap-3">
      <Field
        label="Your calendar address"
        hint="Shown this once. Add it in your calendar program as a subscription, or “from URL”."
      >
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
          Copy the address
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          Open in my calendar program
        </a>
      </div>
    </div>
  );
}
