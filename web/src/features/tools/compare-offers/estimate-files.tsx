import * as texts from '@porchlight/content/en/document-readings/estimates.ts';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Typed } from '../tool-definition.ts';

const loadReader = () => import('./read-estimates.tsx');

/** Chooses the PDFs of Loan Estimates; what reads them comes when some were chosen. */
export function EstimateFiles({ onRead }: { onRead: (offers: readonly Typed[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[.9375rem]">
        <Button size="small" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4.5" />
          {texts.choose}
        </Button>
        <span className="max-w-[60ch] text-ink-soft">{texts.lead}</span>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        multiple
        hidden
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {files.length > 0 && <LazyPart load={loadReader} props={{ files, onRead }} />}
    </div>
  );
}
