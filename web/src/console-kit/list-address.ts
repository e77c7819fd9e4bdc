import { useSearchParams } from 'react-router';

/** What a list shows, as its page's address says it: a view can be linked, and gone back to. */
export type ListAddress = {
  search: string;
  cursor: string | undefined;
  /** The row that is open beside the list. */
  openId: string | undefined;
  /** A filter's value, '' when it is not set. */
  value(name: string): string;
  /** Whether anything narrows the list. */
  isNarrowed: boolean;
  /** Sets filters; '' takes one away. Shows the first page of what is left. */
  set(values: Record<string, string>): void;
  /** The address of another page of the same view, of a row opened or closed, or of the list without any filter. */
  toPage(cursor: string | null): string;
  toRow(id: string | undefined): string;
  /** The first page of the same view in another order; '' is the usual one. */
  toOrder(sort: string): string;
  toAll: string;
};

const OWN = ['cursor', 'id', 'sort'];

export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | undefined>): string => write(apply(params, values));
  return {
    search: params.get('search') ?? '',
    cursor: params.get('cursor') ?? undefined,
    openId: params.get('id') ?? undefined,
    value: (name) => params.get(name) ?? '',
    isNarrowed: [...params.keys()].some((name) => !OWN.includes(name)),
    // What was set a moment ago is in the window's address before it is in `params`.
    set: (values) =>
      setParams(apply(new URLSearchParams(location.search), { ...values, cursor: undefined, id: undefined })),
    toPage: (cursor) => change({ cursor: cursor ?? undefined, id: undefined }),
    toRow: (id) => change({ id }),
    toOrder: (sort) => change({ sort, cursor: undefined, id: undefined }),
    toAll: '?',
  };
}

function apply(params: URLSearchParams, values: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Never empty: a link to nothing would keep the query it is on. */
function write(params: URLSearchParams): string {
  return `?${params}`;
}
