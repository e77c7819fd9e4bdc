import {
  type Carrier,
  carriers,
  formatSignatureField,
  numbers,
  type Objects,
  type PageDraft,
  writeDraft,
} from './attack-pages.ts';
import {
  type Attack,
  type AttackUpdate,
  appendSignature,
  attackSample,
  attacks,
  type MakeSignature,
  makeSignedSample,
  type SignedSample,
  spoils,
} from './attack-samples.ts';
import { makeCms, makeTimeStamp } from './cms-samples.ts';
import { authorityExtensions, type Identity, makeIdentity, timeStampExtensions } from './identity-samples.ts';
import { appendUpdate, fromLatin1, parseObjectText, toLatin1 } from './signed-samples.ts';

// Every published attack with everything it can draw with, and every signature or time-stamp that may come later.

/** What is added to a file after it was signed. None of them shows anything of itself. */
export const laterSignatures = [
  'nothing',
  'own signature',
  "stranger's signature",
  'time-stamp of a service',
  'self-made time-stamp',
  'time-stamp with SHA-1',
  'time-stamp of RSA 1024',
] as const;
export type LaterSignature = (typeof laterSignatures)[number];

/** When the attacker draws, seen from the later signature. Only this installation writes the update of a signature of its own. */
type Moment = 'before' | 'with' | 'after';

export type AttackCase = {
  name: string;
  attack: Attack;
  carrier: Carrier;
  later: LaterSignature;
  /** The file as it was when it was signed, the same object for many cases. */
  signed: Uint8Array;
  bytes: Uint8Array;
};

type Later = { make: MakeSignature; entries: string };

/** Makes every case, one after the other; `ours` signs the files that are attacked. */
export async function* makeAttacks(ours: Identity): AsyncGenerator<AttackCase> {
  const laters = await makeLaterSignatures(ours);
  let count = 0;
  for (const attack of attacks)
    for (const carrier of carriers) {
      const sample = await makeSignedSample(attack, carrier, (content) => makeCms(content, ours));
      for (const later of laterSignatures)
        for (const moment of listMoments(attack, later)) {
          const ways = attack === 'universal signature forgery' && later === 'nothing' ? spoils.length : 1;
          for (let way = 0; way < ways; way += 1) {
            const bytes = await makeCase({
              attack,
              carrier,
              sample,
              later: laters[later],
              moment,
              spoil: count,
            });
            count += 1;
            yield {
              name: `${count}: ${attack}, ${carrier}, ${moment} ${later}`,
              ...{ attack, carrier, later, bytes },
              signed: sample.bytes,
            };
          }
        }
    }
}

/** Files without an attack, with what came later. */
export async function makeHonestFiles(ours: Identity): Promise<Record<LaterSignature, Uint8Array>> {
  const laters = await makeLaterSignatures(ours);
  const sample = await makeSignedSample('incremental saving', 'stamp', (content) => makeCms(content, ours));
  const made: Partial<Record<LaterSignature, Uint8Array>> = {};
  for (const later of laterSignatures)
    made[later] = await appendLater(sample.bytes, { draft: sample.draft, objects: {} }, laters[later]);
  return made as Record<LaterSignature, Uint8Array>;
}

function listMoments(attack: Attack, later: LaterSignature): Moment[] {
  if (later === 'nothing' || attack === 'signature wrapping') return ['before'];
  if (later === 'own signature' || attack === 'incremental saving without a section')
    return ['before', 'after'];
  return ['before', 'with', 'after'];
}

type Plan = {
  attack: Attack;
  carrier: Carrier;
  sample: SignedSample;
  later: Later | null;
  moment: Moment;
  spoil: number;
};

async function makeCase({ attack, carrier, sample, later, moment, spoil }: Plan): Promise<Uint8Array> {
  if (moment === 'with') {
    const ofLater = { object: numbers.laterField, name: 'later', signature: numbers.laterSignature };
    return appendLater(sample.bytes, attackSample(attack, carrier, sample, { ofLater, spoil }), later);
  }
  if (moment === 'after') {
    const bytes = await appendLater(sample.bytes, { draft: sample.draft, objects: {} }, later);
    const signed = { ...sample, bytes, draft: addField(sample.draft) };
    return saveAttack(attack, signed, attackSample(attack, carrier, signed, { spoil }));
  }
  const update = attackSample(attack, carrier, sample, { spoil });
  return appendLater(saveAttack(attack, sample, update), { draft: update.draft, objects: {} }, later);
}

/** Adds a later signature, in an update of its own or together with what is drawn. */
export async function appendLater(
  bytes: Uint8Array,
  { draft, objects, places = {} }: AttackUpdate,
  later: Later | null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (later === null) return new Uint8Array(bytes);
  const { laterField, laterSignature } = numbers;
  const all = {
    [laterField]: formatSignatureField('later', laterSignature),
    ...objects,
    ...writeDraft(addField(draft)),
  };
  return appendSignature(bytes, { objects: all, places }, { ...later, object: laterSignature });
}

function addField({ annotations, fields, ...draft }: PageDraft): PageDraft {
  return {
    ...draft,
    annotations: [...annotations, numbers.laterField],
    fields: [...fields, numbers.laterField],
  };
}

export async function makeLaterSignatures(ours: Identity): Promise<Record<LaterSignature, Later | null>> {
  const extensions = timeStampExtensions();
  const authority = await makeIdentity({ name: 'Clocks', extensions: authorityExtensions() });
  const service = await makeIdentity({ name: 'Clock of Ohio', issuer: authority, extensions });
  const selfMade = await makeIdentity({ name: 'Clock of nobody', extensions });
  const short = await makeIdentity({
    name: 'Short clock',
    extensions,
    method: {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 1024,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    },
  });
  const stranger = await makeIdentity({ name: 'Somebody Else' });
  const sign = (identity: Identity): Later => ({
    make: (content) => makeCms(content, identity),
    entries: '/SubFilter /ETSI.CAdES.detached',
  });
  const stamp = (identity: Identity, hash: 'SHA-1' | 'SHA-256' = 'SHA-256'): Later => ({
    make: (content) => makeTimeStamp(content, identity, { hash }),
    entries: '/SubFilter /ETSI.RFC3161',
  });
  return {
    nothing: null,
    'own signature': sign(ours),
    "stranger's signature": sign(stranger),
    'time-stamp of a service': stamp(service),
    'self-made time-stamp': stamp(selfMade),
    'time-stamp with SHA-1': stamp(selfMade, 'SHA-1'),
    'time-stamp of RSA 1024': stamp(short),
  };
}

/** Saves what an attacker drew behind a file. */
function saveAttack(
  attack: Attack,
  sample: SignedSample,
  { draft, objects, places = {} }: AttackUpdate,
): Uint8Array<ArrayBuffer> {
  const all = { ...objects, ...(draft !== sample.draft && writeDraft(draft)) };
  if (attack === 'signature wrapping') return wrapSignature(sample.bytes, all);
  if (attack !== 'incremental saving without a section')
    return appendUpdate(sample.bytes, { objects: all, places });
  // Readers find no section at this place and search the file for objects, the last of each number first.
  const bodies = Object.entries(all).map(([object, inside]) => `${object} 0 obj\n${inside}\nendobj\n`);
  const end = `trailer\n<< /Size 200 /Root ${numbers.catalog} 0 R >>\nstartxref\n0\n%%EOF\n`;
  return fromLatin1(toLatin1(sample.bytes) + bodies.join('') + end);
}

/**
 * Moves the second part of what is signed to the end, with a section of the attacker's at the place that the signed end names, and a
 * signature dictionary whose range leaves out all that lies between.
 */
function wrapSignature(bytes: Uint8Array, objects: Objects): Uint8Array<ArrayBuffer> {
  const text = toLatin1(bytes);
  const gapEnd = text.indexOf('>', text.lastIndexOf('/Contents <')) + 1;
  const [first, second] = [text.slice(0, gapEnd), text.slice(gapEnd)];
  const sectionAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const gapStart = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const write = (moved: number) => {
    const range = [0, gapStart, gapEnd + moved, second.length].map((place) =>
      String(place).padStart(10, '0'),
    );
    const dictionary = parseObjectText(bytes, numbers.signature).replace(
      /\/ByteRange \[[^\]]*\]/,
      `/ByteRange [${range.join(' ')}]`,
    );
    const places = new Map(
      [...text.matchAll(/(?<=\n)(\d+) 0 obj/g)].map(({ 1: object, index }) => [
        Number(object),
        index < gapEnd ? index : index + moved,
      ]),
    );
    const bodies = Object.entries({ ...objects, [numbers.signature]: dictionary });
    const length = places.size + bodies.filter(([object]) => !places.has(Number(object))).length;
    const rows = length * 40;
    let put = '';
    for (const [object, inside] of bodies) {
      places.set(Number(object), sectionAt + rows + 200 + put.length);
      put += `${object} 0 obj\n${inside}\nendobj\n`;
    }
    const table = [...places].map(
      ([object, place]) => `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
    );
    const section = `xref\n${table.join('')}trailer\n<< /Size 200 /Root ${numbers.catalog} 0 R >>\n`;
    return `${' '.repeat(sectionAt - gapEnd)}${section.padEnd(rows + 200)}${put}`;
  };
  const moved = write(0).length;
  return fromLatin1(first + write(moved) + second);
}
