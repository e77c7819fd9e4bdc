import * as z from 'zod/mini';
import * as texts from '../en.ts';

import { defineRecordKind, findRecord } from '../home-record.ts';
import { dayField, line, priceField } from '../record-fields.ts';
import { homeKind } from './home.ts';

/** What was added to the home and counts in its basis. `receiptId` is the writer's document, which the other buyer may not see. */
export const improvementKind = defineRecordKind({
  name: 'improvement',
  most: 500,
  fields: {
    doneOn: dayField,
    what: line(160),
    cost: priceField,
    receiptId: z.nullable(z.uuid(texts.chooseADocument)),
  },
  findProblems: ({ doneOn }, { records, today }): Record<string, string> => {
    if (doneOn > today) return { doneOn: texts.dayNotAhead };
    const boughtOn = findRecord(homeKind, records)?.content.boughtOn;
    return boughtOn !== undefined && doneOn < boughtOn ? { doneOn: texts.beforeClosing } : {};
  },
});
