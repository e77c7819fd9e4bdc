/**
 * What keeps a program from starting and the operator can mend. The message is all that is printed: a sentence that begins with the
 * variable to change or says what to do, and never holds a password.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
