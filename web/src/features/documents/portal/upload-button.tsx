import { ACCEPTED_EXTENSIONS } from '@porchlight/domain/documents/document-files.ts';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Opens the device's file picker. The same file can be chosen twice in a row. */
export function UploadButton({
  onChoose,
  busy,
  multiple = false,
  variant = 'quiet',
  children,
}: {
  onChoose: (files: File[]) => void;
  busy: boolean;
  multiple?: boolean;
  variant?: 'primary' | 'quiet';
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onChoose(files);
  }
  return (
    <>
      <Button variant={variant} size="small" busy={busy} onClick={() => input.current?.click()}>
        {!busy && <Upload aria-hidden="true" className="size-4.5" />}
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={ACCEPTED_EXTENSIONS}
        onChange={choose}
      />
    </>
  );
}
