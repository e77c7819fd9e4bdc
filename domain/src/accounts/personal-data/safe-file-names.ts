/** Longest name in UTF-8 bytes, so that a number still fits below the 255 bytes where file systems stop. */
const MAX_NAME_BYTES = 200;

/** Not allowed in a name on some system, or able to change how a line of text is read. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** Devices of Windows, with any extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A name for each file under which it can be unpacked into one folder on any system: no part of a path, none twice (also where case and
 * spelling of accents do not count), in the order given. `fallback` replaces a name with nothing left.
 */
export function createSafeFileNames(names: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  // Many files are named alike: each goes on counting where the one before it stopped.
  const counted = new Map<string, number>();
  return names.map((name) => {
    const { stem, extension } = splitName(makeSafe(name) || fallback);
    const alike = fold(`${stem}${extension}`);
    for (let count = (counted.get(alike) ?? 0) + 1; ; count++) {
      const candidate = `${stem}${count === 1 ? '' : ` (${count})`}${extension}`;
      const key = fold(candidate);
      if (taken.has(key)) continue;
      taken.add(key);
      counted.set(alike, count);
      return candidate;
    }
  });
}

const fold = (name: string) => name.normalize('NFKC').toLowerCase();

function makeSafe(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return cleaned.replace(DEVICE, '_$1');
}

function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  const stem = name.slice(0, name.length - extension.length);
  return { stem: shorten(stem, MAX_NAME_BYTES - countBytes(extension)), extension };
}

function shorten(text: string, bytes: number): string {
  let length = 0;
  let used = 0;
  for (const character of text) {
    used += countBytes(character);
    if (used > bytes) break;
    length += character.length;
  }
  return text.slice(0, length).trimEnd();
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
