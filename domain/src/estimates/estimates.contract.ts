import * as z from 'zod/mini';
import { publicEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField } from '../kernel/fields.ts';
import { estimateInput } from '../tools/estimate/estimate-input.ts';

/** The input of an estimate with its day, as `input` of a downloaded file holds it. */
export const datedEstimateInput = z.extend(estimateInput, { on: calendarDateField });

export const estimatesContract = {
  pdf: publicEndpoint()
    .route({
      method: 'POST',
      path: '/tools/estimate/pdf',
      tags: ['Tools'],
      summary: 'A computed estimate on Letter paper',
      description:
        'Takes the input of `POST /tools/estimate` with its day (`on`): what stands under `input` in a downloaded estimate. The same input gives the same bytes. Nothing is stored.',
    })
    .meta({ stores: 'nothing' })
    .input(datedEstimateInput)
    .output(z.file()),
};
