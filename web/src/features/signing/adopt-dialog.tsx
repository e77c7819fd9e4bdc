import {
  type DrawnStroke,
  finishDrawing,
  isLongEnough,
} from '@porchlight/domain/signing/signature-drawing.ts';
import type { SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { DrawingPad } from './drawing-pad.tsx';
import { ScriptText } from './mark-view.tsx';

const LONGEST = 80;

/** Where somebody makes a signature their own: typed in a script face, or drawn. Either counts the same. */
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

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (kind === 'typed' && text.trim() === '') return setProblem('Type your name as you sign it.');
    if (kind === 'drawn' && !isLongEnough(strokes))
      return setProblem('Draw your signature in the field, or type it.');
    onAdopt(
      kind === 'typed' ? { kind, text: text.trim() } : { kind, strokes: finishDrawing(strokes) },
      isKept,
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your signature"
      description={<p>Type it or draw it. Both count the same.</p>}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <fieldset className="grid grid-cols-2 gap-1 rounded-m bg-sunken p-1">
          <legend className="sr-only">How you sign</legend>
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
              {choice === 'typed' ? 'Type it' : 'Draw it'}
            </label>
          ))}
        </fieldset>
        {kind === 'typed' ? (
          <>
            <TextField
              label="Your name as you sign it"
              autoComplete="name"
              maxLength={LONGEST}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
            <div className="h-24 rounded-m border border-line bg-sheet px-5 py-3 text-sheet-ink">
              {text.trim() !== '' && <ScriptText text={text.trim()} label="How it will look" />}
            </div>
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
              <p className="text-[.9375rem] text-ink-soft">With your finger, a pen or the mouse.</p>
              <Button
                variant="plain"
                size="small"
                className="-mr-3.5 shrink-0"
                onClick={() => setStrokes([])}
              >
                Clear
              </Button>
            </div>
          </div>
        )}
        <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)}>
          Keep it for next time, stored encrypted
        </Checkbox>
        <Problem>{problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="primary">
            Use as my signature
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
