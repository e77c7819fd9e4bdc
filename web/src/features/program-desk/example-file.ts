import { OWN_ID } from '@porchlight/domain/programs/program-desk/entry-faults.ts';

/** A program file to begin with: every field that is needed, what only the operator knows left empty, so that a check names it. */
export function formatExample(today: string): string {
  const document = { title: '', url: 'https://', readOn: today };
  const program = {
    id: OWN_ID,
    name: '',
    level: 'regional',
    states: [],
    agency: '',
    address: 'https://',
    kind: 'grant',
    confidence: 'official',
    rules: [{ condition: { kind: 'income', of: 'ami', atMost: '80' }, document }],
    benefit: { kind: 'upTo', cents: 0 },
    repayment: '',
    document,
  };
  return `${JSON.stringify({ programs: [program] }, null, 2)}\n`;
}
