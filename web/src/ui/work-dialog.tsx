import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useEscapeOrder } from './overlays/escape-order.ts';

/**
 * A dialog to work in: the whole screen on a phone, most of it elsewhere. Its head and foot stay in sight. A press beside
 * it does not close it, since there is work in it. Closed, it gives the focus to what `findFocusAfter` finds, or else back to what
 * had it before.
 */
export function WorkDialog({
  onClose,
  title,
  description,
  foot,
  stepBack,
  findFocusAfter,
  children,
}: {
  onClose: () => void;
  title: string;
  description: ReactNode;
  foot: ReactNode;
  /** Takes the Escape key when there is something smaller to leave than the dialog, and says so. */
  stepBack?: (() => boolean) | undefined;
  findFocusAfter?: () => HTMLElement | null;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  const passOn = useEscapeOrder(true, onClose);
  function startAtTop(event: Event) {
    focusedBefore.current = document.activeElement;
    event.preventDefault();
    content.current?.focus();
  }
  function giveFocusBack(event: Event) {
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = findFocusAfter?.() ?? focusedBefore.current;
    if (next instanceof HTMLElement) next.focus();
  }
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={startAtTop}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={(event) => !passOn(event) && stepBack?.() === true && event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 mx-auto flex max-w-6xl flex-col overflow-y-auto border-line bg-surface shadow-lift sm:inset-x-4 sm:inset-y-6 sm:rounded-l sm:border"
        >
          <header className="grid gap-0.5 border-line border-b px-4 py-3 sm:px-7 sm:py-4">
            <Primitive.Title className="wrap-anywhere text-xl sm:text-2xl">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="text-ink-soft">{description}</div>
            </Primitive.Description>
          </header>
          <div className="flex min-h-0 flex-1 flex-col">{children}</div>
          <footer className="sticky bottom-0 border-line border-t bg-surface px-4 py-3 sm:px-7 sm:py-4">
            {foot}
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
