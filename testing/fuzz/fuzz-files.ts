import fc from 'fast-check';

/** One thing that is done to a file: some bytes flipped, a part cut out, repeated, or moved to the end. */
type Damage = { kind: 'flip' | 'cut' | 'repeat' | 'move' | 'zero'; at: number; length: number; by: number };

const damages: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('flip', 'flip', 'cut', 'repeat', 'move', 'zero'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 2_000 })),
  by: fc.integer({ min: 1, max: 255 }),
});

/** The files, each damaged in one to six places; a repeated part makes them at most a few MB longer. */
export function generateDamaged(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...files), fc.array(damages, { minLength: 1, maxLength: 6 }))
    .map(([file, all]) => all.reduce(damage, file));
}

function damage(file: Buffer, { kind, at, length, by }: Damage): Buffer {
  const start = Math.floor(at * file.length);
  const [before, part, after] = [
    file.subarray(0, start),
    file.subarray(start, start + length),
    file.subarray(start + length),
  ];
  switch (kind) {
    case 'flip':
      return Buffer.concat([before, part.map((byte) => byte ^ by), after]);
    case 'cut':
      return Buffer.concat([before, after]);
    case 'repeat':
      return Buffer.concat([before, ...Array.from({ length: by }, () => part), after]);
    case 'move':
      return Buffer.concat([before, after, part]);
    case 'zero':
      return Buffer.concat([before, Buffer.alloc(part.length), after]);
  }
}

const parts = fc.constantFrom(
  'lease',
  'pay stub',
  '.pdf',
  '.PDF',
  '.pdf.exe',
  '.html',
  '.svg',
  '..',
  '.',
  '/',
  '\\',
  ':',
  '%00',
  '\u0000',
  '\n',
  '\r',
  '\t',
  '"',
  "'",
  ';',
  '<',
  '>',
  '|',
  '*',
  '?',
  '$',
  '`',
  '&',
  ' ',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
  'ﬁ',
  'é',
  'e\u0301',
  '👩‍👧',
  '日本',
  'CON',
  'nul',
  'x'.repeat(300),
  '~',
  '-',
  '=',
  '@',
);

/** File names of parts that trouble file systems, headers, pages and spreadsheets. */
export const fileNames: fc.Arbitrary<string> = fc
  .array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 5 })), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(''));

export const mimeTypes: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'application/pdf',
    'image/png',
    'image/jpeg',
    'text/html',
    'image/svg+xml',
    'application/octet-stream',
    '',
    '/',
    'pdf',
    'application/pdf; charset=x',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=',
    'application/json',
    '*/*',
    'x'.repeat(500),
  ),
  fc.string({ maxLength: 30 }),
);
