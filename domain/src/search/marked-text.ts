import { foldWord, joinNames } from './words.ts';

/** A piece of a text and where in it the piece starts; marked pieces are words that were found. */
export type TextPiece = { text: string; start: number; isMarked: boolean };

/** Letters of an excerpt before the word that was found, and in all. */
const BEFORE = 60;
const MAX_EXCERPT_LENGTH = 180;
const MAX_PASSAGE_LENGTH = 240;
const PIECE = new RegExp(`.{1,${MAX_PASSAGE_LENGTH}}(?=\\s|$)|.{1,${MAX_PASSAGE_LENGTH}}`, 'gu');

/** Splits a text at the words whose folded form is in `matched`. The pieces together are the text. */
export function markFoundWords(text: string, matched: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { word, index } of findMatched(text, matched)) {
    if (index > end) pieces.push({ text: text.slice(end, index), start: end, isMarked: false });
    pieces.push({ text: word, start: index, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end, isMarked: false });
  return pieces;
}

/** The passage with the most different words found, cut around the first of them; the first passage when none has any. */
export function findExcerpt(passages: readonly string[], matched: ReadonlySet<string>): string {
  const counts = passages.map((passage) => countMatched(passage, matched));
  const best = counts.indexOf(Math.max(0, ...counts));
  return cutAround(passages[Math.max(0, best)] ?? '', matched);
}

/** A long text in pieces of about 240 letters, cut where a line or a word ends, for finding the best of them. */
export function cutPassages(text: string): string[] {
  const passages: string[] = [];
  for (const line of text.split('\n').map((line) => line.trim())) {
    for (const piece of line.match(PIECE) ?? []) {
      const last = passages.at(-1);
      if (last !== undefined && last.length + piece.length < MAX_PASSAGE_LENGTH)
        passages[passages.length - 1] = `${last} ${piece.trim()}`;
      else passages.push(piece.trim());
    }
  }
  return passages;
}

function countMatched(passage: string, matched: ReadonlySet<string>): number {
  return new Set([...findMatched(passage, matched)].map(({ word }) => foldWord(word))).size;
}

function cutAround(text: string, matched: ReadonlySet<string>): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const first = findMatched(text, matched).next().value?.index ?? 0;
  const wanted = Math.max(0, Math.min(first - BEFORE, text.length - MAX_EXCERPT_LENGTH));
  const start = wanted === 0 ? 0 : findStart(text, wanted, first);
  const room = start + MAX_EXCERPT_LENGTH;
  const end = room >= text.length ? text.length : findEnd(text, room, first);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** Where a word begins, from `wanted` on and not after `first`; writing without spaces, as Chinese, is cut between letters. */
function findStart(text: string, wanted: number, first: number): number {
  const gap = text.indexOf(' ', wanted - 1);
  return gap === -1 || gap >= first ? stepBack(text, wanted) : gap + 1;
}

/** Where a word ends, up to `room` and after what begins at `first`; else between letters too. */
function findEnd(text: string, room: number, first: number): number {
  const gap = text.lastIndexOf(' ', room);
  return gap > first ? gap : stepBack(text, room);
}

/** A place at which no letter is cut in two, nor from its accents. */
function stepBack(text: string, place: number): number {
  let start = place;
  while (start > 0 && /^[\p{M}\p{Cs}]/u.test(text.slice(start, start + 2))) start -= 1;
  return start;
}

/** The words of a text that are in `matched`; a name of several parts that is there in one word (`joinNames`) is found whole. */
function* findMatched(
  text: string,
  matched: ReadonlySet<string>,
): Generator<{ word: string; index: number }, undefined> {
  for (const { 0: name, index: start } of text.matchAll(NAME)) {
    if (joinNames(name).some((joined) => matched.has(joined))) {
      yield { word: name, index: start };
      continue;
    }
    for (const { 0: word, index } of name.matchAll(WORD))
      if (matched.has(foldWord(word))) yield { word, index: start + index };
  }
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Words and names whose parts have no space between. */
const NAME = /[\p{L}\p{N}\p{M}]+(?:['’‘ʼʻ′.‐–-][\p{L}\p{N}\p{M}]+)*/gu;
