import type { PdfDictionary, PdfValue } from '../syntax/pdf-objects.ts';
import { isSameObject, type PdfStructure } from '../syntax/pdf-structure.ts';
import { isSamePdfValue, listReferences } from '../syntax/pdf-values.ts';

/** The signature that an update was saved for. */
export type SignatureOfUpdate = {
  /** Of its dictionary. */
  object: number;
  /** `marks`: a field with an appearance, and marks on pages; `field`: a field that shows nothing. */
  brings: 'marks' | 'field';
};

/** The states before and after one update, and which of the objects that differ were found to be part of its signature. */
export class StateComparison {
  readonly earlier: PdfStructure;
  readonly later: PdfStructure;
  /** Null where the update holds none that may bring anything. */
  readonly signature: SignatureOfUpdate | null;
  /** Objects that differ, or that only one of the states has. */
  readonly changed: ReadonlySet<number>;
  /** Objects that were there and may differ, because their differences were checked. */
  readonly settled = new Set<number>();
  /** Objects that are new, and everything new that they lead to. */
  readonly welcome = new Set<number>();
  /** The field of the signature, which is listed on a page as well. */
  readonly widgets = new Set<number>();

  private constructor(
    earlier: PdfStructure,
    later: PdfStructure,
    signature: SignatureOfUpdate | null,
    changed: ReadonlySet<number>,
  ) {
    this.earlier = earlier;
    this.later = later;
    this.signature = signature;
    this.changed = changed;
  }

  /** `touched`: every object that the update's section names. */
  static async make(
    earlier: PdfStructure,
    later: PdfStructure,
    signature: SignatureOfUpdate | null,
    touched: ReadonlySet<number>,
  ): Promise<StateComparison> {
    const changed = new Set<number>();
    for (const object of touched) if (!(await isUnchanged(earlier, later, object))) changed.add(object);
    return new StateComparison(earlier, later, signature, changed);
  }

  async isNew(object: number): Promise<boolean> {
    return (await this.earlier.readObject(object)) === null;
  }

  /** An object that was this before, or that is new: one that was something else may still be that as well. */
  async settle(before: PdfValue | undefined, after: PdfValue | undefined): Promise<void> {
    if (after?.kind !== 'reference') return;
    if (isSamePdfValue(before, after) || (await this.isNew(after.object))) this.settled.add(after.object);
  }

  /** New objects alone: what was there before is judged as itself. */
  async welcomeNew(value: PdfValue | undefined): Promise<void> {
    for (const object of value === undefined ? [] : listReferences(value)) {
      if (this.welcome.has(object) || !(await this.isNew(object))) continue;
      this.welcome.add(object);
      await this.welcomeNew((await this.later.readObject(object))?.value);
    }
  }

  /** One look, which does not change under the pointer. */
  async welcomeAppearance({ entries }: PdfDictionary): Promise<boolean> {
    const appearance = await this.later.followDictionary(entries.get('AP'));
    if (appearance !== undefined && [...appearance.entries.keys()].some((key) => key !== 'N')) return false;
    for (const key of ['AP', 'MK', 'BS']) await this.welcomeNew(entries.get(key));
    return true;
  }
}

async function isUnchanged(earlier: PdfStructure, later: PdfStructure, object: number): Promise<boolean> {
  const [before, after] = [await earlier.readObject(object), await later.readObject(object)];
  const generation = (structure: PdfStructure) => {
    const place = structure.placeOf(object);
    return place?.kind === 'at' ? place.generation : 0;
  };
  // What is named by another generation is nothing to a reader, however it looks.
  if (before !== null && generation(earlier) !== generation(later)) return false;
  return isSameObject(before, after, later.bytes);
}
