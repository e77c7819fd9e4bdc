import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing-pages.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { FIELD_INSET } from '@porchlight/domain/signing/page-measures.ts';
import { toPathData } from '@porchlight/domain/signing/signature-drawing.ts';
import {
  DRAWING_BOX,
  type PlacedField,
  type SignatureMark,
} from '@porchlight/domain/signing/signature-marks.ts';
import { parseInitials } from '../../accounts/settings/initials.tsx';
import { measureScript, SCRIPT_FACE, useScriptFace } from './script-face.ts';

/** Size of the lines beneath a signature, in points, and how far apart they are. */
const SMALL = { least: 3.5, most: 7, share: 0.095, line: 1.3 };
const MAX_SCRIPT_SIZE = 36;
/** Height of a line of the script face for each point of its size. */
const SCRIPT_HEIGHT = 1.2;
const SCRIPT_DESCENT = 0.28;

/**
 * What a field will show on the sealed page, in points, laid out as the server does (signature-appearance.ts). `date` is
 * the signer's calendar day.
 */
export function FieldContent({
  field,
  mark,
  name,
  date,
}: {
  field: PlacedField;
  mark: SignatureMark | undefined;
  name: string;
  date: string;
}) {
  const { kind, width, height } = field;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="size-full overflow-visible">
      {kind === 'initials' && (
        <Script
          text={parseInitials(name)}
          box={{ x: FIELD_INSET, y: 0, width: width - 2 * FIELD_INSET, height }}
        />
      )}
      {kind === 'date' && date !== '' && (
        <Plain text={formatShortDate(`${date}T12:00`, locale)} width={width} height={height} />
      )}
      {kind === 'signature' && <Signature field={field} mark={mark} name={name} />}
    </svg>
  );
}

function Signature({
  field,
  mark,
  name,
}: {
  field: PlacedField;
  mark: SignatureMark | undefined;
  name: string;
}) {
  const { width, height } = field;
  const size = Math.min(SMALL.most, Math.max(SMALL.least, height * SMALL.share));
  const lines = [texts.signedBy(name), texts.signingTime, texts.signatureId];
  const shown = lines.slice(0, Math.max(0, Math.floor((height * 0.5) / (size * SMALL.line))));
  const floor = height - shown.length * size * SMALL.line - (shown.length > 0 ? 3 : 0);
  const box = { x: FIELD_INSET, y: 1, width: width - 2 * FIELD_INSET, height: floor - 2 };
  return (
    <>
      {mark === undefined && <Plain text={texts.yourSignature} width={width} height={floor} />}
      {mark?.kind === 'typed' && <Script text={mark.text} box={box} />}
      {mark?.kind === 'drawn' && <Strokes strokes={mark.strokes} box={box} />}
      {shown.length > 0 && (
        <path
          d={`M${FIELD_INSET} ${floor}H${width - FIELD_INSET}`}
          stroke="currentColor"
          strokeWidth={0.5}
          opacity={0.4}
        />
      )}
      {shown.map((line, index) => (
        <text
          key={line}
          x={FIELD_INSET}
          y={floor + 3 + (index + 0.75) * size * SMALL.line}
          fontSize={size}
          fill="currentColor"
        >
          {line}
        </text>
      ))}
    </>
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** One line in the script face, as large as its box allows, on the box's floor. */
function Script({ text, box }: { text: string; box: Box }) {
  useScriptFace();
  const largest = Math.min(MAX_SCRIPT_SIZE, box.height / SCRIPT_HEIGHT);
  const wide = measureScript(text, largest);
  const size = wide > box.width ? (largest * box.width) / wide : largest;
  return (
    <text
      x={box.x}
      y={box.y + box.height - SCRIPT_DESCENT * size}
      fontSize={size}
      fontFamily={SCRIPT_FACE}
      fontWeight={500}
      fill="currentColor"
    >
      {text}
    </text>
  );
}

function Plain({ text, width, height }: { text: string; width: number; height: number }) {
  const size = Math.min(
    height / SCRIPT_HEIGHT,
    (width - 2 * FIELD_INSET) / (text.length * 0.56),
    MAX_SCRIPT_SIZE,
  );
  return (
    <text x={FIELD_INSET} y={height - size * 0.3} fontSize={size} fill="currentColor">
      {text}
    </text>
  );
}

/** What is empty around the strokes is cut away, down to a third of the box they were drawn in. */
function Strokes({ strokes, box }: { strokes: readonly (readonly [number, number])[][]; box: Box }) {
  const xs = strokes.flat().map(([x]) => x);
  const ys = strokes.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(Math.max(...xs) - left, DRAWING_BOX.width / 3);
  const height = Math.max(Math.max(...ys) - top, DRAWING_BOX.height / 3);
  const pen = Math.min(1.6, Math.max(0.7, box.height / 30));
  const scale = Math.min((box.width - 2 * pen) / width, (box.height - 2 * pen) / height);
  if (!(scale > 0)) return null;
  const foot = box.y + box.height - pen - height * scale;
  return (
    <path
      d={toPathData(strokes)}
      transform={`translate(${box.x + pen - left * scale} ${foot - top * scale}) scale(${scale})`}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen / scale}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
