import * as texts from '@porchlight/content/en/program-desk.ts';
import type { DeskProgramRow } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { RECHECK_AFTER_DAYS } from '@porchlight/domain/programs/program-desk/reading-days.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../console-kit/list-address.ts';
import { useMay } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { CalendarDay } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { deskPaths, exportPath } from './desk-paths.ts';
import { ProgramView } from './program-view.tsx';

const onlyNames = Object.keys(texts.onlyOptions) as (keyof typeof texts.onlyOptions)[];

/** The programs of the finder: which are due to be read again, and what each asks. */
export default function ProgramsPage() {
  const address = useListAddress();
  const mayPropose = useMay('decide');
  const page = useQuery(
    staffApi.programDesk.list.queryOptions({
      input: {
        search: address.search || undefined,
        only: onlyNames.find((known) => known === address.value('only')),
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  const counts = useQuery(staffApi.programDesk.counts.queryOptions());
  return (
    <StaffPage
      title={texts.programs}
      intro={texts.programsIntro(RECHECK_AFTER_DAYS)}
      action={
        mayPropose && (
          <ButtonLink to={deskPaths.propose} variant="primary">
            {texts.propose}
          </ButtonLink>
        )
      }
    >
      <p className="flex flex-wrap gap-x-6">
        <ButtonLink to={deskPaths.proposals} variant="plain" size="small" className="-ml-3.5">
          {texts.proposalsCount(counts.data?.waiting ?? 0)}
        </ButtonLink>
        <ButtonLink to={deskPaths.log} variant="plain" size="small">
          {texts.log}
        </ButtonLink>
        <a
          href={exportPath()}
          download
          className="inline-flex min-h-11 items-center px-3.5 font-semibold text-[.9375rem] text-dusk"
        >
          {texts.exportAll}
        </a>
      </p>
      <StaffSplit
        address={address}
        detail={(id) => <ProgramView key={id} id={id} />}
        list={
          <StaffTable
            name="programs"
            caption={texts.listCaption}
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            searchLabel={texts.searchLabel}
            filters={[
              {
                name: 'only',
                label: texts.only,
                all: texts.everyProgram,
                options: onlyNames.map((name) => [name, texts.onlyOptions[name]]),
              },
            ]}
            empty={texts.nothingHere}
            pageNames={[texts.earliest, texts.later]}
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<DeskProgramRow>[] = [
  { id: 'name', label: texts.columns.name, show: (row) => row.name },
  { id: 'readOn', label: texts.columns.readOn, show: (row) => <CalendarDay day={row.readOn} /> },
  { id: 'state', label: texts.columns.state, show: (row) => <ProgramState row={row} /> },
  { id: 'states', label: texts.columns.states, show: (row) => describePlaces(row.states) },
  { id: 'agency', label: texts.columns.agency, show: (row) => row.agency },
  { id: 'confidence', label: texts.columns.confidence, show: (row) => texts.confidences[row.confidence] },
  { id: 'origin', label: texts.columns.origin, show: (row) => texts.origins[row.origin] },
];

function ProgramState({ row: { isDue, isWaiting, hasEnded } }: { row: DeskProgramRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isDue && <Badge look="now">{texts.due}</Badge>}
      {isWaiting && <Badge look="now">{texts.waiting}</Badge>}
      {hasEnded && <Badge>{texts.ended}</Badge>}
      {!isDue && !isWaiting && !hasEnded && <Badge look="done">{texts.upToDate}</Badge>}
    </span>
  );
}

function describePlaces([first, ...more]: readonly string[]): string {
  if (first === undefined) return texts.everywhere;
  return more.length === 0 ? first : texts.moreStates(first, more.length);
}
