import { joinBytes } from '@porchlight/pdf/syntax/pdf-streams.ts';
import { bytesToHex } from '@porchlight/pdf/verify/cms/algorithms.ts';
import {
  type Carrier,
  type Drawn,
  draw,
  type Field,
  firstDraft,
  formatAnnotation,
  formatSignatureField,
  formatSquare,
  numbers,
  type Objects,
  type PageDraft,
  renderStream,
  writeDraft,
  writeFile,
} from './attack-pages.ts';
import { appendUpdate, fromLatin1, parseObjectText, toLatin1, type Update } from './signed-samples.ts';

// The published attacks on signed PDFs (pdf-insecurity.org: "1 Trillion Dollar Refund", CCS 2019; "Shadow Attacks", NDSS 2021;
// "Breaking the Specification: PDF Certification", S&P 2021), each drawing with each carrier.

/** How what was drawn gets past a verifier. */
export const attacks = [
  'universal signature forgery',
  'incremental saving',
  'incremental saving without a section',
  'signature wrapping',
  'shadow hide',
  'shadow replace',
  'shadow hide and replace',
  'evil annotation',
  'sneaky signature',
] as const;
export type Attack = (typeof attacks)[number];

export type MakeSignature = (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** A signed file, as it was when it was signed, and what an attacker needs to know of it. */
export type SignedSample = {
  bytes: Uint8Array<ArrayBuffer>;
  draft: PageDraft;
  /** Where alternatives of objects lie that no section names yet. */
  hiddenPlaces: Record<number, number>;
};

/** What an attacker saves behind a signed file. */
export type AttackUpdate = Drawn & { places?: Record<number, number> };

const BLUE = '0 0 1';
const RED = '1 0 0';
const field: Field = { object: numbers.field, name: 'first', signature: numbers.signature };
const ROOM = 6000;

type Signature = {
  make: MakeSignature;
  /** Of its dictionary. */
  object: number;
  /** What the dictionary says of its kind. */
  entries: string;
  /** A further update that lies between the dictionary's and the end of what it covers. */
  behind?: Update;
};

/** Appends an update with a signature over the whole file, whose dictionary is one of the objects. */
export async function appendSignature(
  bytes: Uint8Array,
  update: Update,
  { make, object, entries, behind }: Signature,
): Promise<Uint8Array<ArrayBuffer>> {
  const digits = '0000000000';
  const dictionary = `<< /Type /Sig /Filter /Adobe.PPKLite ${entries} /M (D:20260304050607Z) /ByteRange [0 ${digits} ${digits} ${digits}] /Contents <${'0'.repeat(ROOM)}> >>`;
  const one = appendUpdate(bytes, { ...update, objects: { ...update.objects, [object]: dictionary } });
  const made = behind === undefined ? one : appendUpdate(one, behind);
  const text = toLatin1(made);
  const start = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const end = text.indexOf('>', start) + 1;
  const numbersOf = [start, end, text.length - end].map((place) => String(place).padStart(10, '0'));
  const range = text.lastIndexOf(`[0 ${digits}`);
  made.set(fromLatin1(`[0 ${numbersOf.join(' ')}]`), range);
  const content = joinBytes([made.subarray(0, start), made.subarray(end)]);
  made.set(fromLatin1(bytesToHex(await make(content)).padEnd(ROOM, '0')), start + 1);
  return made;
}

/** The file that is attacked, signed by `make`. An attacker who prepares it has put in what the attack needs. */
export async function makeSignedSample(
  attack: Attack,
  carrier: Carrier,
  make: MakeSignature,
): Promise<SignedSample> {
  const isShadow = attack.startsWith('shadow');
  const isDrawnByField = isShadow && carrier === 'field appearance';
  const placed =
    isShadow && !isDrawnByField && carrier !== 'resources'
      ? place(carrier)
      : { draft: firstDraft, objects: {} };
  const hidden = attack === 'shadow hide and replace' ? writeOther(carrier) : {};
  const { text, hiddenPlaces } = writeFile(
    {
      [numbers.catalog]: `<< /Type /Catalog /Pages ${numbers.pages} 0 R /AcroForm ${numbers.form} 0 R >>`,
      [numbers.pages]: `<< /Type /Pages /Kids [${numbers.page} 0 R] /Count 1 >>`,
      [numbers.content]: renderStream('0 g 20 40 50 8 re f /Picture Do'),
      [numbers.picture]: renderStream('0 0.5 0 rg 20 60 50 8 re f'),
      [numbers.placedStream]: formatSquare(BLUE),
      [numbers.other]: formatSquare(RED),
      ...placed.objects,
      ...writeDraft(placed.draft),
    },
    hidden,
  );
  const draft = {
    ...placed.draft,
    annotations: [...placed.draft.annotations, numbers.field],
    fields: [...placed.draft.fields, numbers.field],
  };
  const shownBy = isDrawnByField ? numbers.placedStream : undefined;
  const level = attack === 'evil annotation' ? 3 : attack === 'sneaky signature' ? 2 : null;
  const bytes = await appendSignature(
    fromLatin1(text),
    {
      objects: {
        ...writeDraft(draft),
        [numbers.field]: formatSignatureField(field.name, field.signature, shownBy),
        ...(level !== null && {
          [numbers.catalog]: `<< /Type /Catalog /Pages ${numbers.pages} 0 R /AcroForm ${numbers.form} 0 R /Perms << /DocMDP ${numbers.signature} 0 R >> >>`,
        }),
      },
    },
    {
      make,
      object: numbers.signature,
      entries: `/SubFilter /ETSI.CAdES.detached${level === null ? '' : certify(level)}`,
    },
  );
  return { bytes, draft, hiddenPlaces };
}

/**
 * What changes the picture of a signed file. `ofLater`: the field of the later signature that comes in the same update; `spoil`: which of
 * the ways to spoil the first signature a universal signature forgery takes.
 */
export function attackSample(
  attack: Attack,
  carrier: Carrier,
  { bytes, draft, hiddenPlaces }: SignedSample,
  { ofLater = null, spoil = 0 }: { ofLater?: Field | null; spoil?: number } = {},
): AttackUpdate {
  const add = () =>
    draw(carrier, draft, {
      color: RED,
      object: numbers.drawn,
      stream: numbers.drawnStream,
      field: ofLater ?? field,
    });
  switch (attack) {
    case 'shadow hide and replace':
      return { draft, objects: {}, places: hiddenPlaces };
    case 'shadow hide':
      return { draft, objects: { [targetOf(carrier)]: writeHidden(carrier) } };
    case 'shadow replace':
      return { draft, objects: writeOther(carrier) };
    case 'universal signature forgery': {
      const drawn = add();
      return { ...drawn, objects: { ...drawn.objects, [numbers.signature]: spoilSignature(bytes, spoil) } };
    }
    default:
      return add();
  }
}

/** Ways to spoil a signature that a verifier may take for "nothing to check". */
export const spoils: readonly ((dictionary: string) => string)[] = [
  (text) => text.replace(/\/ByteRange \[[^\]]*\]/, ''),
  (text) => text.replace(/\/ByteRange \[[^\]]*\]/, '/ByteRange null'),
  (text) => text.replace(/\/ByteRange \[[^\]]*\]/, '/ByteRange [0 0 0 0]'),
  (text) => text.replace(/\/ByteRange \[[^\]]*\]/, '/ByteRange [0 -1 -1 0]'),
  (text) => text.replace(/\/Contents <[^>]*>/, ''),
  (text) => text.replace(/\/Contents <[^>]*>/, '/Contents null'),
  (text) => text.replace(/\/Contents <[^>]*>/, '/Contents <>'),
  (text) => text.replace(/\/Contents <[^>]*>/, '/Contents <00>'),
];

function spoilSignature(bytes: Uint8Array, way: number): string {
  return (spoils[way % spoils.length] ?? String)(parseObjectText(bytes, numbers.signature));
}

/** What an attacker has placed on the page before it is signed. */
function place(carrier: Carrier): Drawn {
  return draw(carrier, firstDraft, {
    color: BLUE,
    object: numbers.placed,
    stream: numbers.placedStream,
    field,
  });
}

function certify(level: number): string {
  return ` /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${level} /V /1.2 >> >>]`;
}

/** The object of a prepared file that makes the difference. */
function targetOf(carrier: Carrier): number {
  if (carrier === 'resources') return numbers.picture;
  return isAnnotation(carrier) ? numbers.placed : numbers.placedStream;
}

function writeOther(carrier: Carrier): Objects {
  const shown = isAnnotation(carrier) ? formatAnnotation(carrier, numbers.other) : formatSquare(RED);
  return { [targetOf(carrier)]: shown };
}

function writeHidden(carrier: Carrier): string {
  return isAnnotation(carrier)
    ? formatAnnotation(carrier, numbers.placedStream).replace('/F 4', '/F 2')
    : renderStream('');
}

function isAnnotation(carrier: Carrier): carrier is 'stamp' | 'free text' | 'widget' {
  return carrier === 'stamp' || carrier === 'free text' || carrier === 'widget';
}
