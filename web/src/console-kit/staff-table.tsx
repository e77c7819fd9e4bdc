import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../platform/browser/browser-storage.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LeftOutNote } from '../ui/left-out.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { sentence } from '../ui/sentence.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChoosePageBox } from './choose-box.tsx';
import { type ListFilter, ListTools, type MoreFilters } from './list-tools.tsx';
import { useStaff } from './staff.queries.ts';
import { focusFirstRow, StaffRows, type StaffRowsProps } from './staff-rows.tsx';

export type StaffTableProps<Row> = Omit<StaffRowsProps<Row>, 'rows' | 'isOld'> & {
  /** Under which the choice of columns is kept. */
  name: string;
  page: UseQueryResult<ListPage<Row>>;
  /** The label of the search field, where the list can be searched. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  moreFilters?: MoreFilters;
  /** The address of the same view as CSV, for members who may export it. */
  csv?: string | undefined;
  /** Shown while the list is empty and no filter narrows it. */
  empty: ReactNode;
  /** Above what narrows the list, such as filters with names. */
  above?: ReactNode;
  /** How many rows there are, in words. */
  total?: string | undefined;
  /** What leads back and on; newest first unless said otherwise. */
  pageNames?: readonly [back: string, on: string];
};

/** A list of the console: one page of rows, moved through by arrow keys, with what narrows it in the page's address. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const staff = useStaff();
  const { name, page, address, empty, pageNames = [texts.newer, texts.older] } = props;
  const columns = props.columns.filter(
    ({ rights }) => rights === undefined || (staff !== undefined && hasRights(staff.role, rights)),
  );
  const off = columns.filter(({ isOff }) => isOff).map(({ id }) => id);
  const { hidden, show } = useHiddenColumns(name, off);
  const isBeside = address.openId !== undefined;
  const shown = columns.filter(
    ({ id, isLeftOutBeside }, place) =>
      place === 0 || !(hidden.includes(id) || (isBeside && isLeftOutBeside)),
  );
  const { data, isError, isFetching, refetch } = page;
  return (
    <section
      aria-label={props.caption}
      tabIndex={-1}
      className="relative grid min-w-0 gap-4 focus-visible:outline-offset-4"
      data-list=""
    >
      {data && data.rows.length > 0 && props.opens && <SkipToRows />}
      {props.above}
      <ListTools
        address={address}
        searchLabel={props.searchLabel}
        filters={props.filters ?? []}
        moreFilters={props.moreFilters}
        columns={columns.slice(1)}
        hidden={hidden}
        onShow={show}
        csv={props.csv}
      />
      {(props.total !== undefined || props.choosing) && (
        <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="figure-tabular text-ink-soft">
            {props.total ?? ''}
          </p>
          {props.choosing && data && data.rows.length > 0 && (
            <span className="md:hidden">
              <ChoosePageBox choice={props.choosing.choice} label={texts.chooseAllLabel} />
            </span>
          )}
        </div>
      )}
      {isError && data === undefined && (
        <LoadFailed title={texts.listFailed} busy={isFetching} onRetry={() => void refetch()}>
          {page.error.message}
        </LoadFailed>
      )}
      {!isError && data === undefined && <Waiting />}
      {data?.rows.length === 0 && (
        <div className="rounded-m border border-line border-dashed p-8 text-ink-soft">
          {address.isNarrowed || address.cursor !== undefined ? (
            <p>
              {sentence(
                texts.noMatches((words) => (
                  <Link to={address.toAll} className="text-link">
                    {words}
                  </Link>
                )),
              )}
            </p>
          ) : (
            empty
          )}
        </div>
      )}
      {data && data.rows.length > 0 && (
        <StaffRows {...props} columns={shown} rows={data.rows} isOld={page.isPlaceholderData} />
      )}
      <LeftOutNote count={data?.leftOut} what={['row', 'rows']} />
      {data && (data.previous !== null || data.next !== null) && (
        <nav aria-label={texts.paginationLabel} className="flex flex-wrap gap-3">
          {data.previous !== null && (
            <ButtonLink to={address.toPage(data.previous)} size="small">
              {pageNames[0]}
            </ButtonLink>
          )}
          {data.next !== null && (
            <ButtonLink to={address.toPage(data.next)} size="small">
              {pageNames[1]}
            </ButtonLink>
          )}
        </nav>
      )}
      {props.choosing && (
        // Always as high, so that nothing moves when something is chosen; the last rows can be scrolled above it.
        <div className="pointer-events-none sticky bottom-3 z-10 flex min-h-36 items-end sm:min-h-20">
          <div className="pointer-events-auto w-full">
            {props.choosing.choice.count > 0 ? props.choosing.bar : props.choosing.after}
          </div>
        </div>
      )}
    </section>
  );
}

/** The first stop of the Tab key in a list: past everything that narrows it. */
function SkipToRows() {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => focusFirstRow(currentTarget)}
      className="-top-2 absolute left-0 z-20 cursor-pointer rounded-m bg-dusk px-5 py-3 font-semibold text-on-dusk not-focus:sr-only"
    >
      {texts.skipToRows}
    </button>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <p className="sr-only">{texts.loadingTheList}</p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}

/** Which columns of a table this browser hides, by their ids; kept under the table's name. */
function useHiddenColumns(table: string, usual: readonly string[]) {
  const key = `porchlight.console.columns.${table}`;
  const [hidden, setHidden] = useState<readonly string[]>(
    () => browserStorage.read(key)?.split(' ').filter(Boolean) ?? usual,
  );
  function show(column: string, isShown: boolean) {
    const others = hidden.filter((id) => id !== column);
    const next = isShown ? others : [...others, column];
    setHidden(next);
    browserStorage.write(key, next.join(' '));
  }
  return { hidden, show };
}
