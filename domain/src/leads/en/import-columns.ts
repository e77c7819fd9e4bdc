export const twoColumnsGoIntoLeave = (twice: string) =>
  `Two columns go into ${twice}. Leave one of them out.`;
export const chooseWholeName = 'Choose the whole name or its halves, not both.';
export const chooseColumnOfName = 'Choose the column of the name.';
export const chooseColumnOfEmailAddress = 'Choose the column of the email address.';
export const eachColumnIsOneOf = (targets: readonly string[]) =>
  `Each column is one of ${targets.join(', ')}, or left out.`;
