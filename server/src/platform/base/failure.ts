import { ORPCError } from '@orpc/server';
import type { FailureText } from '@porchlight/content/failure-sentences.ts';
import { type FailureCode, failureStatus } from '@porchlight/domain/kernel/errors.ts';

/** What is said of each input that needs another look: a reason, or the sentence that its schema says. */
type FieldTexts = Readonly<Record<string, FailureText | string>>;

/** The texts of a failure, once the reader's language is known. */
export class FailureTexts {
  readonly text: FailureText | undefined;
  readonly fields: FieldTexts | undefined;

  constructor(text: FailureText | undefined, fields: FieldTexts | undefined) {
    this.text = text;
    this.fields = fields;
  }
}

type Details = (FailureText | { reason?: never; params?: never }) & {
  fields?: FieldTexts | undefined;
  cause?: unknown;
};

/**
 * What a service throws when it refuses: one of the closed list, with a reason where there is a more exact sentence than the code's.
 * The sentence itself is made where it leaves, in the language of the request.
 */
export class Failure extends ORPCError<FailureCode, FailureTexts> {
  constructor(code: FailureCode, { fields, cause, ...text }: Details = {}) {
    super(code, {
      status: failureStatus[code],
      message: text.reason ?? code,
      data: new FailureTexts(text.reason === undefined ? undefined : text, fields),
      cause,
    });
  }
}
