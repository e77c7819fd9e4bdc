import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHiddenColumns } from './column-choice.ts';
import type { ListAddress } from './list-address.ts';
import { type ListFilter, ListTools, type MoreFilters } from './list-tools.tsx';
import { moveThroughRows } from './row-keys.ts';

/** `isOff`: hidden until somebody asks for it. The first column names the row, leads to it, and always shows. */
export type StaffColumn<Row> = {
  id: string;
  label: string;
  show(row: Row): ReactNode;
  isAmount?: boolean;
  isOff?: boolean;
};

export type StaffTableProps<Row> = {
  /** Under which the choice of columns is kept. */
  name: string;
  caption: string;
  columns: readonly StaffColumn<Row>[];
  page: UseQueryResult<ListPage<Row>>;
  address: ListAddress;
  readId(row: Row): string;
  /** Whether a row opens beside the list. */
  opens?: boolean;
  /** The label of the search field, where the list can be searched. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  moreFilters?: MoreFilters;
  /** Where the same view comes from as CSV, for whoever may have it. */
  csv?: string | undefined;
  /** What stands here while there is nothing, and nothing narrows the list. */
  empty: ReactNode;
  /** Before the first column, such as a box to choose a row. */
  lead?: { label: string; show(row: Row): ReactNode };
  /** What leads back and on; newest first unless said otherwise. */
  pageNames?: readonly [back: string, on: string];
};

/** A list of the console: one page of rows, moved through by arrow keys, with what narrows it in the page's address. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { name, columns, page, address, empty, pageNames = ['Newer', 'Older'] } = props;
  const off = columns.filter(({ isOff }) => isOff).map(({ id }) => id);
  const { hidden, show } = useHiddenColumns(name, off);
  const shown = columns.filter(({ id }, place) => place === 0 || !hidden.includes(id));
  const { data, isError, isFetching, refetch } = page;
  return (
    <section aria-label={props.caption} className="grid min-w-0 gap-4" data-list="">
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
      {isError && data === undefined && (
        <LoadFailed title="This list did not load" busy={isFetching} onRetry={() => void refetch()}>
          {page.error.message}
        </LoadFailed>
      )}
      {!isError && data === undefined && <Waiting />}
      {data?.rows.length === 0 && (
        <div className="rounded-m border border-line border-dashed p-8 text-ink-soft">
          {address.isNarrowed || address.cursor !== undefined ? (
            <p>
              Nothing here fits.{' '}
              <Link to={address.toAll} className="text-link">
                Show everything
              </Link>
            </p>
          ) : (
            empty
          )}
        </div>
      )}
      {data && data.rows.length > 0 && <Rows {...props} columns={shown} rows={data.rows} />}
      {data && (data.previous !== null || data.next !== null) && (
        <nav aria-label="Pages of this list" className="flex flex-wrap gap-3">
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
    </section>
  );
}

function Rows<Row>({
  caption,
  columns,
  rows,
  page,
  address,
  readId,
  opens = false,
  lead,
}: StaffTableProps<Row> & { rows: readonly Row[] }) {
  const help = useId();
  const isOld = page.isPlaceholderData;
  return (
    <div className="md:overflow-x-auto md:p-1 md:-m-1">
      <p id={help} className="sr-only">
        {opens && 'Arrow keys move through the rows, Home and End to the first and last; Enter opens one.'}
      </p>
      <table
        aria-describedby={help}
        aria-busy={isOld}
        onKeyDown={moveThroughRows}
        className={`figure-tabular block w-full border-collapse text-left text-[.9375rem] md:table ${isOld ? 'opacity-60' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-line-strong border-b">
            {lead && (
              <th scope="col" className="w-11">
                <span className="sr-only">{lead.label}</span>
              </th>
            )}
            {columns.map(({ id, label, isAmount }) => (
              <th
                key={id}
                scope="col"
                className={`px-3 py-2.5 font-semibold text-ink-soft ${isAmount ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 md:table-row-group">
          {rows.map((row) => {
            const id = readId(row);
            const isOpen = opens && address.openId === id;
            return (
              <tr
                key={id}
                className={`grid gap-1 rounded-m border border-line p-4 align-top md:table-row md:rounded-none md:border-0 md:border-b ${isOpen ? 'bg-sunken shadow-[inset_3px_0_0_var(--dusk)]' : 'bg-surface md:bg-transparent md:hover:bg-sunken'}`}
              >
                {lead && <td className="md:py-1.5 md:align-middle">{lead.show(row)}</td>}
                {columns.map(({ id: column, label, show, isAmount }, place) =>
                  place === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className="break-words font-semibold max-md:wrap-anywhere md:px-3 md:py-1.5 md:align-middle"
                    >
                      {opens ? (
                        <Link
                          to={address.toRow(id)}
                          preventScrollReset
                          data-row=""
                          aria-current={isOpen || undefined}
                          className="inline-flex min-h-8 items-center text-link"
                        >
                          {breakLongWords(show(row))}
                        </Link>
                      ) : (
                        breakLongWords(show(row))
                      )}
                    </th>
                  ) : (
                    <td
                      key={column}
                      className={`break-words flex gap-2 max-md:wrap-anywhere max-md:has-[>span:last-child:empty]:hidden md:table-cell md:px-3 md:py-2.5 md:align-middle ${isAmount ? 'md:text-right' : ''}`}
                    >
                      <span aria-hidden="true" className="w-28 shrink-0 text-ink-soft md:hidden">
                        {label}
                      </span>
                      <span className="min-w-0">{breakLongWords(show(row))}</span>
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Longer than the name of a month, a street or most addresses. */
const LONG_WORD = /\S{36}/;

/** Anybody may write a word without end in a form: it must not push the other columns off the screen. */
function breakLongWords(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string' || !LONG_WORD.test(shown)) return shown;
  return <span className="wrap-anywhere md:block md:min-w-48">{shown}</span>;
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <p className="sr-only">Loading the list…</p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
