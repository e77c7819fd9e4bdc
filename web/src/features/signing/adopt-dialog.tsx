import * as texts from '@porchlight/content/en/signing.ts';
import { listUnprintableWords } from '@porchlight/domain/kernel/printable-letters.ts';
import { typedNameProblem } from '@porchlight/domain/signing/en.ts';
import {
  type DrawnStroke,
  finishDrawing,
  isLongEnough,
} from '@porchlight/domain/signing/signature-drawing.ts';
import type { SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { DrawingPad } from './pages/drawing-pad.tsx';
import { ScriptText } from './pages/mark-view.tsx';

const LONGEST = 80;

/** Where someone makes a signature their own: typed in a script face, or drawn. Either counts the same. */
export function AdoptDialog({
  name,
  mark,
  onAdopt,
  onClose,
}: {
  /** The account's name, to begin with. */
  name: string;
  mark: SignatureMark | undefined;
  onAdopt: (mark: SignatureMark, isKept: boolean) => void;
  onClose: () => void;
}) {
  const [kind, setKind] = useState<SignatureMark['kind']>(mark?.kind ?? 'typed');
  const [text, setText] = useState(mark?.kind === 'typed' ? mark.text : name.slice(0, LONGEST));
  const [strokes, setStrokes] = useState<readonly DrawnStroke[]>(mark?.kind === 'drawn' ? mark.strokes : []);
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isWritable = listUnprintableWords(text).length === 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (kind === 'typed' && text.trim() === '') return setProblem(texts.typeNameSign);
    if (kind === 'typed' && !isWritable) return setProblem(typedNameProblem);
    if (kind === 'drawn' && !isLongEnough(strokes)) return setProblem(texts.drawingMissing);
    onAdopt(
      kind === 'typed' ? { kind, text: text.trim() } : { kind, strokes: finishDrawing(strokes) },
      isKept,
    );
  }
  return (
    <Dialog open onClose={onClose} title={texts.yourSignature} description={<p>{texts.signatureLead}</p>}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <fieldset className="grid grid-cols-2 gap-1 rounded-m bg-sunken p-1">
          <legend className="sr-only">{texts.howYouSign}</legend>
          {(['typed', 'drawn'] as const).map((choice) => (
            <label
              key={choice}
              className="grid min-h-11 cursor-pointer place-items-center rounded-s px-3 font-semibold has-checked:bg-surface has-checked:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="signature-kind"
                className="sr-only"
                checked={kind === choice}
                onChange={() => {
                  setKind(choice);
                  setProblem(undefined);
                }}
              />
              {choice === 'typed' ? texts.typeIt : texts.drawIt}
            </label>
          ))}
        </fieldset>
        {kind === 'typed' ? (
          <>
            <TextField
              label={texts.yourNameSign}
              autoComplete="name"
              maxLength={LONGEST}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
            <div className="h-24 rounded-m border border-line bg-sheet px-5 py-3 text-sheet-ink">
              {text.trim() !== '' && isWritable && (
                <ScriptText text={text.trim()} label={texts.signaturePreviewLabel} />
              )}
            </div>
            <p role="status" className="text-[.9375rem] text-ink-soft empty:hidden">
              {isWritable || problem !== undefined ? '' : typedNameProblem}
            </p>
          </>
        ) : (
          <div className="grid gap-2">
            <DrawingPad
              strokes={strokes}
              onChange={(drawn) => {
                setStrokes(drawn);
                setProblem(undefined);
              }}
            />
            <div className="flex items-center justify-between gap-2">
              <p className="text-[.9375rem] text-ink-soft">{texts.drawingHint}</p>
              <Button
                variant="plain"
                size="small"
                className="-mr-3.5 shrink-0"
                onClick={() => setStrokes([])}
              >
                {texts.clear}
              </Button>
            </div>
          </div>
        )}
        {listUnprintableWords(name).length > 0 && (
          <p className="text-[.9375rem] text-ink-soft">{texts.latinNameHint}</p>
        )}
        <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)}>
          {texts.saveSignatureLabel}
        </Checkbox>
        <Problem>{problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>{texts.back}</Button>
          <Button type="submit" variant="primary">
            {texts.useSignatureButton}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
