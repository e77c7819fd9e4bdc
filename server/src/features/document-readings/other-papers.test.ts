import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { renderTypesetPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { bankStatements } from '@porchlight/testing/papers/bank-statements.ts';
import { otherPapers } from '@porchlight/testing/papers/other-papers.ts';
import type { PaperSample } from '@porchlight/testing/papers/paper-sample.ts';
import { taxForms } from '@porchlight/testing/papers/tax-forms.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

async function read(pages: readonly string[]): Promise<DocumentReading> {
  const file = new Uint8Array(renderTypesetPdf(...pages));
  const type = { 'content-type': 'application/pdf' };
  const reply = await new TestVisitor(app).call('POST', '/api/tools/read-document', file, type);
  expect(reply.status).toBe(200);
  return reply.body as unknown as DocumentReading;
}

const first = (samples: readonly PaperSample[]) => samples.slice(0, 1);

it.each([...first(bankStatements), ...first(taxForms)])('$name is read from its PDF', async (sample) => {
  const reading = await read(sample.pages);
  const values = Object.entries(reading.fields).map(([name, { value }]) => [name, value]);
  expect(reading).toMatchObject({ form: sample.kind, checks: sample.checks, notes: [] });
  expect(Object.fromEntries(values)).toMatchObject(sample.fields);
  expect(reading.lines).toMatchObject(sample.lines ?? {});
});

it('a list of documents is none of them, and that is said', async () => {
  const [, ...pages] = otherPapers[1] ?? [''];
  const reading = await read(pages);
  expect(reading).toMatchObject({ form: null, fields: {}, notes: [{ code: 'not-a-form' }] });
});
