import { PDF } from '@libpdf/core';
import { listUnprintableWords } from '@porchlight/domain/kernel/printable-letters.ts';
import { formatWith, initialsOf } from '@porchlight/pdf/draw/lettering.ts';
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
    const letters = formatWith(face, text);
    expect(face.canEncode(letters)).toBe(true);
    if (!text.includes('👩')) expect(letters).toBe(written);
  });

  it('the script face writes what the text face writes', async () => {
    const face = await embedFace(PDF.create(), 'script');
    expect(formatWith(face, 'Łukasz Żółć')).toBe('Łukasz Żółć');
  });
});

describe('a word that a PDF cannot print as it is written', () => {
  it.each([
    ['José Núñez-Đặng, Łukasz Ó Briain and Kaʻahumanu’s 2 cats 🐈', []],
    ['Иван Петров', ['Иван', 'Петров']],
    ['王小明 (Wang Xiaoming)', ['王小明']],
    ['محمد Ahmed محمد', ['محمد']],
    ['דוד Cohen', ['דוד']],
    ['Αλέξης', ['Αλέξης']],
    ['José Wǎng', ['Wǎng']],
  ])('is named: %s', (text, words) => {
    expect(listUnprintableWords(text)).toEqual(words);
  });

  it('is every word that a face would write otherwise, and no other', async () => {
    const pdf = PDF.create();
    const faces = [
      await embedFace(pdf, 'text'),
      await embedFace(pdf, 'strong'),
      await embedFace(pdf, 'script'),
    ];
    const changed: string[] = [];
    for (let code = 0x20; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code).normalize('NFC');
      if (!/^\p{L}$/u.test(letter) || letter === 'ʻ') continue;
      const isKept = faces.every((face) => formatWith(face, letter) === letter);
      if (isKept !== (listUnprintableWords(letter).length === 0)) changed.push(letter);
    }
    expect(changed).toEqual([]);
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
