import * as texts from '@porchlight/content/en/email-console.ts';
import type { EmailView } from '@porchlight/domain/notifications/email/email.contract.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { describeState } from './email-words.ts';
import { ReasonForm } from './reason-form.tsx';

/** What is known of one email; an admin can send a dead one on its way again, or end one that waits. */
export function EmailDetail({ email }: { email: EmailView | undefined }) {
  const isAdmin = useMay('send');
  if (!email) return <Notice title={texts.emailMissingTitle}>{texts.emailMissingLead}</Notice>;
  const canGiveUp = email.state === 'queued' || (email.state === 'dead' && email.cause !== 'given-up');
  return (
    <>
      <h2 className="text-2xl">{emailKinds[email.template].title}</h2>
      <SummaryList
        items={[
          [texts.to, email.email],
          [texts.state, describeState(email)],
          [texts.queued, <When key="createdAt" at={email.createdAt} />],
          [texts.tries, email.tries],
          ...(email.triedAt === null
            ? []
            : [[texts.lastTry, <When key="triedAt" at={email.triedAt} />] as const]),
          ...(email.state === 'queued'
            ? [[texts.nextTry, <When key="dueAt" at={email.dueAt} />] as const]
            : []),
          ...(email.settledAt === null
            ? []
            : [[texts.settled, <When key="settledAt" at={email.settledAt} />] as const]),
          [texts.lastAnswer, email.answer || texts.none],
        ]}
      />
      {isAdmin && email.canTryAgain && <TryAgain email={email} />}
      {isAdmin && canGiveUp && <GiveUp email={email} />}
    </>
  );
}

export function useReadMailAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffApi.mail.key() });
}

function TryAgain({ email }: { email: EmailView }) {
  const readAgain = useReadMailAgain();
  const tryAgain = useMutation(staffApi.mail.tryAgain.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await tryAgain.mutateAsync({ id: email.id });
    await readAgain();
    showSuccess({ title: texts.retryDone });
  });
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Problem>{problem}</Problem>
      <p>
        <Button variant="primary" size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.tryAgain}
        </Button>
      </p>
    </div>
  );
}

function GiveUp({ email }: { email: EmailView }) {
  const readAgain = useReadMailAgain();
  const giveUp = useMutation(staffApi.mail.giveUp.mutationOptions());
  return (
    <ReasonForm
      ask={texts.giveItUp}
      explain={texts.giveUpLead}
      submit={texts.giveUpConfirm}
      send={async (reason) => {
        await giveUp.mutateAsync({ id: email.id, reason });
        await readAgain();
        showSuccess({ title: texts.giveUpDone });
      }}
    />
  );
}
