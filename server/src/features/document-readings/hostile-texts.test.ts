import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { useRealProcesses } from '@porchlight/testing/app/programs-in-process.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { renderHostilePdf } from '@porchlight/testing/files/hostile-pdf.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { expect, it } from 'vitest';

useRealProcesses();

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

/** Of the server's own process, which also runs the test; before the meaning was worked out elsewhere the first file took 40 s of it. */
const MAX_OWN_MS = 5_000;

it.each<[string, Uint8Array]>([
  ['one line of 100,000 letters', renderHostilePdf(['tax '.repeat(25_000)])],
  [
    '3,000 lines that begin like labels',
    renderHostilePdf(Array(3_000).fill('Property tax bill 2026 Loan terms')),
  ],
  [
    '20 pages of 200 lines of amounts',
    renderHostilePdf(Array(200).fill('$1,234.56 '.repeat(20)), { pages: 20 }),
  ],
  ['one line of 100,000 dollar signs', renderHostilePdf(['$'.repeat(100_000)])],
  ['a page that was written 1,000 times', renderHostilePdf(['Statement period'], { pages: 1_000 })],
])('%s is read outside of the server', async (_name, file) => {
  const begun = process.cpuUsage();
  const visitor = new TestVisitor(app);
  const reply = await visitor.call('POST', '/api/tools/read-document', new Uint8Array(file), {
    'content-type': 'application/pdf',
  });
  const { user, system } = process.cpuUsage(begun);
  expect([reply.status, (reply.body as unknown as DocumentReading).form]).toEqual([200, null]);
  expect((user + system) / 1_000).toBeLessThan(MAX_OWN_MS);
});
