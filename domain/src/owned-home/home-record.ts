import * as z from 'zod/mini';
import * as texts from './en.ts';

/** What is wrong with a record, by field; nothing where it can be stored. */
export type HomeRecordProblems = Readonly<Record<string, string>>;

/** A record as it is stored. `changedAt` is an instant. */
export type HomeRecord<Content = Record<string, unknown>> = {
  id: string;
  kind: string;
  content: Content;
  changedAt: string;
};

/**
 * A date that follows from a record, for the list of dates of the purchase. `name` distinguishes it from other dates of the same record; a
 * date that is `over` stays in the list and sends no reminder.
 */
export type RecordDate = { name: string; day: string; title: string; note: string; over?: boolean };

/** What a record is checked and dated beside: everything that is stored of the home. `today` where the reader is. */
export type RecordContext = { records: readonly HomeRecord[]; today: string };

type RecordShape = z.core.$ZodShape;

export type RecordKind<Name extends string, Shape extends RecordShape> = {
  name: Name;
  /** Rows of this kind that one purchase keeps at most. */
  most: number;
  /** The id of the one row, where a home has one of the kind: two who come together then keep one. */
  onlyId: string | undefined;
  schema: z.ZodMiniObject<Shape, z.core.$strict>;
  /** What the schema cannot say, beside the other records of the home. */
  findProblems: (content: ContentOf<Shape>, context: RecordContext) => HomeRecordProblems;
  listDates: (record: HomeRecord<ContentOf<Shape>>, context: RecordContext) => readonly RecordDate[];
};
type ContentOf<Shape extends RecordShape> = z.infer<z.ZodMiniObject<Shape, z.core.$strict>>;
export type Content<Kind> = Kind extends { schema: infer Schema extends z.ZodMiniType }
  ? z.infer<Schema>
  : never;

/** Describes a kind of record by its fields; each shape is one file of `kinds/`, listed in `home-record-kinds.ts`. */
export function defineRecordKind<const Name extends string, Shape extends RecordShape>(kind: {
  name: Name;
  most: number;
  onlyId?: string;
  fields: Shape;
  findProblems?: (content: ContentOf<Shape>, context: RecordContext) => HomeRecordProblems;
  listDates?: (record: HomeRecord<ContentOf<Shape>>, context: RecordContext) => readonly RecordDate[];
}): RecordKind<Name, Shape> {
  const { name, most, onlyId, fields, findProblems = () => ({}), listDates = () => [] } = kind;
  return { name, most, onlyId, schema: z.strictObject(fields), findProblems, listDates };
}

export type CheckedRecord<Value> =
  | { value: Value; problems?: never }
  | { problems: HomeRecordProblems; value?: never };

/** As much of a kind as a record of it is checked by. */
export type CheckedKind<Value> = {
  name: string;
  onlyId: string | undefined;
  schema: z.ZodMiniType<Value>;
  findProblems: (content: Value, context: RecordContext) => HomeRecordProblems;
};

/** The record as it can be stored, or what is wrong by field; an unknown field is wrong too. */
export function checkRecord<Value>(
  { schema, findProblems }: Pick<CheckedKind<Value>, 'schema' | 'findProblems'>,
  content: unknown,
  context: RecordContext,
): CheckedRecord<Value> {
  const parsed = schema.safeParse(content);
  if (!parsed.success) return { problems: listProblems(parsed.error.issues) };
  const problems = findProblems(parsed.data, context);
  return Object.keys(problems).length > 0 ? { problems } : { value: parsed.data };
}

/** Of two problems of one field the first is shown; one of a row in a list is shown at the list. */
function listProblems(issues: readonly z.core.$ZodIssue[]): HomeRecordProblems {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems[key] ??= texts.unknownField;
    else problems[String(issue.path[0] ?? '')] ??= issue.message;
  }
  return problems;
}

/** The stored records of one kind, as its schema has them, in the order they are kept in. */
export function listRecords<Name extends string, Shape extends RecordShape>(
  kind: RecordKind<Name, Shape>,
  records: readonly HomeRecord[],
): HomeRecord<ContentOf<Shape>>[] {
  return records.filter((record) => record.kind === kind.name) as HomeRecord<ContentOf<Shape>>[];
}

/** The one record of a kind of which a home has one. */
export function findRecord<Name extends string, Shape extends RecordShape>(
  kind: RecordKind<Name, Shape>,
  records: readonly HomeRecord[],
): HomeRecord<ContentOf<Shape>> | undefined {
  return listRecords(kind, records)[0];
}
