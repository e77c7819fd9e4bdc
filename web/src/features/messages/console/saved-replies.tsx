import * as texts from '@porchlight/content/en/messages-console.ts';
import type { SavedReply } from '@porchlight/domain/messages/threads.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

/** Puts an answer that is kept into the field, and keeps what is in the field for the next time. */
export function SavedReplies({ words, onChoose }: { words: string; onChoose: (text: string) => void }) {
  const client = useQueryClient();
  const { data } = useQuery(staffApi.threads.listReplies.queryOptions());
  const [chosenId, setChosenId] = useState('');
  const [title, setTitle] = useState('');
  const keep = (kept: { replies: SavedReply[] }) =>
    client.setQueryData(staffApi.threads.listReplies.queryKey(), kept);
  const saving = useSend(
    async () => {
      keep(await staffApi.threads.saveReply.call({ id: createSubmissionId(), title, text: words }));
      setTitle('');
      showSuccess({ title: texts.replySaved });
    },
    ['title'],
    'reply-',
  );
  const removing = useSend(async (id: string) => {
    keep(await staffApi.threads.removeReply.call({ id }));
    setChosenId('');
    showSuccess({ title: texts.replyRemoved });
  });
  const replies = data?.replies ?? [];
  const chosen = replies.find(({ id }) => id === chosenId);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saving.send(undefined);
  }
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-[.9375rem] text-link sm:min-h-8">
        {texts.savedReplies}
      </summary>
      <div className="grid gap-4 pt-2">
        {replies.length > 0 && (
          <SelectField
            id="reply-choice"
            label={texts.useReply}
            value={chosenId}
            onChange={({ target }) => {
              setChosenId(target.value);
              const reply = replies.find(({ id }) => id === target.value);
              if (reply) onChoose(words.trim() === '' ? reply.text : `${words.trimEnd()}\n\n${reply.text}`);
            }}
          >
            <option value="">{texts.chooseReply}</option>
            {replies.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {chosen !== undefined && (
          <Button
            size="small"
            busy={removing.busy}
            onClick={() => void removing.send(chosen.id)}
            className="justify-self-start"
          >
            {texts.removeReply(chosen.title)}
          </Button>
        )}
        <Problem>{removing.problem}</Problem>
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextField
            id="reply-title"
            label={texts.replyTitle}
            hint={texts.replyTitleHint}
            error={saving.errorOf('title')}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Problem>{saving.errorOf('text') === undefined ? saving.problem : texts.writeFirst}</Problem>
          <Button type="submit" size="small" busy={saving.busy} className="justify-self-start">
            {texts.saveReply}
          </Button>
        </form>
      </div>
    </details>
  );
}
