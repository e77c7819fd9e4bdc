import { PDF } from '@libpdf/core';
import { initialsOf, writeWith } from '@porchlight/pdf/draw/lettering.ts';
import { describe, expect, it } from 'vitest';
import { embedFace } from './faces.ts';

describe('a text in the letters of a face', () => {
  it.each([
    ['José Núñez', 'José Núñez'],
    ['Nguyễn Thị Đặng', 'Nguyễn Thị Đặng'],
    ['Jose\u0301', 'José'],
    ['Иван Петров', 'Ivan Petrov'],
    ['Αλέξης', 'Alexis'],
    ['王小明', 'WangXiaoMing'],
    ['Ana 👩‍🌾\ud800', 'Ana woman farmer'],
    ['a\u0000b\tc\u202ed', 'ab cd'],
  ])('%s', async (text, written) => {
    const face = await embedFace(PDF.create(), 'text');
    const letters = writeWith(face, text);
    expect(face.canEncode(letters)).toBe(true);
    if (!text.includes('👩')) expect(letters).toBe(written);
  });

  it('the script face writes what the text face writes', async () => {
    const face = await embedFace(PDF.create(), 'script');
    expect(writeWith(face, 'Łukasz Żółć')).toBe('Łukasz Żółć');
  });
});

describe('initials', () => {
  it.each([
    ['Ana María Núñez', 'AN'],
    ['Cher', 'C'],
    ['jean-luc picard', 'JP'],
    ['王小明', '王'],
    ['Ben Ortiz 3rd', 'BR'],
    ['123', ''],
  ])('of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
