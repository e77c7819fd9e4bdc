import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyPart, type LoadPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';

type ReaderProps<Read, Known> = {
  files: readonly File[];
  /** What was read elsewhere on the page. */
  known: Known;
  onRead: (read: Read) => void;
};

/**
 * Chooses the PDFs of lenders' forms; what reads them is loaded when some were chosen. `isMain` where the page begins with them. Further
 * ones are added to those that are there where `isAdding`, and else take their place.
 */
export function ChooseForms<Read, Known>({
  words,
  isMain = false,
  isAdding = false,
  loadReader,
  known,
  onRead,
}: {
  words: { button: string; lead: string };
  isMain?: boolean;
  isAdding?: boolean;
  loadReader: LoadPart<ReaderProps<Read, Known>>;
  known: Known;
  onRead: (read: Read) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[.9375rem]">
        <Button
          variant={isMain ? 'primary' : 'quiet'}
          size={isMain ? 'regular' : 'small'}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" className={isMain ? 'size-5' : 'size-4.5'} />
          {words.button}
        </Button>
        <span className="max-w-[60ch] text-ink-soft">{words.lead}</span>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        multiple
        hidden
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          setFiles((before) => (isAdding ? [...before, ...chosen] : chosen));
          target.value = '';
        }}
      />
      {files.length > 0 && <LazyPart load={loadReader} props={{ files, known, onRead }} />}
    </div>
  );
}
