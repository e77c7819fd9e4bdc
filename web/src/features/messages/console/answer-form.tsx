import * as texts from '@porchlight/content/en/messages-console.ts';
import type { ThreadMessage } from '@porchlight/domain/messages/threads.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SavedReplies } from './saved-replies.tsx';

/** Answers a thread. Says so when a colleague answers while this one is being written; what was typed stays until it is sent. */
export function AnswerForm({
  purchaseId,
  messages,
}: {
  purchaseId: string;
  messages: readonly ThreadMessage[];
}) {
  const client = useQueryClient();
  const unsent = useUnsentWords(`messages-${purchaseId}`);
  const newestAt = messages.at(-1)?.at ?? null;
  const [begunAt, setBegunAt] = useState(newestAt);
  const tried = useRef({ text: '', id: '' });
  const { send, busy, problem, errorOf } = useSend(
    async (text: string) => {
      if (tried.current.text !== text) tried.current = { text, id: createSubmissionId() };
      try {
        await staffApi.threads.answer.call({ purchaseId, id: tried.current.id, text, seenAt: newestAt });
        tried.current = { text: '', id: '' };
        unsent.forget();
        showSuccess({ title: texts.sent });
      } finally {
        // Also after a refusal: the answer of the colleague who was faster is shown.
        void client.invalidateQueries({ queryKey: staffApi.threads.key() });
      }
    },
    ['text'],
    'answer-',
  );
  const other =
    unsent.words === ''
      ? undefined
      : messages.findLast(({ isByStaff, at }) => isByStaff && (begunAt === null || at > begunAt));
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(unsent.words);
  }
  function type(words: string) {
    if (unsent.words === '') setBegunAt(newestAt);
    unsent.type(words);
  }
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div role="status">
          {other !== undefined && problem === undefined && (
            <Notice title={texts.answeredMeanwhile(other.name)}>{texts.answeredMeanwhileLead}</Notice>
          )}
        </div>
        <TextAreaField
          id="answer-text"
          label={texts.yourAnswer}
          hint={texts.yourAnswerHint}
          error={errorOf('text')}
          rows={5}
          value={unsent.words}
          onChange={({ target }) => type(target.value)}
        />
        <Problem>{problem}</Problem>
        <Button type="submit" variant="primary" size="small" busy={busy} className="justify-self-start">
          {texts.send}
        </Button>
      </form>
      <SavedReplies words={unsent.words} onChoose={type} />
    </div>
  );
}
