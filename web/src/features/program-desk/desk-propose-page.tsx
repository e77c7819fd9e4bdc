import * as texts from '@porchlight/content/en/program-desk.ts';
import { OWN_ID } from '@porchlight/domain/programs/program-desk/entry-faults.ts';
import { toProgram } from '@porchlight/domain/programs/program-desk/program-entry.ts';
import { formatProgramFile } from '@porchlight/domain/programs/program-desk/program-file.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMay } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskPaths } from './desk-paths.ts';
import { ProposalForm } from './proposal-form.tsx';

/** Proposes a change of one program, or a file of them, for another member to approve. */
export default function ProposePage() {
  const mayPropose = useMay('decide');
  const today = useToday();
  const [params] = useSearchParams();
  const id = params.get('program') ?? '';
  const program = useQuery(
    staffApi.programDesk.read.queryOptions({ input: { id }, enabled: id !== '', staleTime: 0 }),
  );
  const isWaiting = id !== '' && program.isPending;
  return (
    <StaffPage title={texts.propose} intro={texts.proposeIntro}>
      <BackLink to={deskPaths.programs}>{texts.backToPrograms}</BackLink>
      {!mayPropose && <p>{texts.mayNotPropose}</p>}
      {mayPropose && program.isError && <p>{texts.fromProgram}</p>}
      {mayPropose && isWaiting && <Skeleton className="h-96" />}
      {mayPropose && !isWaiting && (
        <ProposalForm
          key={id}
          start={
            program.data === undefined
              ? formatExample(today)
              : formatProgramFile([toProgram(program.data.program)])
          }
        />
      )}
    </StaffPage>
  );
}

/** A program file to begin with: every field that is needed, what only the operator knows left empty, so that a check names it. */
function formatExample(today: string): string {
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
