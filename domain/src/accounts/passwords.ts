/** NIST SP 800-63B-4 3.1.1.2: 15 characters where the password is the only factor, 8 with a second factor. */
export const MIN_PASSWORD_LENGTH = 15;
export const MIN_PASSWORD_WITH_SECOND_FACTOR_LENGTH = 8;
/** NIST asks for at least 64; a bound keeps hashing cheap. */
export const MAX_PASSWORD_LENGTH = 256;

export type PasswordContext = {
  email: string;
  name: string;
  /** The site's own name: a context-specific word (NIST SP 800-63B-4 3.1.1.2). */
  siteName: string;
  hasSecondFactor?: boolean;
};

/** What is wrong with a new password. `least` in characters. */
export type PasswordProblem =
  | { kind: 'too-short'; least: number }
  | { kind: 'too-long' | 'predictable' | 'common' | 'about-you' };

/**
 * What is wrong with a new password, or nothing. No composition rules; length in code
 * points; common, repetitive, sequential and context-specific passwords refused (NIST SP 800-63B-4 3.1.1.2).
 * `isCommon` says whether a lower-case text is on the list of common passwords.
 */
export function findPasswordProblem(
  password: string,
  context: PasswordContext,
  isCommon: (text: string) => boolean,
): PasswordProblem | undefined {
  const length = [...password].length;
  const least = context.hasSecondFactor ? MIN_PASSWORD_WITH_SECOND_FACTOR_LENGTH : MIN_PASSWORD_LENGTH;
  if (length < least) return { kind: 'too-short', least };
  if (length > MAX_PASSWORD_LENGTH) return { kind: 'too-long' };
  const plain = password.toLowerCase();
  if (isRepetition(plain) || isSequence(plain)) return { kind: 'predictable' };
  if (isCommon(plain) || isCommon(findRepeatedUnit(plain)) || isCommon(plain.replace(/[^a-z]/g, '')))
    return { kind: 'common' };
  if (isMostlyContext(plain, context)) return { kind: 'about-you' };
  return undefined;
}

/** A hint while typing: whole steps from 0 (too short) to 4 (long and varied). Guides, never gates. */
export function ratePassword(password: string): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 0;
  const varied = new Set(password.toLowerCase()).size;
  if (isRepetition(password.toLowerCase()) || isSequence(password.toLowerCase()) || varied < 6) return 1;
  if (length >= 24 && varied >= 12) return 4;
  return length >= 18 && varied >= 9 ? 3 : 2;
}

function isRepetition(text: string): boolean {
  return new Set(text).size <= 2 || findRepeatedUnit(text).length <= 4;
}

/** The shortest text that, repeated, gives `text` (its last copy may be cut short). */
function findRepeatedUnit(text: string): string {
  for (let size = 1; size <= text.length / 2; size++) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).startsWith(text)) return unit;
  }
  return text;
}

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm'];

/** Whether the whole text is made of runs of the alphabet, the digits or the keyboard, four or more in a row. */
function isSequence(text: string): boolean {
  let covered = 0;
  let start = 0;
  while (start < text.length) {
    const length = measureRun(text.slice(start));
    if (length >= 4) covered += length;
    start += Math.max(length, 1);
  }
  return covered >= text.length - 2;
}

function measureRun(text: string): number {
  const longest = RUNS.flatMap((run) => [run, [...run].reverse().join('')]).map((run) => {
    const from = run.indexOf(text.slice(0, 1));
    if (from < 0) return 0;
    let length = 0;
    while (length < text.length && run[(from + length) % run.length] === text[length]) length++;
    return length;
  });
  return Math.max(...longest);
}

function isMostlyContext(text: string, context: PasswordContext): boolean {
  const [localPart = ''] = context.email.toLowerCase().split('@');
  const words = [context.email, localPart, context.siteName, ...context.name.split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && [...rest].length < 8;
}
