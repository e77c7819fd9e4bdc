/** A description of the interface (OpenAPI 3.1), as far as it is worked on here. */
export type Description = {
  openapi: string;
  info: Record<string, unknown>;
  paths: Paths;
  webhooks: Record<string, object>;
  components: Record<string, Record<string, Record<string, unknown>>>;
};
export type Paths = Record<string, Record<string, Operation>>;
export type Operation = {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { description?: string; content: Record<string, { schema: Schema }> };
  responses: Record<string, DescribedAnswer>;
};
export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };
export type DescribedAnswer = {
  description?: string;
  headers?: object;
  content?: Record<string, { schema: Schema }>;
};
export type Schema = { $ref?: string; description?: string; [key: string]: unknown };
