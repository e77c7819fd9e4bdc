let commonPasswords: ReadonlySet<string> | undefined;

/** Says of a lower-case text whether it is on the list of passwords that attackers try first. The list is unpacked for the first. */
export async function loadCommonPasswords(): Promise<(text: string) => boolean> {
  if (commonPasswords === undefined) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    commonPasswords = new Set(dictionary['passwords-common']);
  }
  const known = commonPasswords;
  return (text) => known.has(text);
}
