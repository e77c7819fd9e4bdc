import * as texts from '@porchlight/content/en/waitlist-console.ts';
import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Shows the email and how many get it, and announces the launch once the feature's name is typed. */
export function LaunchForm({ feature, title }: { feature: WaitlistFeature; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <p>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {texts.announceTheLaunch}
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
      showSuccess({ title: texts.launchAnnounced(title) });
    },
    ['confirmation'],
  );
  const { data, error, isFetching, refetch } = preview;
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.launchEmailFailed} busy={isFetching} onRetry={() => void refetch()}>
        {texts.launchEmailUnsent(error.message)}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  const { recipients, suppressed } = data;
  return (
    <section aria-labelledby="launch-title" className="grid gap-4 border-line border-t pt-5">
      <h3 id="launch-title" className="text-xl">
        {texts.announceTheLaunch}
      </h3>
      <p>
        {suppressed > 0
          ? sentence(
              texts.launchWarningBounced(
                <strong className="figure-tabular">{describeCount(recipients)}</strong>,
                suppressed,
              ),
            )
          : sentence(
              texts.launchWarning(<strong className="figure-tabular">{describeCount(recipients)}</strong>),
            )}
      </p>
      <p className="text-[.9375rem]">
        <span className="text-ink-soft">{texts.subject} </span>
        {data.subject}
      </p>
      <iframe
        title={texts.theLetter}
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
          label={texts.toConfirmType(title)}
          autoComplete="off"
          value={confirmation}
          error={errorOf('confirmation')}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {texts.sendTheLetter}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </form>
    </section>
  );
}

function describeCount(recipients: number): string {
  return texts.recipientsCount(recipients);
}
