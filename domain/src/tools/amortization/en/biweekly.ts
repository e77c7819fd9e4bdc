export const interestOfTwoWeeks =
  'Interest of two weeks is a 26th of the rate a year, rounded to the cent. Each payment lowers the balance the day it comes.';
export const servicerHoldsWhatComes =
  'The servicer holds what comes in and pays the monthly payment from it when it is due; interest is a month’s. What is over after twelve payments goes to the principal with the twelfth.';
export const paymentsEveryTwoWeeksAre =
  'Payments every two weeks are worked out for a level payment at a fixed rate without extra payments. Leave the others out.';
export const firstTwoWeeksInterest = (interest: string) =>
  `The first two weeks’ interest is ${interest}. Enter more than that, or the loan is never paid off.`;
export const twentySixOfTheseAYear = (least: string) =>
  `26 of these a year come to less than twelve monthly payments. Enter at least ${least}.`;
