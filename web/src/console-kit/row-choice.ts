import { useRef, useState } from 'react';

/** The rows of a list that are chosen: some of the page that is shown, or all that match what the list is narrowed to. */
export type RowChoice = {
  /** Of the page, in its order. */
  ids: readonly string[];
  /** How many. */
  count: number;
  isAllMatching: boolean;
  isPageChosen: boolean;
  isChosen(id: string): boolean;
  /** `isRange`: together with every row between it and the one that was last chosen or let go. */
  choose(id: string, isOn: boolean, isRange: boolean): void;
  choosePage(isOn: boolean): void;
  chooseMatching(): void;
  clear(): void;
};

/** `view` names what the list shows, so that nothing stays chosen that is on another page; `matching` is how many match in all. */
export function useRowChoice(pageIds: readonly string[], view: string, matching: number): RowChoice {
  const [chosen, setChosen] = useState<{ view: string; ids: readonly string[]; isAllMatching: boolean }>();
  const anchor = useRef<string>(undefined);
  const current = chosen?.view === view ? chosen : undefined;
  const isAllMatching = current?.isAllMatching ?? false;
  const ids = isAllMatching ? pageIds : pageIds.filter((id) => current?.ids.includes(id));
  const set = (next: readonly string[], all = false) => setChosen({ view, ids: next, isAllMatching: all });
  return {
    ids,
    count: isAllMatching ? matching : ids.length,
    isAllMatching,
    isPageChosen: pageIds.length > 0 && ids.length === pageIds.length,
    isChosen: (id) => ids.includes(id),
    choose(id, isOn, isRange) {
      const range = isRange ? listBetween(pageIds, anchor.current, id) : [id];
      anchor.current = id;
      set(isOn ? [...new Set([...ids, ...range])] : ids.filter((other) => !range.includes(other)));
    },
    choosePage: (isOn) => set(isOn ? pageIds : []),
    chooseMatching: () => set(pageIds, true),
    clear: () => set([]),
  };
}

/** Both ends and what lies between them; the second alone where the first is not there. */
export function listBetween(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const places = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return places.includes(-1) ? [to] : ids.slice(Math.min(...places), Math.max(...places) + 1);
}
