import { describe, expect, test } from 'vitest';
import { createPdfScreen } from './pdf-screen.ts';
import { RejectedPdf } from './rejected-pdf.ts';

/** What the screen says of a file that comes in pieces of this many bytes. */
async function screen(text: string, pieceBytes: number): Promise<string> {
  const file = Buffer.from(text, 'latin1');
  const pdf = createPdfScreen({ mostPicturePixels: 1_000_000_000 });
  try {
    for (let at = 0; at < file.length; at += pieceBytes) {
      // A copy that is overwritten afterwards: a chunk is lent.
      const piece = Buffer.from(file.subarray(at, at + pieceBytes));
      await pdf.take(piece);
      piece.fill('/');
    }
    await pdf.finish();
    return 'accepted';
  } catch (error) {
    if (error instanceof RejectedPdf) return error.danger;
    throw error;
  }
}

/** Makes what follows cross the end of the part that is searched in one go. */
const filling = (length: number) => `%PDF-1.7\n${'a name of a street '.repeat(8000)}`.slice(0, length);

const files: [what: string, text: string, verdict: string][] = [
  ['a program', '1 0 obj << /S /JavaScript >> endobj', 'program'],
  ['a program by digits', '1 0 obj << /S /J#61va#53cript >> endobj', 'program'],
  ['a name that only begins like another', '1 0 obj << /Soundtrack /Launcher >> endobj', 'accepted'],
  ['a name at the very end', '1 0 obj << /S /Launch', 'launch'],
  ['a program as a link of its own', '1 0 obj (javascript:alert) endobj', 'unsafe-link'],
  ['a link', '1 0 obj << /URI (https://example.com) >> endobj', 'accepted'],
  ['a link over two lines', '1 0 obj << /URI (https://exam\\\nple.com) >> endobj', 'accepted'],
  ['a program with a line in it', '1 0 obj << /URI (java\nscript:alert) >> endobj', 'unsafe-link'],
  ['a program with an escape in it', '1 0 obj << /URI (java\\nscript:alert) >> endobj', 'unsafe-link'],
  ['a program behind a comment', '1 0 obj << /URI %\n(javascript:alert) >> endobj', 'unsafe-link'],
  ['a share on another machine', '1 0 obj << /URI (//files/share) >> endobj', 'unsafe-link'],
  ['a picture of too many pixels', '1 0 obj << /Width 100000 /Height 100000 >>', 'too-many-pixels'],
  ['what opens by itself and leaves', '<< /OpenAction << /S /URI /URI (http://a.b) >> >>', 'calls-home'],
];

describe('what the name of a thing says of a file (decision 0043)', () => {
  test.each(files)('%s', async (_what, text, verdict) => {
    expect(await screen(filling(100) + text, Number.MAX_SAFE_INTEGER)).toBe(verdict);
  });
});

test('an address is judged by its beginning where it has more digits than are looked at', async () => {
  const digits = Buffer.from(`javascript:${'a'.repeat(150)}`).toString('hex');
  expect(await screen(`1 0 obj << /URI <${digits}> >> endobj`, 65_536)).toBe('unsafe-link');
});

describe('is the same however the file comes', () => {
  test.each(files)('%s, in pieces of one to seventy bytes', async (_what, text, verdict) => {
    for (const bytes of [1, 2, 3, 7, 20, 70]) expect(await screen(filling(90) + text, bytes)).toBe(verdict);
  });

  test.each(files)('%s, across what is looked at in one go', async (_what, text, verdict) => {
    // 64 KiB, and what is held back of them; every place at which one search ends and the next begins.
    for (const end of [65_536, 65_536 - 2048]) {
      for (let back = 0; back <= text.length; back += 1)
        expect(await screen(`${filling(end - back)}${text}`, 65_536), `${back} before ${end}`).toBe(verdict);
    }
  });
});
