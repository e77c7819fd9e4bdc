import { describe, expect, it } from 'vitest';
import {
  cleanDocumentName,
  getDocumentName,
  MAX_DOCUMENT_NAME_LENGTH,
  makesPages,
} from './document-files.ts';
import { detectFileType } from './file-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the type of a file, by its content', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
    ['\0\0\0\x18ftypisom\0\0\0\0', undefined],
    ['MZ\x90\0', undefined],
    ['<html>', undefined],
    ['PK\x03\x04', undefined],
    ['%PD', undefined],
    [`${'\n'.repeat(1_019)}%PDF-1.7`, 'application/pdf'],
    [`${'\n'.repeat(1_020)}%PDF-1.7`, undefined],
    ['\xff\xd8\xff\xe0 %PDF-1.7', 'image/jpeg'],
    ['<!doctype html>\n%PDF-1.7', undefined],
    ['%!PS\n%PDF-1.7', undefined],
    ['', undefined],
  ])('of %j is %s', (head, type) => {
    expect(detectFileType(bytes(head))).toBe(type);
  });
});

describe('a document’s name', () => {
  it.each([
    ['paystub.pdf', 'paystub.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\W-2 2025.pdf', 'W-2 2025.pdf'],
    ['a\u0000b\u0007c\n.pdf', 'abc.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['  spaced   out .pdf ', 'spaced out .pdf'],
    ['...', 'Document.pdf'],
    ['.htaccess', 'htaccess'],
    ['', 'Document.pdf'],
    ['/', 'Document.pdf'],
    ['déclaration d’impôts.pdf', 'déclaration d’impôts.pdf'],
    ['what?<>:"|*.png', 'what.png'],
    ['CON.pdf', '_CON.pdf'],
    ['lpt1', '_lpt1'],
    ['console.pdf', 'console.pdf'],
    ['paystub.pdf. . .', 'paystub.pdf'],
    ['. .hidden.pdf', 'hidden.pdf'],
    ['C:paystub.pdf', 'Cpaystub.pdf'],
    ['..%2f..%2fetc%2fpasswd', '%2f..%2fetc%2fpasswd'],
  ])('from %j becomes %j', (name, cleaned) => {
    expect(cleanDocumentName(name, 'Document.pdf')).toBe(cleaned);
  });

  it('of 300 letters is cut and keeps its extension', () => {
    const cleaned = cleanDocumentName(`${'x'.repeat(300)}.jpeg`, 'Document.jpg');
    expect(cleaned).toHaveLength(MAX_DOCUMENT_NAME_LENGTH);
    expect(cleaned.endsWith('x.jpeg')).toBe(true);
  });

  it('is never cut inside a character', () => {
    expect(cleanDocumentName('🏠'.repeat(200), 'Document.pdf')).toMatch(/^(🏠)+$/u);
  });

  it('takes no more bytes than a file system holds', () => {
    const cleaned = cleanDocumentName(`${'税'.repeat(119)}.pdf`, 'Document.pdf');
    expect(new TextEncoder().encode(cleaned).length).toBeLessThanOrEqual(240);
    expect(cleaned).toMatch(/^税+\.pdf$/u);
  });
});

describe('a name ends as its content does', () => {
  it.each([
    ['stub.pdf', 'application/pdf', 'stub.pdf'],
    ['STUB.PDF', 'application/pdf', 'STUB.PDF'],
    ['stub.pdf.exe', 'application/pdf', 'stub.pdf.exe.pdf'],
    ['page.html', 'image/png', 'page.html.png'],
    ['stub', 'application/pdf', 'stub.pdf'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.heif', 'image/heic', 'photo.heif'],
    ['photo.pdf', 'image/png', 'photo.pdf.png'],
    ['', 'image/jpeg', 'Document.jpg'],
    [`${'x'.repeat(130)}.exe`, 'application/pdf', `${'x'.repeat(116)}.pdf`],
  ] as const)('%j as %s is %j', (name, type, named) => {
    expect(getDocumentName(name, type)).toBe(named);
  });
});

describe('pages', () => {
  it.each([
    ['application/pdf', true],
    ['image/jpeg', true],
    ['image/png', true],
    ['image/heic', false],
    ['text/csv', false],
  ])('are made of %s: %s', (type, expected) => {
    expect(makesPages(type)).toBe(expected);
  });
});
