import { verification as text } from '@porchlight/content/en/signing/verification.ts';
import { FileSearch, ShieldCheck } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { keepMissedDrops } from '../../../platform/offline/missed-drops.ts';
import { Button } from '../../../ui/button.tsx';

/** Takes one file that is dropped on it or chosen from the device. */
export function FileChooser({ onChoose, busy }: { onChoose: (file: File) => void; busy: boolean }) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(keepMissedDrops, []);
  function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  }
  function drop(event: DragEvent) {
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    // The same file can be chosen twice in a row.
    event.target.value = '';
  }
  return (
    <section
      aria-labelledby="choose"
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-3 rounded-l border-2 border-dashed px-5 py-9 text-center transition-colors duration-150 ${isOver ? 'border-dusk bg-sunken' : 'border-line-strong bg-surface'}`}
    >
      <FileSearch aria-hidden="true" className="size-9 text-ink-soft" />
      <h2 id="choose" className="text-2xl">
        {text.choose.title}
      </h2>
      <p className="text-[.95rem] text-ink-soft">{text.choose.hint}</p>
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {busy ? text.choose.busy : text.choose.button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.choose.button}
        accept=".pdf,application/pdf"
        onChange={choose}
      />
      <p className="mt-3 flex max-w-[56ch] gap-2.5 text-left text-[.9375rem] text-ink-soft leading-normal">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
        {text.choose.privacy}
      </p>
    </section>
  );
}
