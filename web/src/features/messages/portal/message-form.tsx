import * as texts from '@porchlight/content/en/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { storeDraft, useDraft } from '../../../platform/browser/drafts.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

const DRAFT = 'message';

/** Writes to staff. What was typed stays until it is sent; the same words sent again after a lost answer are stored once. */
export function MessageForm({ purchaseId }: { purchaseId: string }) {
  const client = useQueryClient();
  const text = useDraft(DRAFT);
  const tried = useRef({ text: '', id: '' });
  const { send, busy, problem, errorOf } = useSend(
    async (words: string) => {
      if (tried.current.text !== words) tried.current = { text: words, id: createSubmissionId() };
      await pageApi.messages.send.call({ id: tried.current.id, purchaseId, text: words });
      tried.current = { text: '', id: '' };
      storeDraft(DRAFT, '');
      await client.invalidateQueries({ queryKey: pageApi.messages.key() });
    },
    ['text'],
    'message-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(text);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-line border-t pt-6">
      <TextAreaField
        id="message-text"
        label={texts.yourMessage}
        hint={texts.yourMessageHint}
        error={errorOf('text')}
        rows={4}
        value={text}
        onChange={({ target }) => storeDraft(DRAFT, target.value)}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {busy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
