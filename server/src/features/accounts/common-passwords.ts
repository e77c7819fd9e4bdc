import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether a lower-case text is on the list of passwords that attackers try first. */
export function isCommonPassword(text: string): boolean {
  return commonPasswords.has(text);
}
