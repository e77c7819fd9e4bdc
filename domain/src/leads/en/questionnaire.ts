export const useAtMost40Characters = 'Use at most 40 characters.';
export const useDigitsCommas = 'Use digits, commas and a point only.';
export const weCannotRead =
  'We cannot read this as a dollar amount. Write it like 450,000, or leave it empty.';
export const chooseWhenYouPlanToBuy = 'Choose when you plan to buy.';
export const chooseATypeOfHome = 'Choose a type of home.';
export const chooseHowYouWillUseHome = 'Choose how you will use the home.';
