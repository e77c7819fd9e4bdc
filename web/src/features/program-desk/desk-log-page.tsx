import * as texts from '@porchlight/content/en/program-desk.ts';
import type { ProgramLogRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useListAddress } from '../../console-kit/list-address.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { deskPaths } from './desk-paths.ts';

/** Everything that was done to the programs, newest first. */
export default function LogPage() {
  const address = useListAddress();
  const page = useQuery(
    staffApi.programDesk.log.queryOptions({
      input: { cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.log} intro={texts.logIntro}>
      <BackLink to={deskPaths.programs}>{texts.backToPrograms}</BackLink>
      <StaffTable
        name="program-log"
        caption={texts.logCaption}
        columns={columns}
        page={page}
        address={address}
        readId={(row) => String(row.id)}
        empty={texts.noLog}
      />
    </StaffPage>
  );
}

const names = texts.logColumns;
const columns: readonly StaffColumn<ProgramLogRow>[] = [
  { id: 'at', label: names.at, show: (row) => <When at={row.at} /> },
  { id: 'action', label: names.action, show: (row) => texts.actions[row.action] },
  { id: 'program', label: names.program, show: (row) => <Programs row={row} /> },
  { id: 'by', label: names.by, show: (row) => row.by },
  { id: 'note', label: names.note, show: (row) => <span className="wrap-anywhere">{row.note}</span> },
];

function Programs({ row: { proposalId, programId, programs, name } }: { row: ProgramLogRow }) {
  const to =
    proposalId !== null
      ? `${deskPaths.proposals}?id=${proposalId}`
      : programId !== null
        ? `${deskPaths.programs}?id=${encodeURIComponent(programId)}`
        : undefined;
  const words = name ?? texts.several(programs);
  if (to === undefined) return words;
  return (
    <Link to={to} className="text-link underline">
      {words}
    </Link>
  );
}
