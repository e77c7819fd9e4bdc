import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ChooseBox, ChoosePageBox } from './choose-box.tsx';
import type { ListAddress } from './list-address.ts';
import type { RowChoice } from './row-choice.ts';

const ROW = '[data-row]';
const BOX = '[data-choose]';
const kinds = [ROW, BOX];

const isBox = (element: HTMLElement): element is HTMLInputElement => element.matches(BOX);

/**
 * `isOff`: hidden until someone asks for it. The first column names the row, leads to it, and always shows. `order` names the orders of the
 * list by what the column shows, the one that is wanted more often first. Members without `rights` have no such column: what it would show is
 * hidden from them.
 */
export type StaffColumn<Row> = {
  id: string;
  label: string;
  show(row: Row): ReactNode;
  isAmount?: boolean;
  isOff?: boolean;
  rights?: NeededRights;
  /** Left out while a row is open beside the list, which says the same. */
  isLeftOutBeside?: boolean;
  order?: readonly [ColumnOrder, ColumnOrder];
};

type ColumnOrder = { sort: string; runs: 'ascending' | 'descending' };

export type StaffRowsProps<Row> = {
  caption: string;
  columns: readonly StaffColumn<Row>[];
  rows: readonly Row[];
  /** Whether these are of the page before, while the next one loads. */
  isOld: boolean;
  address: ListAddress;
  readId(row: Row): string;
  /** Whether a row opens beside the list. */
  opens?: boolean;
  /** The order of the list where the address names none, if columns have orders. */
  usualSort?: string;
  /** Lets rows be chosen, by a box before the first column; `bar` is what can be done with those that are, and `after` is in its place while none is. */
  choosing?: { choice: RowChoice; nameOf(row: Row): string; bar: ReactNode; after?: ReactNode };
};

/** The rows of one page of a list, moved through by arrow keys; on a phone each is a card. */
export function StaffRows<Row>({
  caption,
  columns,
  rows,
  isOld,
  address,
  readId,
  opens = false,
  choosing,
  usualSort = '',
}: StaffRowsProps<Row>) {
  const help = useId();
  const currentSort = address.value('sort') || usualSort;
  return (
    <div
      // It scrolls, and has to by the keyboard too where no row takes the focus.
      {...(opens || choosing ? {} : { tabIndex: 0 })}
      className="md:overflow-x-auto md:p-1 md:-m-1"
    >
      <p id={help} className="sr-only">
        {opens && texts.rowKeysHint}
        {choosing && texts.chooseKeysHint}
      </p>
      <table
        aria-describedby={help}
        aria-busy={isOld}
        onKeyDown={focusRowByKey}
        onClick={opens ? openRowByClick : undefined}
        className={`figure-tabular block w-full border-collapse text-left text-[.9375rem] md:table ${isOld ? 'opacity-60' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-line-strong border-b">
            {choosing && (
              <td className="w-11 max-md:hidden">
                <ChoosePageBox choice={choosing.choice} />
              </td>
            )}
            {columns.map(({ id, label, isAmount, order }) => (
              <th
                key={id}
                scope="col"
                aria-sort={order?.find(({ sort }) => sort === currentSort)?.runs}
                className={`px-3 py-2.5 font-semibold text-ink-soft ${isAmount ? 'text-right' : ''}`}
              >
                {order ? (
                  <OrderLink label={label} order={order} currentSort={currentSort} address={address} />
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 md:table-row-group">
          {rows.map((row) => {
            const id = readId(row);
            const isOpen = opens && address.openId === id;
            const isChosen = choosing?.choice.isChosen(id) ?? false;
            return (
              <tr
                key={id}
                className={`grid gap-1 rounded-m border border-line max-md:relative p-4 align-top md:table-row md:rounded-none md:border-0 md:border-b ${isChosen ? 'bg-dusk/6 night:bg-dusk/12' : isOpen ? 'bg-sunken' : `bg-surface md:bg-transparent ${opens ? 'cursor-pointer md:hover:bg-sunken' : ''}`} ${isOpen ? 'shadow-[inset_3px_0_0_var(--dusk)]' : ''}`}
              >
                {choosing && (
                  <td
                    data-own-press=""
                    className="cursor-auto max-md:absolute max-md:top-2.5 max-md:right-2 md:py-1.5 md:align-middle"
                  >
                    <ChooseBox id={id} name={choosing.nameOf(row)} choice={choosing.choice} />
                  </td>
                )}
                {columns.map(({ id: column, label, show, isAmount }, place) =>
                  place === 0 ? (
                    <th
                      key={column}
                      scope="row"
                      className={`break-words font-semibold max-md:wrap-anywhere md:min-w-28 md:px-3 md:py-1.5 md:align-middle ${choosing ? 'max-md:pr-10' : ''}`}
                    >
                      {opens ? (
                        <Link
                          to={address.toRow(id)}
                          preventScrollReset
                          data-row=""
                          aria-current={isOpen || undefined}
                          className="inline-flex min-h-8 scroll-mb-40 items-center text-link"
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

/** Leads to the list in the order of a column, and from there to the reverse. A narrow screen has a choice in its place. */
function OrderLink({
  label,
  order: [first, second],
  currentSort,
  address,
}: {
  label: string;
  order: readonly [ColumnOrder, ColumnOrder];
  currentSort: string;
  address: ListAddress;
}) {
  const current = [first, second].find(({ sort }) => sort === currentSort);
  const Arrow = current?.runs === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="md:hidden">{label}</span>
      <Link
        to={address.toOrder(current === first ? second.sort : first.sort)}
        preventScrollReset
        className="inline-flex min-h-8 items-center gap-1 hover:text-ink hover:underline max-md:hidden"
      >
        {label}
        <Arrow aria-hidden="true" className={`size-4 shrink-0 ${current ? '' : 'invisible'}`} />
      </Link>
    </>
  );
}

/** Longer than the name of a month, a street or most addresses. */
const LONG_WORD = /\S{36}/;

/** Anyone may write a word without end in a form: it must not push the other columns off the screen. */
function breakLongWords(shown: ReactNode): ReactNode {
  if (typeof shown !== 'string' || !LONG_WORD.test(shown)) return shown;
  return <span className="wrap-anywhere md:block md:min-w-48">{shown}</span>;
}

/**
 * Opens the row that is pressed anywhere, by the link that names it. What else can be pressed in a row keeps its press, as does the cell
 * of the box, which is easily missed; and text that was marked to be copied stays marked.
 */
function openRowByClick(event: MouseEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a, button, input, select, textarea, label, summary, [data-own-press]') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLElement>(ROW)?.click();
}

/**
 * Moves the focus from row to row, on the link that opens each or the box that chooses it: a reader need not pass through everything in
 * between. With Shift the box that is moved to takes the state of the one that was left.
 */
function focusRowByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  const kind = kinds.find((selector) => activeElement.matches(selector));
  if (kind === undefined) return;
  const target = findTarget(event, kind, activeElement);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  if (event.shiftKey && isBox(activeElement) && isBox(target) && target.checked !== activeElement.checked)
    target.click();
}

function findTarget(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  kind: string,
  from: HTMLElement,
): HTMLElement | undefined {
  if (shiftKey && kind === ROW) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const wanted = key === 'ArrowRight' ? ROW : BOX;
    return wanted === kind
      ? undefined
      : (from.closest('tr')?.querySelector<HTMLElement>(wanted) ?? undefined);
  }
  // What is hidden at this width is passed over.
  const all = [...currentTarget.querySelectorAll<HTMLElement>(kind)].filter(
    (element) => element.offsetParent !== null,
  );
  const place = all.indexOf(from);
  const places: Record<string, number> = {
    ArrowDown: Math.min(place + 1, all.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: all.length - 1,
  };
  const next = places[key];
  return next === undefined ? undefined : all[next];
}

/** Puts the focus on the first row of the list that `element` is in, or on the list where it has none. */
export function focusFirstRow(element: HTMLElement): void {
  const list = element.closest<HTMLElement>('[data-list]');
  const first = list?.querySelector<HTMLElement>('tbody :is([data-choose], [data-row])');
  (first ?? list)?.focus();
}
