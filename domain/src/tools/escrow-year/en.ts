export const enterAMonth = 'Enter a month, 1 to 12, counted from the first month of the year.';
export const chooseAMonth = 'Choose a month, Jan to Dec.';
export const cushionMonthsProblem = 'Enter 0, 1 or 2.';
export const billsLimit = 'Enter at most 60 bills.';
export const enterAnItem = 'Enter what the bill is for in at most 60 letters.';
export const enterMonths = 'Enter a whole number of months, 1 to 60.';
export const figuresRequired = 'Enter the bills of a year, or the balance of the account.';
export const enterTheBalance = 'Enter the balance that the projected low starts from.';
export const enterBothPayments = 'Enter the escrow part of both payments, or of neither.';
export const regulationX = 'Regulation X, 12 CFR 1024.17';
export const hudOfDips = 'HUD, 59 FR 53890: a projected dip is part of a shortage';
export const noRoundingRule =
  'Regulation X says nothing of rounding; HUD allowed whole dollars in 1995. The tolerance is derived from that by us';
export const allBills = 'All bills of the year';
export const twelfth = 'A twelfth of the year, rounded to the cent';
export const twelfthsOfCushion = 'A twelfth of the year x months of cushion, at most two';
export const liftTheLowest =
  'Cushion - the lowest balance of a year that starts from nothing, a twelfth paid in each month and each bill paid out in its own';
export const balanceAboveStart = 'Balance - required start, if above 0';
export const startAboveBalance =
  'Required start - balance, if above 0; a balance below 0 counts as 0, and as a deficiency';
export const balanceBelowZero = 'What the balance is below 0 today; a dip in the year to come does not count';
export const paymentFirst =
  'A twelfth of the year + shortage / 12 + deficiency / 2, the fewest payments that the rule leaves';
export const paymentAfter = 'A twelfth of the year + shortage / 12';
export const agreesUpTo = (balance: string, payment: string) =>
  `A balance agrees up to $${balance} and a payment up to $${payment}: Regulation X says nothing of rounding, and that is what whole dollars, which HUD allowed in 1995, can make.`;
export const paymentRounding = 'Two payments in whole dollars, each half a dollar off: up to 1 dollar';
export const bigShortage =
  'A shortage of one month’s payment or more may be left or spread over at least 12 months. If the statement offers to take all of it at once, ask why: the rule does not list that choice (CFPB’s questions on servicing, June 2, 2021). You may still pay more on your own.';
export const notCurrent =
  'You entered that the loan is not current. What happens to a surplus or a deficiency is then set by the loan documents.';
export const itemByItem =
  'Each item held by itself: no longer allowed, (c)(4). Without items, the least of all divisions of the bills into two';
export const dipBelowZero = 'What the projected low is below 0, without the deficiency of today';
export const taxRise = 'A twelfth of what the yearly tax changed by';
export const insuranceRise = 'A twelfth of what the yearly insurance premium changed by';
export const shortageShare = 'Shortage / months - what the old payment had for an earlier one';
export const threeParts = 'Tax + insurance + shortage';
export const newLessOld = 'New escrow payment - old one';
export const jumpLessParts = 'Change of the payment - the three parts';
