import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';

const document = {
  title: 'City of Austin, program guide',
  url: 'https://www.austintexas.gov/dpa',
  readOn: '2026-11-25',
} as const;

/** A program of an operator's own, in Texas, for a household with at most 80 percent of the area's median. */
export function makeLocalProgram(id: string, change: Partial<Program> = {}): Program {
  return {
    id,
    name: `Program ${id}`,
    level: 'regional',
    states: ['TX'],
    agency: 'City of Austin',
    address: 'https://www.austintexas.gov/dpa',
    kind: 'forgivableLoan',
    confidence: 'official',
    rules: [{ condition: { kind: 'income', of: 'ami', atMost: '80' }, document }],
    benefit: { kind: 'upTo', cents: 4_000_000 },
    repayment: 'Forgiven after ten years.',
    document,
    ...change,
  };
}

/** A program file with one such program. */
export const formatLocalFile = (id: string, change: Partial<Program> = {}): string =>
  JSON.stringify({ programs: [makeLocalProgram(id, change)] }, null, 2);

/** A pending proposal of one new program by an unknown member; returns its id. */
export async function insertProposal(
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
  programId: string,
): Promise<string> {
  const [row] = await query(
    `insert into program_proposals (programs, bases, count, names, reason, proposed_by_id, proposed_by, proposed_at)
     values ($1::jsonb, $2::jsonb, 1, '["A program"]'::jsonb, 'The city opened it.', 'somebody', 'Sid Somebody', now()) returning id`,
    [JSON.stringify([makeLocalProgram(programId)]), JSON.stringify({ [programId]: 0 })],
  );
  return String(row?.id);
}
