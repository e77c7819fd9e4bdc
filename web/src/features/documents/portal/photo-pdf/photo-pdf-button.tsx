import * as texts from '@porchlight/content/en/documents.ts';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../../../platform/toasts/show-toast.ts';
import { Button } from '../../../../ui/button.tsx';

/** Loaded when it is used: most documents are files already. */
const loadWindow = () => import('./photo-pdf-window.tsx');

/** Opens the window in which photos become one PDF. */
export function PhotoPdfButton({ onFile }: { onFile: (file: File) => void }) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadWindow>>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  function open() {
    setIsLoading(true);
    loadWindow()
      .then(
        (loaded) => {
          setPart(loaded);
          setIsOpen(true);
        },
        () => showFailure({ title: texts.didNotOpen, description: texts.didNotOpenAdvice }),
      )
      .finally(() => setIsLoading(false));
  }
  return (
    <>
      <Button size="small" busy={isLoading} onClick={open}>
        {!isLoading && <Images aria-hidden="true" className="size-4.5" />}
        {texts.photosToPdf}
      </Button>
      {isOpen && part !== undefined && (
        <part.PhotoPdfWindow
          onClose={() => setIsOpen(false)}
          onFile={(file) => {
            setIsOpen(false);
            onFile(file);
          }}
        />
      )}
    </>
  );
}
