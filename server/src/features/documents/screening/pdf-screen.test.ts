import { describe, expect, test } from 'vitest';
import { Failure } from '../../../platform/http/failure.ts';
import { createPdfScreen } from './pdf-screen.ts';

/** What the screen says of a file that comes in pieces of this many bytes. */
async function screen(text: string, pieceBytes: number): Promise<string> {
  const file = Buffer.from(text, 'latin1');
  const pdf = createPdfScreen();
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
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** So that what follows lies across the end of what is looked at in one go. */
const filling = (length: number) => `%PDF-1.7\n${'a name of a street '.repeat(8000)}`.slice(0, length);

const files: [what: string, text: string, verdict: string][] = [
  ['a program', '1 0 obj << /S /JavaScript >> endobj', 'FILE_NOT_SAFE'],
  ['a program by digits', '1 0 obj << /S /J#61va#53cript >> endobj', 'FILE_NOT_SAFE'],
  ['a name that only begins like another', '1 0 obj << /Soundtrack /Launcher >> endobj', 'accepted'],
  ['a name at the very end', '1 0 obj << /S /Launch', 'FILE_NOT_SAFE'],
  ['a program as a link of its own', '1 0 obj (javascript:alert) endobj', 'FILE_NOT_SAFE'],
  ['a link', '1 0 obj << /URI (https://example.com) >> endobj', 'accepted'],
  ['a share on another machine', '1 0 obj << /URI (//files/share) >> endobj', 'FILE_NOT_SAFE'],
  ['a picture of too many pixels', '1 0 obj << /Width 100000 /Height 100000 >>', 'FILE_NOT_SAFE'],
  ['what opens by itself and leaves', '<< /OpenAction << /S /URI /URI (http://a.b) >> >>', 'FILE_NOT_SAFE'],
];

describe('what the name of a thing says of a file (decision 0043)', () => {
  test.each(files)('%s', async (_what, text, verdict) => {
    expect(await screen(filling(100) + text, Number.MAX_SAFE_INTEGER)).toBe(verdict);
  });
});

describe('is the same however the file comes', () => {
  test.each(files)('%s, in pieces of one to seventy bytes', async (_what, text, verdict) => {
    for (const bytes of [1, 2, 3, 7, 20, 70]) expect(await screen(filling(90) + text, bytes)).toBe(verdict);
  });

  test.each(files)('%s, across what is looked at in one go', async (_what, text, verdict) => {
    // 64 KiB, and what is held back of them; every place at which one look ends and the next begins.
    for (const end of [65_536, 65_536 - 2048]) {
      for (let back = 0; back <= text.length; back += 1)
        expect(await screen(`${filling(end - back)}${text}`, 65_536), `${back} before ${end}`).toBe(verdict);
    }
  });
});
