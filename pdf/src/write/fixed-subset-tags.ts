const TAGGED_NAME = /\/[A-Z]{6}\+([A-Za-z]+-[A-Za-z]+)/g;

/**
 * Gives each embedded face a tag that follows from its name and its place, instead of the six letters that the PDF library draws by lot, so
 * that the same page has the same bytes: `letters`, five of A to Z, and one for the face. A tag keeps its length, so that nothing in the
 * file moves.
 */
export function fixSubsetTags(pdf: Uint8Array, letters: string): Uint8Array {
  const names: string[] = [];
  const text = Buffer.from(pdf).toString('latin1');
  const fixed = text.replace(TAGGED_NAME, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `/${letters}${String.fromCharCode(65 + names.indexOf(name))}+${name}`;
  });
  return Buffer.from(fixed, 'latin1');
}
