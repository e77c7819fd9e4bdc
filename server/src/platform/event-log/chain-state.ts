/** An entry of the installation's chain, or of the one log before, by its number and hash, as hex: whoever noted it down can check later that it still stands. */
export type NotedEntry = { number: number; hash: string };

/** `erased`: entries whose detail was erased; `isNoted`: whether the noted entry is among them. `problem` names the first broken link, and what is wrong with it. */
export type ChainState =
  | { entries: number; erased: number; isNoted: boolean; problem?: undefined }
  | { problem: string };
