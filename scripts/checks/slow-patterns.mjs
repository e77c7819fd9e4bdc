// Refuses regular expressions whose time grows faster than the text: two unbounded repeats that can share it between them in many ways, one
// after the other (`.*a.*b`, `\s*,?\s*x`) or within a repeat (`(a+)+`). A stranger's line of 100,000 letters would stop the server.

/** Letters that sets are compared by: those of ASCII, and some of every other kind. */
const SAMPLE = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['\t', '\n', '\u00a0', '\u00e9', '\u00df', '\u2014', '\u2019', '\u4e2d', '\u0001'],
];
/** Ways through a pattern that are judged at most; of a pattern with more each choice is judged by itself. */
const MAX_PATHS = 200;

/** The two repeats of a pattern that share text, as they are written; nothing where there are none. */
export function findSharedRepeats(pattern, flags) {
  const tree = parsePattern(pattern);
  const judge = createJudge(flags.replace(/[dgy]/g, ''));
  return judge.findShared(tree);
}

function createJudge(flags) {
  const sets = new Map();

  function setOfAtom(source) {
    if (!sets.has(source)) {
      const test = new RegExp(`^(?:${source})$`, flags.replace('m', ''));
      sets.set(source, new Set(SAMPLE.filter((letter) => test.test(letter))));
    }
    return sets.get(source);
  }

  function setOf(node) {
    if (node.kind === 'atom') return setOfAtom(node.source);
    if (node.kind === 'repeat') return setOf(node.body);
    if (node.kind === 'seq' || node.kind === 'alt')
      return node.parts.map(setOf).reduce((all, one) => all.union(one), new Set());
    return new Set();
  }

  /** Whether some text that the node matches has letters of this set alone. */
  function canBeOf(node, set) {
    if (node.kind === 'atom') return !setOfAtom(node.source).isDisjointFrom(set);
    if (node.kind === 'repeat') return node.min === 0 || canBeOf(node.body, set);
    if (node.kind === 'seq') return node.parts.every((part) => canBeOf(part, set));
    if (node.kind === 'alt') return node.parts.some((part) => canBeOf(part, set));
    if (node.source === '\\b') {
      const words = [...set].filter((letter) => /\w/.test(letter)).length;
      return words > 0 && words < set.size;
    }
    if (node.source === '^' || node.source === '$') return flags.includes('m') && set.has('\n');
    return true;
  }

  /** Each way through a node, as a list of what follows one another. */
  function listPaths(node) {
    if (node.kind === 'seq') {
      let paths = [[]];
      for (const part of node.parts) {
        const next = listPaths(part);
        if (paths.length * next.length > MAX_PATHS) return [node.parts];
        paths = paths.flatMap((path) => next.map((more) => [...path, ...more]));
      }
      return paths;
    }
    if (node.kind === 'alt') {
      if (!hasUnbounded(node)) return [[node]];
      return node.parts.flatMap(listPaths);
    }
    if (node.kind === 'repeat' && node.max !== Infinity && hasUnbounded(node.body)) {
      const once = listPaths(node.body);
      const twice = node.max > 1 ? once.flatMap((path) => once.map((more) => [...path, ...more])) : once;
      const paths = twice.length > MAX_PATHS ? once : twice;
      return node.min === 0 ? [[], ...paths] : paths;
    }
    return [[node]];
  }

  /** Nothing behind the last repeat can fail, so that none of the other ways is tried. */
  function canFail(rest, last) {
    const isAny = SAMPLE.every((letter) => letter === '\n' || setOf(last).has(letter));
    return !rest.every(
      (node) =>
        (node.kind === 'repeat' && node.min === 0) ||
        (isAny && node.kind === 'assert' && node.source === '$'),
    );
  }

  function findInPath(path) {
    for (const [index, one] of path.entries()) {
      if (!isUnbounded(one)) continue;
      for (let at = index + 1; at < path.length; at += 1) {
        const other = path[at];
        if (!isUnbounded(other)) continue;
        const shared = setOf(one).intersection(setOf(other));
        const between = path.slice(index + 1, at);
        if (
          shared.size > 0 &&
          [one.body, other.body, ...between].every((node) => canBeOf(node, shared)) &&
          canFail(path.slice(at + 1), other)
        )
          return [one, other];
      }
    }
    return undefined;
  }

  function findShared(node) {
    for (const path of listPaths(node)) {
      const found = findInPath(path);
      if (found !== undefined) return found.map(write);
    }
    for (const inner of listInner(node)) {
      const found = isUnbounded(inner)
        ? findShared({ kind: 'seq', parts: [inner.body, inner.body, NEVER] })
        : inner.kind === 'look' && findShared(inner.body);
      if (found) return found;
    }
    return undefined;
  }

  return { findShared };
}

/** What follows the body of a repeat may fail. */
const NEVER = { kind: 'look', body: { kind: 'seq', parts: [] } };

const isUnbounded = (node) => node.kind === 'repeat' && node.max === Infinity;
const hasUnbounded = (node) => isUnbounded(node) || listChildren(node).some(hasUnbounded);
const listChildren = (node) => node.parts ?? (node.body && node.kind !== 'look' ? [node.body] : []);
/** Every repeat within the node that has repeats of its own, and every look ahead or behind. */
const listInner = (node) => [
  ...((isUnbounded(node) && hasUnbounded(node.body)) || (node.kind === 'look' && node.body) ? [node] : []),
  ...(node.parts ?? (node.kind === 'repeat' ? [node.body] : [])).flatMap(listInner),
];

function write(node) {
  if (node.kind === 'repeat') return `${write(node.body)}${node.text}`;
  if (node.kind === 'seq') return `(?:${node.parts.map(write).join('')})`;
  if (node.kind === 'alt') return `(?:${node.parts.map(write).join('|')})`;
  return node.source ?? '(?=…)';
}

/** The parts of a pattern: `atom` matches one letter, `assert` and `look` none, `seq` and `alt` have parts, `repeat` has a body. */
export function parsePattern(pattern) {
  let at = 0;

  function parseAlternatives() {
    const parts = [parseSequence()];
    while (pattern[at] === '|') {
      at += 1;
      parts.push(parseSequence());
    }
    return parts.length === 1 ? parts[0] : { kind: 'alt', parts };
  }

  function parseSequence() {
    const parts = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')')
      parts.push(parseRepeat(parsePart()));
    return { kind: 'seq', parts };
  }

  function parseRepeat(body) {
    const [text, sign, least, comma, most] =
      /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(pattern.slice(at)) ?? [];
    if (text === undefined) return body;
    at += text.length;
    const min = sign === undefined ? Number(least) : Number(sign === '+');
    const bound = comma === undefined ? min : Number(most || Infinity);
    return { kind: 'repeat', body, text, min, max: sign === undefined ? bound : sign === '?' ? 1 : Infinity };
  }

  function take(length) {
    at += length;
    return pattern.slice(at - length, at);
  }

  function parsePart() {
    const rest = pattern.slice(at);
    if (rest[0] === '(') return parseGroup(rest);
    const [set] = /^\[(?:\\[\s\S]|[^\]\\])*\]/.exec(rest) ?? [];
    if (set !== undefined) return { kind: 'atom', source: take(set.length) };
    const [sign] = /^(?:\\[bB]|[\^$]|\\[1-9]\d*|\\k<\w+>)/.exec(rest) ?? [];
    if (sign !== undefined) return { kind: 'assert', source: take(sign.length) };
    const [escaped] =
      /^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|c[A-Z]|[\s\S])/i.exec(rest) ?? [];
    const letter = escaped ?? String.fromCodePoint(rest.codePointAt(0));
    return { kind: 'atom', source: take(letter.length) };
  }

  function parseGroup(rest) {
    const [opening, kind] = /^\((?:\?(<?[=!]|:|<\w+>|[a-z-]+:))?/.exec(rest);
    at += opening.length;
    const body = parseAlternatives();
    if (pattern[at] !== ')') throw new Error(`no end of a group: ${pattern}`);
    at += 1;
    return /^<?[=!]$/.test(kind ?? '') ? { kind: 'look', body } : body;
  }

  return parseAlternatives();
}
