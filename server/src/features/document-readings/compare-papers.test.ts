import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import type { DisclosureComparison } from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import { parseSentReading } from '@porchlight/domain/readings/disclosure-changes/sent-reading.ts';
import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { drawClosing } from '@porchlight/testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate } from '@porchlight/testing/forms/made/drawing/draw-estimate.ts';
import { h24b } from '@porchlight/testing/forms/made/making/h24b.ts';
import { h25b } from '@porchlight/testing/forms/made/making/h25b.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import { expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

async function read(file: Uint8Array): Promise<FormReading> {
  const { body } = await new TestVisitor(app).call('POST', '/api/tools/read-document', new Uint8Array(file), {
    'content-type': 'application/pdf',
  });
  const reading = parseSentReading(body as unknown as DocumentReading);
  if (reading === undefined) throw new Error('no form was read');
  return reading;
}

it('compares the Bureau’s samples of one loan as the interface reads them, and finds nothing to ask', async () => {
  const estimate = await read(await drawEstimate(h24b, 'Times'));
  const closing = await read(await drawClosing(h25b, 'Times'));
  const { comparisons, wait }: DisclosureComparison = compareDisclosures({ estimates: [estimate], closing });
  expect(comparisons[0]).toMatchObject({ over: '0.00', ask: false, toCheck: [] });
  const totals = new Map(comparisons[0]?.totals.map(({ name, le, cd }) => [name, [le, cd]]));
  // H-24(B) and H-25(B) (12 CFR 1026 Appendix H).
  expect(totals.get('D')).toEqual(['5672.00', '4694.05']);
  expect(totals.get('I')).toEqual(['2382.00', '5018.05']);
  expect(totals.get('J')).toEqual(['8054.00', '9712.10']);
  expect(totals.get('cash_to_close')).toEqual(['16054.00', '14147.26']);
  expect(wait).toMatchObject({ aprBefore: '4.274', aprNow: '4.174', threeMoreDays: false });
}, 60_000);
