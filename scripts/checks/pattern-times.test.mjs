import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../project.mjs';
import { listPatterns } from './list-patterns.mjs';

/**
 * Everywhere a stranger's text may be taken apart; what reads our own sources and migrations is left out, and the assistant, which answers
 * in the asker's own browser.
 */
const FOLDERS = ['domain/src', 'pdf/src', 'server/src/features', 'server/src/platform'];
const SOURCES = /\.ts$/;
const NOT_SOURCES = /\.test\.ts$|\/(en|assistant|description|migrations)\//;

/** Letters of the short and the long line. What takes the square of a line's length takes a hundred times as long for the long one. */
const [SHORT, LONG] = [10_000, 100_000];
const MAX_TIMES = 30;
/** In milliseconds of a processor: less than this is fast enough, however it grows. */
const FLOOR_MS = 250;
/** Tried first, so that a pattern which takes the cube ends the test and not the day. */
const FIRST = 1_000;

/** What a line is made of for one pattern: letters, digits, spaces, dots and dollar signs, and the words and signs of its own. */
function listUnits(pattern) {
  const words = new Set(
    pattern.replace(/\\[pP]\{[^}]*\}|\\u[0-9a-f]{4}|\\./g, ' ').match(/[A-Za-z]{2,20}/g) ?? [],
  );
  const signs = new Set(pattern.replace(/\\([^\w])/g, '$1').match(/[^\w\s^$|()?*+[\]{}\\]/g) ?? []);
  const own = [...words].slice(0, 6);
  return [
    ...['a', '1', ' ', '.', '$', 'a ', '1,', '(', '\n', `${own.join(' ')} `],
    ...own.map((word) => `${word} `),
    ...[...signs].slice(0, 4),
  ];
}

/** A template whose parts are not known here may be no pattern without them. */
function compile(pattern, flags) {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

function measure(expression, unit, length) {
  // What no class of a pattern has ends the line, so that it is tried in every way.
  const text = `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}\u0001`;
  const begun = process.threadCpuUsage();
  expression.lastIndex = 0;
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
  const { user, system } = process.threadCpuUsage();
  return (user + system - begun.user - begun.system) / 1_000;
}

function isLinear(expression, unit) {
  if (measure(expression, unit, FIRST) > FLOOR_MS) return false;
  const short = measure(expression, unit, SHORT);
  if (short > FLOOR_MS) return false;
  // Even the square of so little stays below the floor.
  if (short * (LONG / SHORT) ** 2 < FLOOR_MS) return true;
  return measure(expression, unit, LONG) <= Math.max(FLOOR_MS, MAX_TIMES * short);
}

it.each(FOLDERS)('every pattern of %s takes time by the length of a line', (folder) => {
  const found = new Map();
  for (const entry of readdirSync(join(root, folder), { recursive: true })) {
    const path = `${folder}/${entry}`;
    if (!SOURCES.test(path) || NOT_SOURCES.test(path)) continue;
    for (const { pattern, flags, line } of listPatterns(readFileSync(join(root, path), 'utf8'), path))
      found.set(`/${pattern}/${flags}`, { expression: compile(pattern, flags), place: `${path}:${line}` });
  }
  const slow = [...found].flatMap(([written, { expression, place }]) => {
    const unit = expression && listUnits(expression.source).find((each) => !isLinear(expression, each));
    return unit === undefined ? [] : [`${place} with lines of ${JSON.stringify(unit)}: ${written}`];
  });
  expect(slow).toEqual([]);
});
