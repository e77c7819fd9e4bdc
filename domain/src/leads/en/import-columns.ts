export const columnsGoIntoOneField = (columns: readonly (string | number)[], field: string | undefined) => {
  const named = columns.map((column) => (typeof column === 'number' ? `column ${column}` : `“${column}”`));
  const all = `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} go into ${field ?? 'one field'}. Leave all but one of them out.`;
};
export const phoneNeedsConsentColumns = (phone: string) =>
  `“${phone}” needs the version and the time of the consent to be called. Choose their columns, or leave “${phone}” out.`;
export const chooseWholeName = 'Choose the whole name or its halves, not both.';
export const chooseColumnOfName = 'Choose the column of the name.';
export const chooseColumnOfEmailAddress = 'Choose the column of the email address.';
export const eachColumnIsOneOf = (targets: readonly string[]) =>
  `Each column is one of ${targets.join(', ')}, or left out.`;
