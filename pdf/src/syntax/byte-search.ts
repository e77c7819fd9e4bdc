/** The first place of these signs at or behind a place; -1 without one. */
export function findNext(bytes: Uint8Array, signs: string, from: number): number {
  const first = signs.charCodeAt(0);
  for (let place = bytes.indexOf(first, from); place >= 0; place = bytes.indexOf(first, place + 1))
    if (standsAt(bytes, signs, place)) return place;
  return -1;
}

/** The last place of these signs before a place; -1 without one. */
export function findLast(bytes: Uint8Array, signs: string, before: number): number {
  const first = signs.charCodeAt(0);
  if (before < signs.length) return -1;
  for (let place = bytes.lastIndexOf(first, before - signs.length); place >= 0; ) {
    if (standsAt(bytes, signs, place)) return place;
    if (place === 0) return -1;
    place = bytes.lastIndexOf(first, place - 1);
  }
  return -1;
}

/** Whether these signs are anywhere. */
export function holds(bytes: Uint8Array, signs: string): boolean {
  return findLast(bytes, signs, bytes.length) >= 0;
}

/** Whether these signs are at a place. */
export function standsAt(bytes: Uint8Array, signs: string, place: number): boolean {
  for (let at = 0; at < signs.length; at += 1) if (bytes[place + at] !== signs.charCodeAt(at)) return false;
  return true;
}
