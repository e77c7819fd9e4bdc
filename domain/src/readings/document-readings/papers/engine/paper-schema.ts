import type { ReadCostLine } from '../../form-reading.ts';
import type { Cell, PageText } from '../../pages/page-text.ts';
import type { PaperKind } from '../paper-kinds.ts';
import type { ValueKind } from './paper-values.ts';
import type { PaperCheck } from './prove-paper.ts';

/** A page with its text as cells, from the top. */
export type PaperPage = { page: PageText; cells: readonly Cell[] };

/** A value found in a cell; `isUnsure` where the paper also reads in another way, so that a person has to check. */
export type FoundValue = { value: string; cell: Cell; isUnsure?: true };

/** A value beside or below its label. Of several labels each is looked for in turn. */
export type LabelledField = {
  labels: readonly RegExp[];
  is: ValueKind;
  /** Both, the right first, unless the form fixes it. */
  where?: 'right' | 'below' | 'below-first';
};

/** Finds a value that has no label beside it. */
export type FoundField = (pages: readonly PaperPage[]) => FoundValue | undefined;

/** What is read of one kind of paper, and how it is known. */
export type PaperSchema = {
  kind: PaperKind;
  /** How it is known: at least so many of its labels, each at the beginning of a cell; `title` counts for two. */
  known: { title?: RegExp; labels: readonly RegExp[]; fewest: number; unless?: readonly RegExp[] };
  /** A paper of one page: what lies beside it in the file is never read as a part of it. */
  isOnePage?: true;
  /** Its labels may be on two lines. */
  hasWrappedLabels?: true;
  /** Of these one must have been read for it to be a paper of the kind and not a form that is empty, or a text about one. */
  needs: readonly string[];
  fields: Record<string, readonly (LabelledField | FoundField)[]>;
  lines?: (pages: readonly PaperPage[]) => Record<string, ReadCostLine[]>;
  checks: readonly PaperCheck[];
};
