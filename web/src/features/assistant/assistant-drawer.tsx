import { assistant } from '@porchlight/content/assistant.ts';
import { composeOpening, composeReply } from '@porchlight/domain/assistant/assistant.ts';
import { findJourneyPlace } from '@porchlight/domain/assistant/journey-place.ts';
import { findOpenStage } from '@porchlight/domain/guide/guide.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { readCompletedStages } from '../guide/completed-stages.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { createConversation } from './conversation.ts';

const conversation = createConversation();

/** The drawer at the bottom of the window with the Mortgage Assistant's chat (specification 2 and 4). */
export default function AssistantDrawer({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { messages, isWaiting } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const place = findJourneyPlace(pathname)?.name;
  useEffect(() => {
    conversation.open(composeOpening(assistant, place));
  }, [place]);
  useEffect(() => {
    const drawer = dialog.current;
    const closeOnVeil = ({ target }: Event) => {
      // Everything in the drawer is inside the dialog; only the veil around it is the dialog itself.
      if (target === drawer) drawer?.close();
    };
    drawer?.showModal();
    // With a touch screen the keyboard would cover the greeting before it is read.
    if (matchMedia('(pointer: fine)').matches) drawer?.querySelector('textarea')?.focus();
    drawer?.addEventListener('click', closeOnVeil);
    return () => drawer?.removeEventListener('click', closeOnVeil);
  }, []);

  function send(message: string) {
    const stage = place ?? findOpenStage(readCompletedStages()).name;
    conversation.send(message, composeReply(assistant, message, stage));
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 mx-auto h-[min(40rem,88dvh)] max-h-none w-full max-w-2xl overscroll-contain rounded-t-l border border-line border-b-0 bg-surface text-ink shadow-lift transition-[translate] duration-200 ease-out backdrop:bg-veil starting:translate-y-8"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5 sm:pl-6">
          <h2 id={heading} className="text-xl">
            Mortgage Assistant
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="Close the assistant"
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <ChatLog messages={messages} isWaiting={isWaiting} />
        <ChatForm isWaiting={isWaiting} onSend={send} />
      </div>
    </dialog>
  );
}
