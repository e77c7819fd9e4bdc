import { defineFeature } from '../../../platform/feature.ts';
import { createProgramDeskRoutes, createProgramDeskStreams } from './program-desk.routes.ts';
import { programLog, programProposals, programRevisions } from './program-desk.table.ts';
import type { ProgramDeskContext } from './proposals.service.ts';
import { createPublishedStreams } from './published-programs.service.ts';

const leftOut = 'programs for home buyers and who of the operator’s changed them, with no buyer’s data';

export const programDeskFeature = defineFeature({
  name: 'program-desk',
  tables: [
    { table: programProposals, leftOut },
    { table: programRevisions, leftOut },
    { table: programLog, leftOut },
  ],
  routes: (parts: ProgramDeskContext) => ({ programDesk: createProgramDeskRoutes(parts) }),
  streams: (parts: ProgramDeskContext, headers) => [
    ...createProgramDeskStreams(parts, headers),
    ...createPublishedStreams(parts.database, headers),
  ],
});
