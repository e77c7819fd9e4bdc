import * as z from 'zod/mini';
import { defineRecordKind } from '../home-record.ts';
import { line, yesNoField } from '../record-fields.ts';

/** Whether its owners bought the house new from a builder, who then has a warranty to keep. */
export const constructionKind = defineRecordKind({
  name: 'construction',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000c0',
  fields: { isNewlyBuilt: yesNoField, builder: z.nullable(line(80)) },
});
