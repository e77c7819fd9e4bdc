import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { inspectPdf, sealDocument } from '../server/src/features/signing/sealing/sealing-engine.ts';
import type { Row } from './harness/figures.ts';
import { startOpensslTimestamps } from './harness/openssl-timestamps.ts';
import { isInstalled, PACKAGES } from './harness/programs.ts';
import { makeIdentity, makeSpecimens, type Specimen } from './harness/signing-corpus.ts';

const TOOLS = ['pdfsig', 'pdftocairo', 'pdftoppm', 'openssl', 'qpdf', 'gs'] as const;
const MIN_PDFS = 100;
const FLIPS = 400;

type Tool = (typeof TOOLS)[number];
const has = (tool: string) => isInstalled(tool, process.env.PATH ?? '');

/** `folder` is for files; `problems` takes a sentence for each thing that is not as it should be. */
type Judging = { folder: string; problems: string[] };

/**
 * Seals more than a hundred PDFs of many makers and has programs of others judge them: poppler's pdfsig every signature, OpenSSL the CAdES
 * signature itself, qpdf the structure. Then changes single bytes, each of which has to be noticed. What needs a missing program is left out.
 */
export async function judgeSealedPdfs(folder: string): Promise<Row[]> {
  for (const tool of TOOLS.filter((each) => !has(each)))
    console.log(`missing: ${tool} (Debian package ${PACKAGES[tool]}); what needs it is left out`);
  const judging: Judging = { folder, problems: [] };
  const { problems } = judging;
  const { identity, certificate } = await makeIdentity();
  await writeFile(join(folder, 'certificate.pem'), certificate);
  const specimens = await makeSpecimens(folder, has);
  const sealed: Specimen[] = [];
  for (const specimen of specimens) {
    const file = await seal(judging, specimen, identity);
    if (!file) continue;
    const before = problems.length;
    await judge(judging, specimen, file);
    if (problems.length === before) sealed.push({ ...specimen, file });
  }
  const [first] = specimens;
  if (has('openssl') && first) await checkTimestamp(judging, first, identity);
  const isAccepted = problems.length === 0;
  const noticed = await flipBytes(judging, sealed, identity.fingerprint);
  for (const problem of problems) console.log(`NOT GOOD: ${problem}`);
  const judges = (['pdfsig', 'openssl', 'qpdf'] satisfies Tool[]).filter(has);
  return [
    {
      what: `PDFs of many makers, sealed and accepted by ${judges.join(', ')}`,
      figure: `${sealed.length} of ${specimens.length}`,
      bound: `all of >= ${MIN_PDFS}`,
      holds: isAccepted && specimens.length >= MIN_PDFS,
    },
    {
      what: `changed bytes of ${FLIPS} that are noticed`,
      figure: `${noticed.pdfsig} by pdfsig, ${noticed.verifier} by our own verifier`,
      bound: 'all',
      holds: noticed.verifier === FLIPS && (noticed.pdfsig === FLIPS || !has('pdfsig')),
    },
  ];
}

type Identity = Awaited<ReturnType<typeof makeIdentity>>['identity'];

/** The time of OpenSSL's own service in a seal: level B-T, and accepted like the others. */
async function checkTimestamp(judging: Judging, specimen: Specimen, identity: Identity): Promise<void> {
  const service = await startOpensslTimestamps(judging.folder);
  try {
    const file = await seal(judging, specimen, identity, service);
    if (file) await judge(judging, { ...specimen, name: `${specimen.name}, time-stamped by OpenSSL` }, file);
  } finally {
    service.close();
  }
}

async function seal(
  { problems }: Judging,
  { name, file }: Specimen,
  identity: Identity,
  timestamps?: { url: string },
) {
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

async function judge(judging: Judging, { name, signatures }: Specimen, file: Uint8Array): Promise<void> {
  const { folder, problems } = judging;
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
  if (has('openssl')) await judgeByOpenssl(judging, name, file);
}

async function judgeByOpenssl({ folder, problems }: Judging, name: string, file: Uint8Array): Promise<void> {
  const { start, end, der } = parseLastSignature(file);
  const [signature, content] = [join(folder, 'signature.der'), join(folder, 'content')];
  await writeFile(signature, der);
  await writeFile(content, Buffer.concat([file.subarray(0, start), file.subarray(end)]));
  const { code, output } = await tryTool('openssl', [
    ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', signature, '-content', content],
    ...['-CAfile', join(folder, 'certificate.pem'), '-purpose', 'any', '-out', '/dev/null'],
  ]);
  if (code !== 0) problems.push(`${name}: openssl cms -cades does not accept it\n${output}`);
}

function parseLastSignature(file: Uint8Array): { start: number; end: number; der: Buffer } {
  const text = Buffer.from(file);
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(
    text.toString('latin1', text.lastIndexOf('/ByteRange')),
  );
  const [start, end] = [Number(range?.[1]), Number(range?.[2])];
  const padded = Buffer.from(text.toString('latin1', start + 1, end - 1), 'hex');
  // DER says how long it is: a long form of two bytes.
  return { start, end, der: padded.subarray(0, 4 + padded.readUInt16BE(2)) };
}

/** Single bytes are changed in the signed range of small files, so that many can be tried. Gives how many changes were noticed. */
async function flipBytes({ folder, problems }: Judging, sealed: readonly Specimen[], fingerprint: string) {
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
    const { start, end } = parseLastSignature(specimen.file);
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
  return noticed;
}

function tryTool(tool: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(tool, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stderr}${stdout}` });
    });
  });
}
