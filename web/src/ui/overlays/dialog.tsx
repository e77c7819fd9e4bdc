import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useEscapeOrder } from './escape-order.ts';

/**
 * A window over the page that holds the focus until it is closed. `kind` is `alert` for a question that has to be
 * answered with one of its buttons; any other is read from its top, even if the first thing to operate is far below.
 * Closed, it gives the focus to what `findFocusAfter` finds, or else back to what had it before, unless that went on by itself.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  kind = 'plain',
  findFocusAfter,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  kind?: 'plain' | 'alert';
  findFocusAfter?: () => HTMLElement | null;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  const passOn = useEscapeOrder(open, onClose);
  function startAtTop(event: Event) {
    focusedBefore.current = document.activeElement;
    if (kind === 'alert') return;
    event.preventDefault();
    content.current?.focus();
  }
  function giveFocusBack() {
    const { activeElement } = document;
    // A dialog below takes the focus to its top by itself as soon as it is lost.
    if (activeElement && activeElement !== document.body && !activeElement.role?.endsWith('dialog')) return;
    const next = findFocusAfter?.() ?? focusedBefore.current;
    if (next instanceof HTMLElement) next.focus();
  }
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={startAtTop}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={passOn}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          onPointerDownOutside={(event) => kind === 'alert' && event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-xl -translate-y-1/2 scroll-pb-44 flex-col gap-4 overflow-y-auto rounded-l border border-line bg-surface p-6 shadow-lift sm:p-8"
        >
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="text-ink-soft">{description}</div>
          </Primitive.Description>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The row of buttons that ends a dialog: the main one last, where the thumb is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-col-reverse gap-3 border-line border-t bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:flex-row sm:justify-end sm:px-8">
      {children}
    </div>
  );
}
