/** What the first page of the home and the search say of taxes and insurance. */
export const nextOn = (title: string, day: string) => `${title}, ${day}.`;
export const overdueSince = (title: string, day: string) => `Overdue since ${day}: ${title}.`;
export const aMonth = (amount: string) => `${amount} a month.`;
export const foundBy =
  'Property tax bill, homestead exemption, assessment appeal, homeowner’s insurance renewal and quotes, force-placed insurance, Form 1098, mortgage credit certificate, improvements and basis.';
