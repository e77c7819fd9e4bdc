import {
  appendLater,
  type LaterSignature,
  makeLaterSignatures,
} from '@porchlight/testing/attacks/attack-corpus.ts';
import {
  type Carrier,
  type Drawn,
  draw,
  type Field,
  formatSignatureField,
  numbers,
  type PageDraft,
  writeDraft,
} from '@porchlight/testing/attacks/attack-pages.ts';
import { appendSignature, makeSignedSample } from '@porchlight/testing/attacks/attack-samples.ts';
import { makeCms } from '@porchlight/testing/attacks/cms-samples.ts';
import { makeIdentity } from '@porchlight/testing/attacks/identity-samples.ts';
import { appendUpdate, fromLatin1, toLatin1 } from '@porchlight/testing/attacks/signed-samples.ts';
import { describe, expect, test } from 'vitest';
import type { Addition, FileAnswer } from './verification.ts';
import { verifyFile } from './verify-file.ts';

const ours = await makeIdentity();
const laters = await makeLaterSignatures(ours);
const make = (content: Uint8Array<ArrayBuffer>) => makeCms(content, ours);
const sample = await makeSignedSample('incremental saving', 'stamp', make);
const { object, stream } = { object: numbers.drawn, stream: numbers.drawnStream };
const laterField: Field = { object: numbers.laterField, name: 'later', signature: numbers.laterSignature };

const drawn = (carrier: Carrier, field = laterField): Drawn =>
  draw(carrier, sample.draft, { color: '1 0 0', object, stream, field });
const edit = ({ draft, objects }: Drawn, change: (mark: string) => string): Drawn => ({
  draft,
  objects: { ...objects, [object]: change(objects[object] ?? '') },
});

async function check(bytes: Uint8Array): Promise<[FileAnswer, Addition | null | undefined]> {
  const verdict = await verifyFile(bytes, [ours.fingerprint]);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return [verdict.answer, verdict.signatures[0]?.addition];
}

describe('what one update brings', { timeout: 60_000 }, () => {
  const pressable = edit(drawn('stamp'), (mark) => mark.replace('/F 4', '/F 4 /A << /S /URI /URI (x) >>'));
  const changing = edit(drawn('stamp'), (mark) => mark.replace('/AP <<', `/AP << /R ${stream} 0 R`));
  const cases: [string, LaterSignature, Drawn, Addition | null][] = [
    ['a stamp', 'own signature', drawn('stamp'), null],
    ['a free text', 'own signature', drawn('free text'), null],
    ['its own appearance', 'own signature', drawn('field appearance'), null],
    ['a stamp to press', 'own signature', pressable, 'pages-changed'],
    ['a stamp that changes under the pointer', 'own signature', changing, 'pages-changed'],
    ['a field to fill in', 'own signature', drawn('widget'), 'fields-changed'],
    ['contents', 'own signature', drawn('page content'), 'pages-changed'],
    ['resources', 'own signature', drawn('resources'), 'pages-changed'],
    [
      'an appearance of the first signature',
      'own signature',
      drawn('field appearance', { object: numbers.field, name: 'first', signature: numbers.signature }),
      'fields-changed',
    ],
    ['nothing', "stranger's signature", { draft: sample.draft, objects: {} }, 'signed-elsewhere-later'],
    ['a stamp', "stranger's signature", drawn('stamp'), 'signed-elsewhere-later'],
    ['contents', "stranger's signature", drawn('page content'), 'pages-changed'],
    ['nothing', 'time-stamp of a service', { draft: sample.draft, objects: {} }, null],
    ['nothing', 'self-made time-stamp', { draft: sample.draft, objects: {} }, null],
    ['nothing', 'time-stamp with SHA-1', { draft: sample.draft, objects: {} }, 'signed-elsewhere-later'],
    ['nothing', 'time-stamp of RSA 1024', { draft: sample.draft, objects: {} }, 'signed-elsewhere-later'],
    ['a stamp', 'time-stamp of a service', drawn('stamp'), 'pages-changed'],
    ['a free text', 'self-made time-stamp', drawn('free text'), 'pages-changed'],
    ['its own appearance', 'self-made time-stamp', drawn('field appearance'), 'fields-changed'],
    ['its own appearance', 'time-stamp with SHA-1', drawn('field appearance'), 'fields-changed'],
  ];
  test.each(cases)('%s, with %s', async (_, later, what, addition) => {
    const bytes = await appendLater(sample.bytes, what, laters[later]);
    expect(await check(bytes)).toEqual([addition === null ? 'signed-here' : 'changed', addition]);
  });

  test('a field of a time-stamp that has a size, although no appearance', async () => {
    const { draft, objects } = drawn('field appearance');
    const field = objects[numbers.laterField]?.replace(/\/AP << [^>]*>>/, '') ?? '';
    const what = { draft, objects: { [numbers.laterField]: field } };
    const bytes = await appendLater(sample.bytes, what, laters['self-made time-stamp']);
    expect(await check(bytes)).toEqual(['changed', 'fields-changed']);
  });
});

describe('an own signature speaks for its own update alone', { timeout: 60_000 }, () => {
  const entries = '/SubFilter /ETSI.CAdES.detached';
  const withField = (draft: PageDraft, field: number, signature: number) => {
    const annotations = [...draft.annotations, field];
    const changed = { ...draft, annotations, fields: [...draft.fields, field] };
    const objects = { [field]: formatSignatureField(String(field), signature), ...writeDraft(changed) };
    return { draft: changed, objects };
  };

  test('not for the update before it', async () => {
    const { draft, objects } = drawn('stamp');
    const marked = appendUpdate(sample.bytes, { objects });
    const bytes = await appendLater(marked, { draft, objects: {} }, laters['own signature']);
    expect(await check(bytes)).toEqual(['changed', 'document-changed']);
  });

  test('not for the update behind its dictionary, although it covers that too', async () => {
    const { laterField, laterSignature } = numbers;
    const { draft, objects } = drawn('stamp');
    const behind = { objects: { ...objects, ...withField(draft, laterField, laterSignature).objects } };
    const signature = { make, object: laterSignature, entries };
    const apart = await appendSignature(sample.bytes, { objects: {} }, { ...signature, behind });
    expect((await check(apart))[0]).toBe('changed');
    expect((await check(await appendSignature(sample.bytes, behind, signature)))[0]).toBe('signed-here');
  });

  test('each of five for its own', async () => {
    let bytes: Uint8Array<ArrayBuffer> = sample.bytes;
    let { draft } = sample;
    for (const field of [40, 50, 60, 70, 80]) {
      const update = withField(draft, field, field + 1);
      bytes = await appendSignature(bytes, update, { make, object: field + 1, entries });
      draft = update.draft;
    }
    expect(await check(bytes)).toEqual(['signed-here', null]);
  });
});

test('more updates than any real file has are not compared one by one', { timeout: 60_000 }, async () => {
  let bytes: Uint8Array<ArrayBuffer> = sample.bytes;
  for (let count = 0; count < 101; count += 1) bytes = appendUpdate(bytes, { objects: {} });
  expect(await check(bytes)).toEqual(['changed', 'structure-replaced']);
});

test('white space between updates is nothing', { timeout: 60_000 }, async () => {
  const blank = appendUpdate(fromLatin1(`${toLatin1(sample.bytes)}\r\n\n`), { objects: {} });
  expect((await check(blank))[0]).toBe('signed-here');
});
