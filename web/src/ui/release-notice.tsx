import * as texts from '@porchlight/content/en/shared/ui.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadNewRelease, saveSite, useNewRelease } from '../platform/offline/releases.ts';
import { Button } from './button.tsx';

/** Says that a new version is ready. It waits until no field is being edited, and changes nothing by itself. */
export default function ReleaseNotice() {
  useEffect(() => void saveSite(), []);
  const isShown = useLater(useNewRelease());
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--dock,0px)+4.25rem)] z-40 sm:right-auto sm:bottom-[calc(var(--dock,0px)+1rem)] sm:left-6 sm:max-w-sm print:hidden"
    >
      {isShown && !isPutOff && (
        <div className="grid gap-3 rounded-m border border-line bg-surface p-4 shadow-lift">
          <p className="flex gap-3">
            <Sparkles aria-hidden="true" className="mt-1 size-5 shrink-0 text-dusk" />
            <span>
              <strong className="block font-semibold">{texts.updateTitle}</strong>
              <span className="text-ink-soft">{texts.updateLead}</span>
            </span>
          </p>
          <div className="flex flex-wrap gap-3 pl-8">
            <Button variant="primary" size="small" onClick={loadNewRelease}>
              {texts.updateButton}
            </Button>
            <Button size="small" onClick={() => setPutOff(true)}>
              {texts.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** True from the first moment on at which `isReady` is true and no field has the focus. */
function useLater(isReady: boolean): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isReady || isLater) return;
    const look = () => setTimeout(() => setLater(!isTyping()));
    look();
    addEventListener('focusout', look);
    return () => removeEventListener('focusout', look);
  }, [isReady, isLater]);
  return isLater;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
