/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0 || 1;
  }

  /** A whole number from 0 to below `below` (xorshift32). */
  below(below: number): number {
    this.#state ^= this.#state << 13;
    this.#state >>>= 0;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    this.#state >>>= 0;
    return this.#state % below;
  }

  between = (least: number, most: number) => least + this.below(most - least + 1);
  isTrue = (percent: number) => this.below(100) < percent;

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** In another order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    const found: Item[] = [];
    while (rest.length > 0) found.push(...rest.splice(this.below(rest.length), 1));
    return found;
  }
}
