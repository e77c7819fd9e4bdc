import { useRealProcesses } from '@porchlight/testing/app/programs-in-process.ts';
import { openable } from '@porchlight/testing/files/openable-pdfs.ts';
import { renderSwellingPage, renderTestPdf } from '@porchlight/testing/outside-world/test-pdf.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPdfText } from './pdf-text.ts';

const MEBIBYTE = 1024 * 1024;
const longest = Array.from({ length: 310 }, (_, index) => [`Page ${index + 1}`]);
const never = new AbortController().signal;

beforeAll(useRealProcesses);

async function* inPieces(file: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.length; start += 1000) yield file.subarray(start, start + 1000);
}

describe('the text of a PDF', () => {
  it('is read page by page, with accents and in lines', async () => {
    const file = renderTestPdf([['Núñez Realty', 'Purchase   agreement'], [], ['Closing on June 3']]);
    expect(await loadPdfText(inPieces(file), never)).toEqual({
      state: 'read',
      pages: ['Núñez Realty\nPurchase agreement', '', 'Closing on June 3'],
    });
  });

  it('puts together a word that was parted at the end of a line', async () => {
    const file = renderTestPdf([['The appraisal contin-', 'gency ends', 'on a two-', '2 basis']]);
    expect(await loadPdfText(inPieces(file), never)).toEqual({
      state: 'read',
      pages: ['The appraisal contingency ends\non a two-\n2 basis'],
    });
  });

  it('ends after 300 pages', async () => {
    const file = renderTestPdf(longest);
    const text = await loadPdfText(inPieces(file), never);
    expect(text.state === 'read' && text.pages.length).toBe(300);
  });

  it.each<[string, (file: Buffer) => Buffer | Promise<Buffer>]>(openable)(
    'is read of one %s',
    async (_, change) => {
      const file = await change(renderTestPdf([['Purchase agreement'], ['Closing on June 3']]));
      expect(await loadPdfText(inPieces(file), never)).toEqual({
        state: 'read',
        pages: ['Purchase agreement', 'Closing on June 3'],
      });
    },
  );

  it.each([
    ['a scan', renderTestPdf([[]]), 'empty'],
    ['a locked one', renderTestPdf([['secret']], { locked: true }), 'locked'],
    ['one of no objects', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'), 'refused'],
    ['one that is cut off', renderTestPdf([['a'], ['b']]).subarray(0, 60), 'refused'],
    ['nothing', Buffer.alloc(0), 'refused'],
    ['a gigabyte packed into kilobytes', renderTestPdf([renderSwellingPage(1024 * MEBIBYTE)]), 'refused'],
  ])('of %s is distinguished from others', async (_, file, state) => {
    expect(await loadPdfText(inPieces(file), never)).toEqual({ state });
  });

  it('is refused when reading it takes too long', async () => {
    const file = renderTestPdf(longest);
    expect(await loadPdfText(inPieces(file), never, { mostMs: 1 })).toEqual({ state: 'refused' });
  });

  it('is refused when reading it takes too much memory', async () => {
    const file = renderTestPdf(longest);
    expect(await loadPdfText(inPieces(file), never, { mostMemory: MEBIBYTE })).toEqual({ state: 'refused' });
  });

  it('is not read further when the server stops, nor when the file cannot be read', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const file = renderTestPdf([['Text']]);
    await expect(loadPdfText(inPieces(file), stopping.signal)).rejects.toThrow();
    async function* fail(): AsyncGenerator<Uint8Array> {
      yield file;
      throw new Error('the store is away');
    }
    await expect(loadPdfText(fail(), never)).rejects.toThrow('the store is away');
  });
});
