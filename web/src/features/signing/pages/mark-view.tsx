import { toPathData } from '@porchlight/domain/signing/signature-drawing.ts';
import { DRAWING_BOX, type SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { measureScript, SCRIPT_FACE, useScriptFace } from './script-face.ts';

/** In units of the drawing box. */
const PEN_WIDTH = 7;
const TYPE_SIZE = 100;

/** A signature as large as its place allows. */
export function MarkView({ mark, label }: { mark: SignatureMark; label: string }) {
  if (mark.kind === 'typed') return <ScriptText text={mark.text} label={label} />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`}
      preserveAspectRatio="xMinYMid meet"
      className="size-full"
    >
      <path
        d={toPathData(mark.strokes)}
        fill="none"
        stroke="currentColor"
        strokeWidth={PEN_WIDTH}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Words in the script face, in a box of their own measure. */
export function ScriptText({ text, label }: { text: string; label: string }) {
  useScriptFace();
  // Swashes reach beyond what a letter is said to take.
  const width = measureScript(text, TYPE_SIZE) + TYPE_SIZE * 0.2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${TYPE_SIZE * 1.25}`}
      preserveAspectRatio="xMinYMid meet"
      className="size-full"
    >
      <text
        x={TYPE_SIZE * 0.06}
        y={TYPE_SIZE * 0.92}
        fontSize={TYPE_SIZE}
        fill="currentColor"
        fontFamily={SCRIPT_FACE}
        fontWeight={500}
      >
        {text}
      </text>
    </svg>
  );
}
