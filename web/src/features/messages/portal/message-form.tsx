import * as texts from '@porchlight/content/en/messages.ts';
import { ACCEPTED_EXTENSIONS } from '@porchlight/domain/documents/document-files.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { storeDraft, useDraft } from '../../../platform/browser/drafts.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { sendBody } from '../../../platform/uploads/send-body.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

const DRAFT = 'message';
const notTried = { text: '', id: '' };

/**
 * Writes to staff, with a file that becomes a document of the Document Center. What was typed and chosen stays until it is sent; the same
 * sent again after a lost answer is stored once.
 */
export function MessageForm({ purchaseId, ownerId }: { purchaseId: string; ownerId: string }) {
  const client = useQueryClient();
  const text = useDraft(DRAFT);
  const tried = useRef(notTried);
  const { file, choose, store } = useAttachedFile(ownerId);
  const { send, busy, problem, errorOf, clear } = useSend(
    async (words: string) => {
      const documentId = await store();
      if (tried.current.text !== words) tried.current = { text: words, id: createSubmissionId() };
      await pageApi.messages.send.call({ id: tried.current.id, purchaseId, text: words, documentId });
      tried.current = notTried;
      storeDraft(DRAFT, '');
      choose(undefined);
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
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
        <FileChoice
          file={file}
          onChoose={(chosen) => {
            clear();
            choose(chosen);
          }}
        />
      </div>
    </form>
  );
}

/** The file that goes along: stored when the message is sent, and once however often that is tried. */
function useAttachedFile(ownerId: string) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const stored = useRef<{ key: string; id?: string }>({ key: '' });
  return {
    file,
    choose(chosen: File | undefined) {
      stored.current = { key: createSubmissionId() };
      setFile(chosen);
    },
    async store(): Promise<string | undefined> {
      if (file === undefined || stored.current.id !== undefined) return stored.current.id;
      const { key } = stored.current;
      const path = `/api/documents?${new URLSearchParams({ name: file.name })}`;
      const { signal } = new AbortController();
      const answer = await sendBody('POST', path, { ownerId, body: file, key }, () => {}, signal);
      stored.current.id = String((JSON.parse(answer) as { id: string }).id);
      void client.invalidateQueries({ queryKey: api.documents.key() });
      return stored.current.id;
    },
  };
}

function FileChoice({
  file,
  onChoose,
}: {
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {texts.attach}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_EXTENSIONS}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      {file !== undefined && (
        <p className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">{file.name}</span>
          <Button variant="plain" size="small" onClick={() => onChoose(undefined)}>
            {texts.removeFile}
          </Button>
        </p>
      )}
    </>
  );
}
