import { letterKinds } from '@porchlight/domain/mail/letter-names.ts';
import type { LetterView } from '@porchlight/domain/mail/mail.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { formatMoment } from '../staff/format-moment.ts';
import { useMay } from '../staff/staff.queries.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { describeState } from './letter-words.ts';
import { ReasonForm } from './reason-form.tsx';

/** What is known of one letter; an admin can send a dead one on its way again, or end one that waits. */
export function LetterDetail({ letter }: { letter: LetterView | undefined }) {
  const isAdmin = useMay('admin');
  if (!letter)
    return <Notice title="This letter is not on this page of the list">Look for it by its address.</Notice>;
  const canGiveUp = letter.state === 'queued' || (letter.state === 'dead' && letter.cause !== 'given-up');
  return (
    <>
      <h2 className="text-2xl">{letterKinds[letter.template].title}</h2>
      <SummaryList
        items={[
          ['To', letter.email],
          ['State', describeState(letter)],
          ['Queued', formatMoment(letter.createdAt)],
          ['Tries', String(letter.tries)],
          ...(letter.triedAt === null ? [] : [['Last try', formatMoment(letter.triedAt)] as const]),
          ...(letter.state === 'queued' ? [['Next try', formatMoment(letter.dueAt)] as const] : []),
          ...(letter.settledAt === null ? [] : [['Settled', formatMoment(letter.settledAt)] as const]),
          ['Last answer', letter.answer || 'None'],
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

function TryAgain({ letter }: { letter: LetterView }) {
  const readAgain = useReadMailAgain();
  const tryAgain = useMutation(staffApi.mail.tryAgain.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await tryAgain.mutateAsync({ id: letter.id });
    await readAgain();
    showSuccess({ title: 'The letter is on its way again' });
  });
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <Problem>{problem}</Problem>
      <p>
        <Button variant="primary" size="small" busy={busy} onClick={() => void send(undefined)}>
          Try again
        </Button>
      </p>
    </div>
  );
}

function GiveUp({ letter }: { letter: LetterView }) {
  const readAgain = useReadMailAgain();
  const giveUp = useMutation(staffApi.mail.giveUp.mutationOptions());
  return (
    <ReasonForm
      ask="Give it up…"
      explain="It is not sent any more, and what it says is removed."
      submit="Give the letter up"
      send={async (reason) => {
        await giveUp.mutateAsync({ id: letter.id, reason });
        await readAgain();
        showSuccess({ title: 'The letter was given up' });
      }}
    />
  );
}
