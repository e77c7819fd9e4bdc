import * as texts from '@porchlight/content/en/assistant/portal.ts';
import { canSend } from '@porchlight/domain/assistant/assistant.ts';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { forgetUnsent, keepUnsent, useUnsent } from './unsent-texts.ts';

/**
 * Where the buyer writes. Enter sends, Shift+Enter starts a line (specification 4). What was typed stays while a reply is
 * on its way, and while the drawer is closed.
 */
export function ChatForm({ isWaiting, onSend }: { isWaiting: boolean; onSend: (message: string) => void }) {
  const typed = useUnsent('chat') ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = canSend(typed, isWaiting);

  function send() {
    if (!isReady) return;
    onSend(typed.trim());
    forgetUnsent('chat');
    field.current?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a character is being composed, Enter belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-3 border-line border-t px-5 pt-3 pb-2.5 sm:px-6">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{texts.yourMessage}</span>
        <textarea
          ref={field}
          rows={2}
          value={typed}
          onChange={(event) => keepUnsent('chat', event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={texts.askAboutLoansDocumentsPayments}
          enterKeyHint="send"
          className={`${inputLook} block resize-none py-2.5 leading-normal placeholder:text-ink-soft`}
        />
      </label>
      <Button
        type="submit"
        variant="primary"
        disabled={!isReady}
        aria-label={texts.send}
        className="size-12 shrink-0 px-0!"
      >
        <SendHorizontal aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}
