import { assistant } from '@porchlight/content/en/assistant/assistant.ts';
import { listOpeningQuestions } from '@porchlight/content/en/assistant/opening-questions.ts';
import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { canSend, composeOpening, composeReply } from '@porchlight/domain/assistant/assistant.ts';
import { findJourneyPlace } from '@porchlight/domain/assistant/journey-place.ts';
import { findOpenStage } from '@porchlight/domain/guide/guide.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SendHorizontal, UserRound, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onForgotten } from '../../../platform/browser/device-owner.ts';
import { getCompletedStages } from '../../../platform/offline/completed-stages.ts';
import { useKeyboardRoom } from '../../../platform/page/use-keyboard-room.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { useModalDrawer } from '../../../ui/overlays/use-modal-drawer.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { QuestionButtons } from './answer-view.tsx';
import { ChatLog } from './chat-log.tsx';
import { createConversation, findLastAnswer, formatTranscript, listShown } from './conversation.ts';
import { findAnswer, prepareAnswers } from './find-answer.ts';
import { PersonForm } from './person-form.tsx';
import { forgetUnsent, saveUnsent, useUnsent } from './unsent-texts.ts';

const conversation = createConversation();
onForgotten(conversation.clear);

/** The drawer at the bottom of the window with the Mortgage Assistant's chat (specification 2 and 4). */
export default function AssistantDrawer({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const queryClient = useQueryClient();
  const account = useAccount();
  const { messages, isWaiting } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const [isAskingPerson, setIsAskingPerson] = useState(false);
  const place = findJourneyPlace(pathname)?.name;
  useEffect(() => {
    conversation.open(composeOpening(assistant, place));
    // A question asks again for what could not be fetched, and says so.
    void prepareAnswers().catch(() => undefined);
  }, [place]);
  useModalDrawer(dialog);
  useFocusToWrite(dialog);
  useKeyboardRoom(dialog);

  const stage = place ?? findOpenStage(getCompletedStages()).name;
  function send(message: string, key?: string) {
    const answer = findAnswer(message, {
      ...{ queryClient, isSignedIn: Boolean(account), key },
      last: findLastAnswer(messages),
    });
    conversation.send(message, composeReply(assistant, message, stage), answer);
  }
  const close = () => dialog.current?.close();
  const question = messages.findLast(({ role }) => role === 'user')?.content;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-(--keyboard,0px) mx-auto h-[min(40rem,88dvh)] max-h-(--room,none) w-full max-w-2xl overscroll-contain rounded-t-l border border-line border-b-0 bg-surface text-ink shadow-lift transition-[translate] duration-200 ease-out backdrop:bg-veil starting:translate-y-8"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5 sm:pl-6">
          <h2 id={heading} className="text-xl">
            {texts.mortgageAssistant}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={texts.closeTheAssistant}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {isAskingPerson && account !== undefined ? (
          <PersonForm
            account={account}
            question={question ?? ''}
            transcript={formatTranscript(messages)}
            passages={listShown(messages)}
            onBack={() => setIsAskingPerson(false)}
          />
        ) : (
          <>
            <ChatLog messages={messages} isWaiting={isWaiting} onFollow={close} onAsk={send}>
              {question === undefined && (
                <section aria-label={texts.openingQuestions}>
                  <QuestionButtons questions={listOpeningQuestions(stage)} onAsk={send} />
                </section>
              )}
            </ChatLog>
            <ChatForm isWaiting={isWaiting} onSend={send} />
            {question !== undefined && (
              <p className="-mt-1.5 px-3 pb-1.5 sm:px-4">
                <Button variant="plain" size="small" onClick={() => setIsAskingPerson(true)}>
                  <UserRound aria-hidden="true" className="size-4.5" />
                  {texts.personButton}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}

/** With a touch screen the keyboard would cover the greeting before it is read. */
function useFocusToWrite(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) dialog.current?.querySelector('textarea')?.focus();
  }, [dialog]);
}

/**
 * Where the buyer writes. Enter sends, Shift+Enter starts a line (specification 4). What was typed stays while a reply is
 * on its way, and while the drawer is closed.
 */
function ChatForm({ isWaiting, onSend }: { isWaiting: boolean; onSend: (message: string) => void }) {
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
          onChange={(event) => saveUnsent('chat', event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={texts.messagePlaceholder}
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
