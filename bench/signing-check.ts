import { execFile, execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { inspectPdf, sealDocument } from '../server/src/features/product/signing/sealing/sealing-engine.ts';
import { startOpensslTimestamps } from './harness/openssl-timestamps.ts';
import { makeIdentity, makeSpecimens, type Specimen } from './harness/signing-corpus.ts';

// Seals more than a hundred PDFs of many makers and has programs of others judge them: poppler's pdfsig every signature, OpenSSL the
// CAdES signature itself, qpdf the structure. Then changes single bytes, each of which has to be noticed.

const TOOLS = {
  pdfsig: 'poppler-utils',
  pdftocairo: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  openssl: 'openssl',
  qpdf: 'qpdf',
  gs: 'ghostscript',
};
const LEAST = 100;
const FLIPS = 400;

const missing = Object.keys(TOOLS).filter((tool) => !isInstalled(tool));
for (const tool of missing) {
  console.log(
    `missing: ${tool} (Debian package ${TOOLS[tool as keyof typeof TOOLS]}); what needs it is left out`,
  );
}
const has = (tool: string) => !missing.includes(tool);
const folder = await mkdtemp(join(tmpdir(), 'porchlight-signing-'));
const problems: string[] = [];
try {
  const { identity, certificate } = await makeIdentity();
  await writeFile(join(folder, 'certificate.pem'), certificate);
  const specimens = await makeSpecimens(folder, has);
  console.log(`${specimens.length} PDFs`);
  const sealed: Specimen[] = [];
  for (const specimen of specimens) {
    const file = await seal(specimen, identity);
    if (!file) continue;
    const before = problems.length;
    await judge(specimen, file);
    if (problems.length === before) sealed.push({ ...specimen, file });
  }
  console.log(`${sealed.length} of ${specimens.length} sealed and accepted by ${judges().join(', ')}`);
  if (specimens.length < LEAST) problems.push(`only ${specimens.length} of ${LEAST} PDFs could be made`);
  const [first] = specimens;
  if (has('openssl') && first) await checkTimestamp(first, identity);
  await flipBytes(sealed, identity.fingerprint);
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.log(`NOT GOOD: ${problem}`);
process.exitCode = problems.length > 0 || missing.length > 0 ? 1 : 0;

function judges(): string[] {
  return ['pdfsig', 'openssl', 'qpdf'].filter(has);
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Identity = Awaited<ReturnType<typeof makeIdentity>>['identity'];

/** The time of OpenSSL's own service in a seal: level B-T, and accepted like the others. */
async function checkTimestamp(specimen: Specimen, identity: Identity): Promise<void> {
  const service = await startOpensslTimestamps(folder);
  try {
    const file = await seal(specimen, identity, service);
    if (file) await judge({ ...specimen, name: `${specimen.name}, time-stamped by OpenSSL` }, file);
    if (file) console.log('sealed at level B-T with the time of OpenSSL');
  } finally {
    service.close();
  }
}

async function seal({ name, file }: Specimen, identity: Identity, timestamps?: { url: string }) {
  const inspection = await inspectPdf(file, []);
  if ('refusal' in inspection) return void problems.push(`${name}: refused as ${inspection.refusal}`);
  const result = await sealDocument({
    pdf: file,
    mark: { kind: 'typed', text: 'Ana María Núñez' },
    fields: [
      inspection.freePlace,
      { kind: 'initials', page: 1, x: 30, y: 30, width: 60, height: 30 },
      { kind: 'date', page: inspection.pages.length, x: 100, y: 30, width: 90, height: 20 },
    ],
    ...{ date: '2026-11-21', signer: { name: 'Ana María Núñez' }, signatureId: randomUUID() },
    ...{ signedAt: new Date(), identity, timestamps },
  });
  if ('refusal' in result) return void problems.push(`${name}: refused as ${result.refusal}`);
  if (timestamps && result.level !== 'B-T') {
    problems.push(`${name}: no time-stamp (${result.timestampProblem})`);
  }
  if (!Buffer.from(file).equals(result.bytes.subarray(0, file.length)))
    problems.push(`${name}: not its prefix`);
  return result.bytes;
}

async function judge({ name, signatures }: Specimen, file: Uint8Array): Promise<void> {
  const path = join(folder, 'sealed.pdf');
  await writeFile(path, file);
  if (has('pdfsig')) {
    const { output } = await tryTool('pdfsig', ['-nocert', path]);
    const valid = output.match(/Signature is Valid/g)?.length ?? 0;
    if (valid !== signatures + 1) problems.push(`${name}: pdfsig finds ${valid} of ${signatures + 1} valid`);
    if (!output.trimEnd().endsWith('Signature is Valid.') || !/Total document signed/.test(output)) {
      problems.push(`${name}: pdfsig does not find the whole document signed`);
    }
    if (/Syntax (Error|Warning)|Internal Error/.test(output))
      problems.push(`${name}: pdfsig complains\n${output}`);
  }
  if (has('qpdf')) {
    const { code, output } = await tryTool('qpdf', ['--check', path]);
    if (code !== 0) problems.push(`${name}: qpdf complains\n${output}`);
  }
  if (has('openssl')) await judgeByOpenssl(name, file);
}

async function judgeByOpenssl(name: string, file: Uint8Array): Promise<void> {
  const { start, end, der } = readLastSignature(file);
  const [signature, content] = [join(folder, 'signature.der'), join(folder, 'content')];
  await writeFile(signature, der);
  await writeFile(content, Buffer.concat([file.subarray(0, start), file.subarray(end)]));
  const { code, output } = await tryTool('openssl', [
    ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', signature, '-content', content],
    ...['-CAfile', join(folder, 'certificate.pem'), '-purpose', 'any', '-out', '/dev/null'],
  ]);
  if (code !== 0) problems.push(`${name}: openssl cms -cades does not accept it\n${output}`);
}

function readLastSignature(file: Uint8Array): { start: number; end: number; der: Buffer } {
  const text = Buffer.from(file);
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(
    text.toString('latin1', text.lastIndexOf('/ByteRange')),
  );
  const [start, end] = [Number(range?.[1]), Number(range?.[2])];
  const padded = Buffer.from(text.toString('latin1', start + 1, end - 1), 'hex');
  // DER says how long it is: a long form of two bytes.
  return { start, end, der: padded.subarray(0, 4 + padded.readUInt16BE(2)) };
}

/** Single bytes are changed in the signed range of small files, so that many can be tried. */
async function flipBytes(sealed: readonly Specimen[], fingerprint: string): Promise<void> {
  for (const { name, file } of sealed) {
    const verdict = await verifyFile(file, [fingerprint]);
    if (!('answer' in verdict) || verdict.answer !== 'signed-here')
      problems.push(`${name}: our own verifier says ${JSON.stringify(verdict)}`);
  }
  const small = sealed.filter(({ file }) => file.length < 300_000);
  const [path, noticed] = [join(folder, 'flipped.pdf'), { pdfsig: 0, verifier: 0 }];
  for (let flip = 0; flip < FLIPS && small.length > 0; flip++) {
    const specimen = small[flip % small.length];
    if (!specimen) break;
    const { start, end } = readLastSignature(specimen.file);
    const bytes = Buffer.from(specimen.file);
    const at = randomInt(bytes.length - (end - start));
    const place = at < start ? at : at + end - start;
    bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << randomInt(8)), place);
    await writeFile(path, bytes);
    if (has('pdfsig')) {
      const { output } = await tryTool('pdfsig', ['-nocert', path]);
      const valid = output.match(/Signature is Valid/g)?.length ?? 0;
      if (valid <= specimen.signatures) noticed.pdfsig++;
      else problems.push(`${specimen.name}: pdfsig does not notice byte ${place}`);
    }
    const verdict = await verifyFile(bytes, [fingerprint]);
    if (!('answer' in verdict) || verdict.answer !== 'signed-here') noticed.verifier++;
    else problems.push(`${specimen.name}: our own verifier does not notice byte ${place}`);
  }
  console.log(
    `${FLIPS} changed bytes: pdfsig notices ${noticed.pdfsig}, our own verifier ${noticed.verifier}`,
  );
}

function tryTool(tool: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(tool, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stderr}${stdout}` });
    });
  });
}
