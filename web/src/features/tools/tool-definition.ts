import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import type { ToolSchema, Working } from '@porchlight/domain/tools/tool-fields.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';

/** The content of the form, by field, exactly as typed. */
export type Typed = Readonly<Record<string, string>>;

/** What the form says in the wire's own terms; an optional field that was left empty is not there. */
export type WireValues = Readonly<Record<string, string | number | boolean>>;

/**
 * One question of the form. `name` is the field's name on the wire. Years are asked and months are sent; `initial` is as typed, and
 * together the initial values make the worked example of the page as it is built. `isAsked` says when the form shows the question;
 * otherwise nothing is sent for it.
 */
export type ToolField = {
  name: string;
  kind: 'dollars' | 'percent' | 'change' | 'years' | 'count' | 'date' | 'choice' | 'flag';
  initial: string;
  isOptional?: boolean;
  /** The values of a choice; their words are the operator's. */
  choices?: readonly string[];
  isAsked?: (typed: Typed) => boolean;
  /** Consecutive questions of one group are under its name, which is the operator's. */
  group?: string;
  /** Shown beside the next field where there is room. */
  isHalf?: boolean;
  /** Of an income: the name of the choice that says what it is for. That choice `isWithin`: it has no place of its own. */
  period?: string;
  isWithin?: boolean;
  /** Of a rate that begins with the weekly survey's for 30 years: how many points above it. */
  aboveSurvey?: string;
};

export type Unit = 'dollars' | 'percent' | 'months' | 'count' | 'date' | 'text';

/** One figure of an answer. `figure` is its name in the answer and in its workings; `value` is as on the wire. */
export type AnswerLine = {
  figure: string;
  label: string;
  value: string;
  unit: Unit;
  note?: string | undefined;
  /** What the line is about, where its label follows from the answer; scenarios are compared under it. */
  topic?: string;
  /** A sum, set apart from what it is made of. */
  isTotal?: boolean;
  /** Read with its cents, which are what it is about. */
  isExact?: boolean;
};

/** What every answer of a tool carries beside its figures. */
export type ShownWorking = { workings: readonly Working[]; tables: readonly TableUse[] };

export type ToolSheet = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** A file to download: `name` without its ending. */
export type SheetFile = { label: string; name: string; make: () => ToolSheet };

/**
 * A calculator as its page, its saved scenarios and their comparison use it. `compute` is the domain's own; it throws `InputRefusal`
 * where the question has no answer.
 */
export type ToolDefinition<Input, Result extends ShownWorking> = {
  id: ToolId;
  fields: readonly ToolField[];
  schema: ToolSchema<Input>;
  /** Where the wire's shape is not the form's. */
  toInput?: (values: WireValues, typed: Typed) => unknown;
  /** The field that a name of the wire is asked by, where they differ. */
  askedBy?: Readonly<Record<string, string>>;
  compute: (input: Input, on: string) => Result;
  /** The one figure the page is opened for. */
  headline: (result: Result, input: Input) => AnswerLine;
  lines: (result: Result, input: Input) => readonly AnswerLine[];
  /** Files beyond the one that every tool offers: its inputs and its answer. */
  files?: (result: Result, input: Input) => readonly SheetFile[];
};

/** An answer with what it answers. */
export type ToolPageAnswer<Input, Result> = { typed: Typed; input: Input; result: Result; on: string };
