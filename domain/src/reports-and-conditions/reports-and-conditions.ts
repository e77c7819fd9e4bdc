import * as z from 'zod/mini';
import { calendarDateField, writtenTextField } from '../kernel/fields.ts';
import {
  type ConditionTime,
  conditionTimes,
  MAX_CONDITION_LENGTH,
  MAX_CONDITIONS,
} from '../underwriting-conditions/condition-values.ts';
import * as texts from './en.ts';

/** What others do for a home under contract. */
export const orderKinds = [
  'inspection',
  'appraisal',
  'title',
  'insurance',
  'survey',
  'association',
  'other',
] as const;
export type OrderKind = (typeof orderKinds)[number];

/** `sent` is with the lender; `cleared` is what the underwriter says. */
export const conditionStates = ['open', 'sent', 'cleared'] as const;

export const MAX_ORDERS = 40;
/** Conditions of one purchase: a paste gives as many at most. */
export const MAX_LOAN_CONDITIONS = MAX_CONDITIONS;
export const MAX_REMARK_LENGTH = 1_000;
const MAX_COST = 10_000_000;

const optionalDay = z.nullable(calendarDateField);
const remark = writtenTextField.check(z.maxLength(MAX_REMARK_LENGTH, texts.enterANote));

/** Something that a third party does: who, when, and for how many cents. */
export const orderContent = {
  kind: z.enum(orderKinds, texts.chooseAKind),
  company: z.nullable(
    z
      .string(texts.enterACompany)
      .check(
        z.trim(),
        z.minLength(1, texts.enterACompany),
        z.maxLength(120, texts.enterACompany),
        z.regex(/^\P{Cc}*$/u, texts.enterACompany),
      ),
  ),
  orderedOn: optionalDay,
  dueOn: optionalDay,
  receivedOn: optionalDay,
  cost: z.nullable(
    z.int(texts.enterACost).check(z.minimum(0, texts.enterACost), z.maximum(MAX_COST, texts.enterACost)),
  ),
  note: remark,
};
const orderInput = z.object(orderContent);
export type OrderInput = z.infer<typeof orderInput>;

/** A condition of the underwriter in the lender's own words; `heading` is the time that the heading over it names. */
export const conditionContent = {
  text: writtenTextField.check(
    z.trim(),
    z.minLength(1, texts.enterACondition),
    z.maxLength(MAX_CONDITION_LENGTH, texts.enterACondition),
  ),
  heading: z.nullable(z.enum(conditionTimes)),
  state: z.enum(conditionStates),
  dueOn: optionalDay,
  note: remark,
};
const conditionInput = z.object(conditionContent);
export type ConditionInput = z.infer<typeof conditionInput>;

type Checked<Value> =
  | { value: Value; problems?: never }
  | { problems: Record<string, string>; value?: never };

export const checkLenderCondition = (input: unknown): Checked<ConditionInput> => check(conditionInput, input);

export function checkOrder(input: unknown): Checked<OrderInput> {
  const checked = check(orderInput, input);
  if (checked.problems !== undefined) return checked;
  const problems = findOrderProblems(checked.value);
  return Object.keys(problems).length > 0 ? { problems } : checked;
}

/** What a schema cannot say of an order, by field. */
export function findOrderProblems({ orderedOn, dueOn, receivedOn }: OrderInput): Record<string, string> {
  if (orderedOn === null) return {};
  return {
    ...(dueOn !== null && dueOn < orderedOn && { dueOn: texts.dueAfterOrdered }),
    ...(receivedOn !== null && receivedOn < orderedOn && { receivedOn: texts.receivedAfterOrdered }),
  };
}

/** A condition as it begins, from a paste or typed. */
export const newCondition = (text: string, heading: ConditionTime | null): ConditionInput => ({
  ...{ text, heading, state: 'open', dueOn: null, note: '' },
});

function check<Value>(schema: z.ZodMiniType<Value>, input: unknown): Checked<Value> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  const found = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { problems: Object.fromEntries(found.toReversed()) };
}
