/** How a file of a table was read, said before anything of it is stored. */
const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;
const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

export const readAs = (
  encoding: keyof typeof encodings,
  separator: keyof typeof separators,
  columns: number,
) =>
  columns === 1
    ? `Read as ${encodings[encoding]}, one column.`
    : `Read as ${encodings[encoding]}, ${columns} columns separated by ${separators[separator]}.`;
export const headingsOnLine = (line: number) =>
  line === 0 ? 'No line has headings.' : `The headings are on line ${line}.`;
export const readingTheFile = 'Reading the file…';
