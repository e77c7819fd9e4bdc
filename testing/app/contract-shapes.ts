import * as z from 'zod/mini';

/** An output of a contract as JSON Schema: two that a browser's stored answer fits alike are equal. */
export const describeShape = (schema: unknown): unknown =>
  z.toJSONSchema(schema as z.core.$ZodType, { unrepresentable: 'any' });
