import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { MIN_PASSPHRASE_LENGTH } from './backup-seal.ts';

export type PassphraseSource = { passphrase: string | undefined; keyFile: string | undefined };

/** What is said about a passphrase that is missing or unfit. */
export class PassphraseProblem extends Error {
  override name = 'PassphraseProblem';
}

/**
 * The passphrase from the environment, from a key file (its first line), or typed, unseen and, for a new backup, twice.
 *
 * @throws `PassphraseProblem` when there is none and no terminal to ask, or a new backup's is too short.
 */
export async function findPassphrase(
  { passphrase, keyFile }: PassphraseSource,
  isNew: boolean,
): Promise<string> {
  const found =
    passphrase ?? (keyFile === undefined ? await askPassphrase(isNew) : await readKeyFile(keyFile));
  if (found === '') throw new PassphraseProblem('The passphrase is empty.');
  if (isNew && [...found].length < MIN_PASSPHRASE_LENGTH) {
    throw new PassphraseProblem(
      `Use a passphrase of at least ${MIN_PASSPHRASE_LENGTH} characters: whoever has the file can try as many as they like.`,
    );
  }
  return found;
}

async function readKeyFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new PassphraseProblem(`BACKUP_KEY_FILE: ${path} cannot be read.`, { cause });
  });
  return text.split(/\r?\n/, 1)[0] ?? '';
}

async function askPassphrase(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new PassphraseProblem(
      'Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE: there is no terminal to type a passphrase at.',
    );
  }
  const first = await askUnseen('Passphrase of the backup: ');
  if (isNew && first !== (await askUnseen('The same once more: ')))
    throw new PassphraseProblem('The two passphrases are not the same.');
  return first;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  // The terminal's own echo is off while readline reads it, and readline's goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Left to readline, Ctrl-C would be swallowed.
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
