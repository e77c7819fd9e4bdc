import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';

/** Shows the letter and how many get it, and announces the launch once the feature's name is typed. */
export function LaunchForm({ feature, title }: { feature: WaitlistFeature; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <p>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          Announce the launch
        </Button>
      </p>
    );
  return <OpenForm feature={feature} title={title} onCancel={() => setIsOpen(false)} />;
}

function OpenForm({
  feature,
  title,
  onCancel,
}: {
  feature: WaitlistFeature;
  title: string;
  onCancel: () => void;
}) {
  const client = useQueryClient();
  const preview = useQuery(staffApi.waitlistConsole.previewLaunch.queryOptions({ input: { feature } }));
  const [confirmation, setConfirmation] = useState('');
  const { send, busy, problem, errorOf } = useSend(
    async (typed: string) => {
      await staffApi.waitlistConsole.announceLaunch.call({ feature, confirmation: typed });
      await client.invalidateQueries({ queryKey: staffApi.waitlistConsole.key() });
      showSuccess({ title: `The launch of ${title} is announced` });
    },
    ['confirmation'],
  );
  const { data, error, isFetching, refetch } = preview;
  if (error !== null && data === undefined)
    return (
      <LoadFailed title="The letter did not load" busy={isFetching} onRetry={() => void refetch()}>
        {error.message} No letter was sent.
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  const { recipients, suppressed } = data;
  return (
    <section aria-labelledby="launch-title" className="grid gap-4 border-line border-t pt-5">
      <h3 id="launch-title" className="text-xl">
        Announce the launch
      </h3>
      <p>
        <strong className="figure-tabular">{describeCount(recipients)}</strong> this letter, once. It cannot
        be called back. Whoever joins the list later gets it at once.
        {suppressed > 0 && ` ${suppressed} more bounced before and get nothing.`}
      </p>
      <p className="text-[.9375rem]">
        <span className="text-ink-soft">Subject: </span>
        {data.subject}
      </p>
      <iframe
        title="The letter"
        sandbox=""
        srcDoc={data.html}
        className="h-120 w-full rounded-m border border-line bg-sheet"
      />
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(confirmation);
        }}
      >
        <TextField
          id="confirmation"
          label={`To confirm, type ${title}`}
          autoComplete="off"
          value={confirmation}
          error={errorOf('confirmation')}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            Send the letter
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </section>
  );
}

function describeCount(recipients: number): string {
  return recipients === 1 ? '1 address gets' : `${recipients} addresses get`;
}
