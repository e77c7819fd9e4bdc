/** What the check of a file comes to. Each has its own words on the page, and each file gets exactly one. */
export type FileAnswer = 'signed-here' | 'changed' | 'signed-elsewhere' | 'not-signed' | 'broken';

/** Why a file cannot be verified at all. */
export const fileProblems = ['empty', 'too-large', 'not-a-pdf', 'encrypted', 'no-cryptography'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Largest file that is checked, in bytes: what is signed here is a quarter of it at most. */
export const MAX_CHECKED_FILE_BYTES = 100 * 1024 * 1024;

/** Why a signature does not hold. */
export const breaches = [
  'bytes-changed',
  'signature-wrong',
  'range-wrong',
  'contents-wrong',
  'signature-malformed',
  'certificate-not-bound',
  'certificate-dates',
  'certificate-use',
  'chain-wrong',
  'time-stamp-wrong',
  'left-over',
] as const;
export type Breach = (typeof breaches)[number];

/** Why a signature is not judged: how it is made proves nothing today, or is nothing that is read here. */
export const declines = ['weak-method', 'unknown-method'] as const;
export type Decline = (typeof declines)[number];

/** What was done to a file after a signature, beyond another signature. */
export const additions = [
  'bytes-appended',
  'pages-changed',
  'fields-changed',
  'document-changed',
  'structure-replaced',
  'changes-forbidden',
  'signed-elsewhere-later',
] as const;
export type Addition = (typeof additions)[number];

/** What a file holds that can show different things at different times, although no byte changes. */
export const movingParts = ['scripts', 'layers', 'xfa'] as const;
export type MovingPart = (typeof movingParts)[number];

export type ChainCertificate = {
  subject: string;
  issuer: string;
  /** As hex. */
  serial: string;
  notBefore: string;
  notAfter: string;
  /** SHA-256 of the certificate, as hex. */
  fingerprint: string;
};

export type Integrity =
  | { state: 'intact' }
  | { state: 'broken'; breach: Breach }
  | { state: 'declined'; decline: Decline };

export type CheckedSignature = {
  /** A document time-stamp says when the file was as it is, not who agreed to it. */
  kind: 'signature' | 'time-stamp';
  /** From the name of its field, where it holds one. */
  id: string | null;
  /** What the file says, else what the certificate says. */
  signer: string | null;
  integrity: Integrity;
  /** Here: by a certificate of this installation. */
  origin: 'here' | 'elsewhere';
  /** What was added after it that it does not speak for; nothing when it speaks for the whole file. */
  addition: Addition | null;
  /** How many bytes from the file's first it speaks for. */
  covered: number;
  /** SHA-256 of those, as hex. */
  coveredSha256: string;
  /** By the clock of the computer that signed, as an instant; part of what is signed. */
  signedAt: string | null;
  /** By the clock of a time-stamp service. */
  timeStamp: { instant: string; authority: string } | null;
  /** PAdES baseline level (ETSI EN 319 142-1); nothing for a signature of another kind. */
  level: 'B-B' | 'B-T' | null;
  /** The signer's first, as far as the file holds them. */
  chain: ChainCertificate[];
};

export type FileVerdict = {
  answer: FileAnswer;
  /** SHA-256 of the whole file, as hex. */
  sha256: string;
  /** In bytes. */
  size: number;
  /** In the order in which they were made. */
  signatures: CheckedSignature[];
  movingParts: MovingPart[];
};

/** The signature that the answer rests on: one that does not hold, one that was added to, else the last of a person. */
export function findDecidingSignature({ answer, signatures }: FileVerdict): CheckedSignature | undefined {
  const people = signatures.filter(({ kind }) => kind === 'signature');
  const here = people.filter(({ origin }) => origin === 'here');
  const fallback = here.at(-1) ?? people.at(-1) ?? signatures.at(-1);
  if (answer === 'broken') return signatures.find(({ integrity }) => integrity.state === 'broken');
  if (answer === 'changed') return here.findLast(({ addition }) => addition !== null) ?? fallback;
  return fallback;
}
