/**
 * On which line of a program file each entry of its list begins, from 1. The file is JSON that was read already: an object with one list,
 * so that an entry is what is nested two levels deep.
 */
export function listEntryLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth] = [1, 0];
  let isAwaited = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\n') line += 1;
    if (/\s/.test(sign)) continue;
    if (isAwaited && sign !== ']') lines.push(line);
    isAwaited = false;
    if (sign === '"') at = skipText(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      isAwaited = sign === '[' && depth === 2;
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 2) isAwaited = true;
  }
  return lines;
}

/** Where a text ends that begins here; JSON has no line break within one. */
function skipText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The line that the message of a parser names, by position or by line; the first where it names none. */
export function findBrokenLine(text: string, message: string): number {
  const [, line] = /\(line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length;
}
