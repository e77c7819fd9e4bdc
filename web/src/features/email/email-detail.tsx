import * as texts from '@porchlight/content/en/email.ts';
import type { EmailView } from '@porchlight/domain/email/email.contract.ts';
import { emailKinds } from '@porchlight/domain/email/email-templates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '../../console-kit/format-moment.ts';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { describeState } from './email-words.ts';
import { ReasonForm } from './reason-form.tsx';

/** What is known of one email; an admin can send a dead one on its way again, or end one that waits. */
export function EmailDetail({ letter }: { letter: EmailView | undefined }) {
  const isAdmin = useMay('admin');
  if (!letter) return <Notice title={texts.thisLetterNotPageList}>{texts.lookForItByIts}</Notice>;
  const canGiveUp = letter.state === 'queued' || (letter.state === 'dead' && letter.cause !== 'given-up');
  return (
    <>
      <h2 className="text-2xl">{emailKinds[letter.template].title}</h2>
      <SummaryList
        items={[
          [texts.to, letter.email],
          [texts.state, describeState(letter)],
          [texts.queued, formatMoment(letter.createdAt)],
          [texts.tries, String(letter.tries)],
          ...(letter.triedAt === null ? [] : [[texts.lastTry, formatMoment(letter.triedAt)] as const]),
          ...(letter.state === 'queued' ? [[texts.nextTry, formatMoment(letter.dueAt)] as const] : []),
          ...(letter.settledAt === null ? [] : [[texts.settled, formatMoment(letter.settledAt)] as const]),
          [texts.lastAnswer, letter.answer || texts.none],
        ]}
      />
      {isAdmin && letter.canTryAgain && <TryAgain letter={letter} />}
      {isAdmin && canGiveUp && <GiveUp letter={letter} />}
    </>
  );
}

export function useReadMailAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffApi.mail.key() });
}

function TryAgain({ letter }: { letter: EmailView }) {
  const readAgain = useReadMailAgain();
  const tryAgain = useMutation(staffApi.mail.tryAgain.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await tryAgain.mutateAsync({ id: letter.id });
    await readAgain();
    showSuccess({ title: texts.theLetterWayAgain });
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

function GiveUp({ letter }: { letter: EmailView }) {
  const readAgain = useReadMailAgain();
  const giveUp = useMutation(staffApi.mail.giveUp.mutationOptions());
  return (
    <ReasonForm
      ask={texts.giveItUp}
      explain={texts.itNotSentAnyMore}
      submit={texts.giveTheLetterUp}
      send={async (reason) => {
        await giveUp.mutateAsync({ id: letter.id, reason });
        await readAgain();
        showSuccess({ title: texts.theLetterWasGivenUp });
      }}
    />
  );
}
