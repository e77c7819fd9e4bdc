import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-desk.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import type { ProposedText } from './proposal-sending.ts';

/** Bytes of a file whose text is shown to be changed; a browser is slow with more in a field. */
const MAX_SHOWN = 200_000;

/** A file to choose, or its text; that of a small file appears to be changed. */
export function FileField({ file, onChange }: { file: ProposedText; onChange(file: ProposedText): void }) {
  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    onChange(chosen.size > MAX_SHOWN ? chosen : await chosen.text());
  }
  return (
    <>
      <label className="grid min-w-0 gap-1">
        <span className="font-semibold">{texts.file}</span>
        <span className="text-ink-soft">{texts.fileHint}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void choose(target.files?.[0])}
          className="min-h-11 w-full min-w-0 rounded-m border border-line-strong bg-surface p-2"
        />
      </label>
      {typeof file === 'string' ? (
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={18}
          spellCheck={false}
          value={file}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <p role="status">{texts.tooLongToShow(formatCount(Math.ceil(file.size / 1_000), locale))}</p>
      )}
    </>
  );
}
