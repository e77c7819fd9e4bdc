export const downPaymentIsMoreThan = 'The down payment is more than the price. Lower it, or raise the price.';
