import * as texts from '@porchlight/content/en/documents.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { BROWSE_LABEL, BUSY_BROWSE_LABEL } from '@porchlight/domain/documents/document-messages.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { FileUp, Images } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { preventMissedDrops } from '../../../platform/offline/missed-drops.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { UploadButton } from './upload-button.tsx';

/** Loaded when it is used: most documents are files already. */
const loadWindow = () => import('./photo-pdf/photo-pdf-window.tsx');

/** Opens the window in which photos become one PDF. */
function PhotoPdfButton({ onFile }: { onFile: (file: File) => void }) {
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
        () => showFailure({ title: texts.didNotOpen, description: texts.photosFailedLead }),
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

/** Takes files that are dropped on it or chosen from the device. `largestFile` in bytes, undefined until known. */
export function DropZone({
  onFiles,
  busy,
  largestFile,
}: {
  onFiles: (files: File[]) => void;
  busy: boolean;
  largestFile: number | undefined;
}) {
  const [isOver, setIsOver] = useState(false);
  useEffect(preventMissedDrops, []);
  function drop(event: DragEvent) {
    setIsOver(false);
    const files = readDroppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  }
  return (
    <section
      aria-label={texts.uploadDocuments}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-l border-2 border-dashed px-5 py-9 text-center transition-colors duration-150 ${isOver ? 'border-dusk bg-sunken' : 'border-line-strong bg-surface'}`}
    >
      <FileUp aria-hidden="true" className="size-9 text-ink-soft" />
      <p className="font-semibold">{texts.dropTitle}</p>
      <p className="text-[.95rem] text-ink-soft">
        {texts.dropFormats}
        <span className="block min-h-[1.6em]">
          {largestFile !== undefined && texts.upToEach(formatFileSize(largestFile, locale))}
        </span>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <UploadButton variant="primary" multiple busy={busy} onChoose={onFiles}>
          {busy ? BUSY_BROWSE_LABEL : BROWSE_LABEL}
        </UploadButton>
        <PhotoPdfButton onFile={(file) => onFiles([file])} />
      </div>
    </section>
  );
}

/** A folder looks like a file here but has no bytes to send. */
function readDroppedFiles(transfer: DataTransfer): File[] {
  return [...transfer.items].flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory === true ? null : item.getAsFile();
    return file === null ? [] : [file];
  });
}
