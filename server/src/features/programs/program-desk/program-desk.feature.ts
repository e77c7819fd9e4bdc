import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  MAX_CORRECTIONS,
  type PublishedCorrection,
} from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { OWN_ID } from '@porchlight/domain/programs/program-desk/entry-faults.ts';
import { isKnownProgram } from '@porchlight/domain/programs/program-desk/program-file.ts';
import { publishedProgramsContract } from '@porchlight/domain/programs/program-desk/published-programs.contract.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import type { StreamRequest, StreamRoute } from '../../../platform/http/routing/stream-routes.ts';
import { createProgramDeskRoutes, createProgramDeskStreams } from './program-desk.routes.ts';
import { programLog, programProposals, programRevisions } from './program-desk.table.ts';
import type { ProgramDeskContext } from './proposals.service.ts';
import { getStoredPrograms, type StoredPrograms } from './stored-programs.service.ts';

/** RFC 9110 13.1.2, compared weakly: a proxy that compresses marks the tag so. */
const isKnown = ({ headers }: IncomingMessage, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);

/**
 * Omits the operator's own programs that have ended; an ended one of the release has to be listed, so that readers remove it. Programs that
 * another release stored and this one cannot evaluate are omitted as well.
 */
const listPublished = ({ byId }: StoredPrograms) =>
  [...byId.values()]
    .map(({ program }) => program)
    .filter((program) => program.ended === undefined || !program.id.startsWith(OWN_ID))
    .filter(isKnownProgram);

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

/** What is public: kept by the browser, which asks each time whether it is still so. */
function createPublishedStreams(database: DatabaseConnection, headers: HeaderSets): StreamRoute[] {
  const writePrograms = keepLast(async (stored: StoredPrograms) =>
    JSON.stringify({ programs: listPublished(stored) }),
  );
  const writeCorrections = keepLast(async () =>
    JSON.stringify({ corrections: await listCorrections(database) }),
  );
  const answer = (write: typeof writePrograms) => async (request: StreamRequest) => {
    const stored = await getStoredPrograms(database);
    const { text, tag } = await write(stored);
    answerKept(request, text, tag);
  };
  return [
    { endpoint: publishedProgramsContract.programs, headers: headers.api, handle: answer(writePrograms) },
    {
      endpoint: publishedProgramsContract.corrections,
      headers: headers.api,
      handle: answer(writeCorrections),
    },
  ];
}

type Kept = { text: string; tag: string };

/** Writes an answer once for each version of what is stored. */
function keepLast(write: (stored: StoredPrograms) => Promise<string>) {
  let last: ({ version: number } & Kept) | undefined;
  return async (stored: StoredPrograms): Promise<Kept> => {
    if (last?.version === stored.version) return last;
    const text = await write(stored);
    // By what it says: after a backup was restored the same version may be another one.
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    last = { version: stored.version, text, tag };
    return last;
  };
}

function answerKept({ incoming, outgoing, headers }: StreamRequest, text: string, tag: string): void {
  const tagged = {
    ...headers,
    etag: tag,
    'cache-control': 'public, no-cache',
    'content-type': 'application/json',
  };
  if (isKnown(incoming, tag)) {
    outgoing.writeHead(304, tagged).end();
    return;
  }
  outgoing.writeHead(200, { ...tagged, 'content-length': Buffer.byteLength(text) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : text);
}

async function listCorrections({ db }: DatabaseConnection): Promise<PublishedCorrection[]> {
  const rows = await db
    .select()
    .from(programProposals)
    .where(and(eq(programProposals.status, 'approved'), isNotNull(programProposals.wrong)))
    .orderBy(desc(programProposals.decidedAt))
    .limit(MAX_CORRECTIONS);
  return rows.flatMap(({ programs: [program], wrong, right, decidedAt }) =>
    program === undefined || wrong === null || right === null || decidedAt === null
      ? []
      : [{ programId: program.id, name: program.name, wrong, right, on: getCalendarDay(decidedAt) }],
  );
}
