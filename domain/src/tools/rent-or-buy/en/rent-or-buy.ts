export const enterAPercentageInDigits = 'Enter a percentage in digits, like 2.5 or -1.';
export const enterAChangeBetween25 = 'Enter a change between -25 and 25 percent a year.';
export const enterAPriceAboveZero = 'Enter a price above zero.';
export const downPaymentIsMoreThan = 'The down payment is more than the price. Enter at most the price.';
