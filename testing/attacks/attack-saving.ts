import { numbers, type Objects, writeDraft } from './attack-pages.ts';
import type { Attack, AttackUpdate, SignedSample } from './attack-samples.ts';
import { appendUpdate, fromLatin1, parseObjectText, toLatin1 } from './signed-samples.ts';

/** Saves what an attacker drew behind a file. */
export function saveAttack(
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
