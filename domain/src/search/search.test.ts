import { describe, expect, it } from 'vitest';
import { cutPassages, findExcerpt, markFoundWords } from './marked-text.ts';
import { cleanQuery, describeSearching, MAX_QUERY_LENGTH, parseQueryWords } from './query.ts';
import { createSearchIndex, rankFound } from './search.ts';
import { countForgivenMistakes, isWithinMistakes, listNearWords, splitWords } from './words.ts';

describe('what is searched for', () => {
  it.each([
    ['  escrow \n account ', 'escrow account'],
    ['   ', ''],
    ['x'.repeat(10_000), 'x'.repeat(MAX_QUERY_LENGTH)],
    [`${' '.repeat(50)}rate`, 'rate'],
    [`${'x'.repeat(MAX_QUERY_LENGTH - 1)}😀`, 'x'.repeat(MAX_QUERY_LENGTH - 1)],
    ['\ud83d \ude00 house 🏠', 'house 🏠'],
  ])('%j is cleaned', (typed, query) => {
    expect(cleanQuery(typed)).toBe(query);
  });

  it('shows in the toast with three dots behind it (specification 2), a very long one cut short', () => {
    expect(describeSearching('closing costs')).toBe('Searching for closing costs...');
    expect(describeSearching('x'.repeat(200))).toBe(`Searching for ${'x'.repeat(60)}…...`);
  });

  it.each([
    ['What is an escrow account?', ['escrow', 'account']],
    ['what is it', ['what', 'is', 'it']],
    ['Núñez, Café', ['nunez', 'cafe']],
    ['pay-stub_2026.pdf', ['pay', 'stub', '2026', 'pdf']],
    ['rate rate RATE', ['rate']],
    ['?!… — ***', []],
    ["'; drop table users; --", ['drop', 'table', 'users']],
  ])('%j is looked up by %j', (query, words) => {
    expect(parseQueryWords(query)).toEqual(words);
  });

  it('has at most twelve words', () => {
    expect(parseQueryWords('b c d e f g h j k l m n o p q r s t u v w x y z')).toHaveLength(12);
  });
});

describe('a name', () => {
  it.each([
    ["Sean O'Brien", ["o'brien", 'O’Brien', 'obrien', 'o brien', "O'BRIEN sean", 'brien']],
    ['OBrien.pdf', ["o'brien", 'o brien', 'obrien']],
    ["jose.o'brien@example.com", ["o'brien", 'obrien', 'joseobrien', 'jose']],
    ['St. John', ['st. john', 'st john', 'stjohn', 'St.John']],
    ['Smith-Jones', ['smith-jones', 'smith jones', 'smithjones', 'smith‑jones', 'jones']],
    ['María de la Cruz', ['de la cruz', 'delacruz', 'lacruz', 'maria cruz']],
    ['McDonald', ['mc donald', 'mcdonald']],
    ['Łukasz Sørensen', ['lukasz', 'sorensen', 'Łukasz']],
    ['Kaʻahumanu', ["ka'ahumanu", 'kaahumanu']],
    ['J.R. Núñez-Peña', ['jr', 'nunez pena', 'nunezpena', 'peña']],
    ["the lender's fees", ['lender', "lender's", 'lenders']],
    ['Straße', ['strasse', 'straße']],
  ])('%j is found as it is typed', (title, typed) => {
    const index = createSearchIndex([{ title, passages: [] }]);
    for (const query of typed) expect([query, index.search(query).entries.length]).toEqual([query, 1]);
  });

  it('is marked whole where it was found in one word, and otherwise by its parts', () => {
    const marked = (query: string) => markFoundWords("Ask O'Brien-Smith.", new Set(parseQueryWords(query)));
    expect(marked('smith').filter(({ isMarked }) => isMarked)).toEqual([
      { text: 'Smith', start: 12, isMarked: true },
    ]);
    expect(marked('obrien').filter(({ isMarked }) => isMarked)).toEqual([
      { text: "O'Brien-Smith", start: 4, isMarked: true },
    ]);
  });

  it('is not one with what is beside it', () => {
    const index = createSearchIndex([{ title: 'Rate 3.50, Lee. Brown', passages: [] }]);
    for (const query of ['350', 'leebrown']) expect(index.search(query).entries).toEqual([]);
  });
});

describe('a mistake in spelling', () => {
  it.each([
    ['escrow', 'escrow', true],
    ['escow', 'escrow', true],
    ['ecsrow', 'escrow', true],
    ['escroww', 'escrow', true],
    ['escraw', 'escrow', true],
    ['esrcaw', 'escrow', false],
    ['rate', 'gate', true],
    ['tax', 'fax', false],
    ['apraisel', 'appraisal', true],
    ['contingancy', 'contingency', true],
    ['mortage', 'mortgage', true],
    ['inspection', 'information', false],
  ])('%s is taken for %s: %s', (typed, meant, isForgiven) => {
    expect(isWithinMistakes(typed, meant, countForgivenMistakes(typed.length))).toBe(isForgiven);
  });
});

describe('an index', () => {
  const entries = [
    { title: 'Escrow account', passages: ['Money the servicer holds for taxes and insurance.'] },
    {
      title: 'Closing costs',
      passages: ['What you pay at closing.', 'Part of it fills the escrow account.'],
    },
    { title: 'Appraisal', passages: ['A licensed appraiser says what the home is worth.'] },
    { title: 'APR', passages: ['The yearly cost of a loan with its fees.'] },
    { title: 'Café Núñez', passages: ['A lender’s office.'] },
    { title: 'Form 1098 of 2024', passages: ['What you paid in interest.'] },
  ];
  const { search } = createSearchIndex(entries);
  it.each([
    ['escrow', ['Escrow account', 'Closing costs']],
    ['What is an escrow account?', ['Escrow account', 'Closing costs']],
    ['escrow taxes', ['Escrow account']],
    ['escrow unicorn', ['Escrow account', 'Closing costs']],
    ['pay part escrow', ['Closing costs']],
    ['pay insurance escrow taxes', ['Escrow account', 'Closing costs']],
    ['taxes insurance servicer unicorn', ['Escrow account']],
    ['apprais', ['Appraisal']],
    ['appriasal', ['Appraisal']],
    ['apr', ['APR']],
    ['nunez', ['Café Núñez']],
    ['cafe\u0301', ['Café Núñez']],
    ['1098', ['Form 1098 of 2024']],
    ['109', ['Form 1098 of 2024']],
    ['1099', []],
    ['2025', []],
    ['unicorn', []],
    ['???', []],
    ['', []],
    ['constructor __proto__', []],
    [cleanQuery('z'.repeat(10_000)), []],
  ])('finds for %j %j', (query, titles) => {
    expect(search(query).entries.map(({ title }) => title)).toEqual(titles);
  });

  it('without entries finds nothing', () => {
    expect(createSearchIndex([]).search('escrow')).toEqual({ entries: [], matched: new Set() });
  });

  it('says which words of the texts were meant', () => {
    expect([...search('escow').matched]).toEqual(['escrow']);
  });

  it('passes over what parts words', () => {
    expect(splitWords('Lender’s 2-3% (APR)')).toEqual(['lender', 's', '2', '3', 'apr']);
  });
});

describe('marking', () => {
  it('marks whole words in any case and with accents, and loses nothing of the text', () => {
    const text = 'Escrow: an ESCROW account, not escrows. Núñez';
    const pieces = markFoundWords(text, new Set(['escrow', 'nunez']));
    expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual([
      'Escrow',
      'ESCROW',
      'Núñez',
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('gives a text without a found word in one piece, and an empty one in none', () => {
    expect(markFoundWords('Nothing here', new Set(['rate']))).toEqual([
      { text: 'Nothing here', start: 0, isMarked: false },
    ]);
    expect(markFoundWords('', new Set(['rate']))).toEqual([]);
  });

  it('shows the passage that holds the word, cut to its surroundings at spaces', () => {
    const long = `${'before '.repeat(40)}escrow ${'after '.repeat(40)}`;
    const excerpt = findExcerpt(['Summary.', long], new Set(['escrow']));
    expect(excerpt).toMatch(/^… (before )+escrow (after )+…$/);
    expect(excerpt.length).toBeLessThanOrEqual(190);
    expect(findExcerpt(['Summary.', 'Other.'], new Set(['escrow']))).toBe('Summary.');
    expect(findExcerpt([], new Set())).toBe('');
    expect(findExcerpt(['x'.repeat(500)], new Set())).toBe(`${'x'.repeat(180)} …`);
  });

  it('cuts writing without spaces between letters, around what was found', () => {
    const chinese = findExcerpt(
      [`${'我们下周再看一次房子'.repeat(20)}，验房，${'然后签字'.repeat(60)}`],
      new Set(['验房']),
    );
    expect(chinese).toMatch(/^… .+，验房，.+ …$/);
    expect(chinese.length).toBeGreaterThan(180);
    expect(chinese.length).toBeLessThanOrEqual(190);
    const faces = findExcerpt([`a${'😀'.repeat(200)}`], new Set());
    expect(faces).toBe(`a${'😀'.repeat(89)} …`);
    const accents = findExcerpt([`ab${'e\u0301'.repeat(200)}`], new Set());
    expect(accents).toBe(`ab${'e\u0301'.repeat(89)} …`);
    const address = `${'before '.repeat(30)}https://example.com/escrow/${'a'.repeat(150)} end`;
    expect(findExcerpt([address], new Set(['escrow']))).toMatch(/escrow\/a+/);
  });
});

describe('a word with a mistake', () => {
  it('has every word one mistake away that begins like it, and no other', () => {
    const near = listNearWords('rate');
    for (const word of ['rat', 'rte', 'rates', 'route', 'rade', 'raet', 'rtae'].filter(
      (word) => word !== 'route',
    ))
      expect(near, word).toContain(word);
    for (const word of near) expect([word[0], isWithinMistakes(word, 'rate', 1)], word).toEqual(['r', true]);
    expect(near).not.toContain('rate');
    expect(near).not.toContain('gate');
    expect(near.size).toBeGreaterThan(150);
  });

  it.each(['tax', '2026', 'núñez', 'x'.repeat(25), ''])('%j has to be written right', (word) => {
    expect(listNearWords(word).size).toBe(0);
  });
});

describe('what was found in several places', () => {
  const found = (...weights: [string, number][]) => new Map(weights);
  it.each([
    [[found(['a', 1], ['b', 8])], ['b', 'a']],
    [[found(['a', 1], ['b', 1])], ['a', 'b']],
    [[found(['a', 1], ['b', 8]), found(['a', 1])], ['a']],
    [
      [found(['a', 1]), found(['a', 1]), found(['a', 1], ['b', 9]), found(['b', 9])],
      ['b', 'a'],
    ],
    [[found(), found()], []],
    [[], []],
  ])('is put in order, best first', (weights, order) => {
    expect(rankFound(['a', 'b', 'c'], weights)).toEqual(order);
  });
});

describe('a long text', () => {
  it('is cut where lines and words end, and loses no word', () => {
    const text = `${'one two three\n'.repeat(60)}${'word '.repeat(100)}\n\n${'x'.repeat(500)}`;
    const passages = cutPassages(text);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(240);
    expect(passages.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(passages[0]).toMatch(/^one two three one two .* three$/);
  });
  it('without words has no passages', () => {
    expect(cutPassages('')).toEqual([]);
  });
});
