import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { useEffect, useRef } from 'react';
import { showFailure, showSuccess } from '../platform/toasts/show-toast.ts';
import { Button } from '../ui/button.tsx';

/** A secret that was just made: it can be copied now and is never shown again. */
export function ShownOnce({
  title,
  secret,
  children,
  onDone,
}: {
  title: string;
  secret: string;
  children: string;
  onDone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      showSuccess({ title: texts.copied });
    } catch {
      showFailure({
        title: texts.copyFailed,
        description: texts.markCopyHand,
      });
    }
  }
  return (
    <section
      aria-labelledby="shown-once-title"
      className="grid max-w-3xl gap-4 rounded-m border border-sage/40 bg-sage-soft p-5"
    >
      <h2 id="shown-once-title" ref={heading} tabIndex={-1} className="wrap-anywhere text-xl">
        {title}
      </h2>
      <p>{children}</p>
      <code className="wrap-anywhere select-all rounded-s bg-surface px-3 py-2.5">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="primary" size="small" onClick={onDone}>
          {texts.savedButton}
        </Button>
      </div>
    </section>
  );
}
