/**
 * What a tool throws where each input is fine by itself and the question has no answer: a payment below the interest, a refinance of
 * nothing. `fields` holds a sentence for each input to change; the API answers BAD_INPUT with them.
 */
export class InputRefusal extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}
