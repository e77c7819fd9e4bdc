import * as z from 'zod/mini';
import * as words from '../en.ts';
import { defineRecordKind } from '../home-record.ts';
import { line, percentText, priceField } from '../record-fields.ts';

/** A mortgage credit certificate: rates of 10 to 50 percent are the ones of Form 8396. `certifiedAmount` in cents, null for the whole loan. */
export const creditCertificateKind = defineRecordKind({
  name: 'mortgage-credit-certificate',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000b7',
  fields: {
    agency: line(120),
    ratePercent: percentText(10, 50, words.enterCertificateRate),
    certifiedAmount: z.nullable(priceField),
  },
});
