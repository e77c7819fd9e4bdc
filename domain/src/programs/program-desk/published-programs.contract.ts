import * as z from 'zod/mini';
import { publicEndpoint } from '../../kernel/endpoint.ts';
import { publishedCorrection } from './desk-views.ts';
import { programEntry } from './program-entry.ts';

const tags = ['Programs'];

export const publishedProgramsContract = {
  programs: publicEndpoint()
    .route({
      method: 'GET',
      path: '/programs',
      tags,
      summary: 'Read the programs that the operator added or changed',
      description:
        'What was approved, each program as it is now; none where nothing was. The finder holds its own programs and takes these beside them: one with the id of one of ours stands in its place unless ours was read on a later day. Comes with an `ETag`.',
      successDescription: 'The programs, in the order of their ids.',
    })
    .meta({ stream: true })
    .output(z.object({ programs: z.array(programEntry) })),
  corrections: publicEndpoint()
    .route({
      method: 'GET',
      path: '/programs/corrections',
      tags,
      summary: 'Read the corrections of programs, newest first',
      successDescription: 'At most 500 corrections.',
    })
    .meta({ stream: true })
    .output(z.object({ corrections: z.array(publishedCorrection) })),
};
