export const weHaveYourDetails = 'We have your details';
export const detailsAreFilledIn =
  'Your name, email and phone number from the application are filled in below. Check them, and choose whether we may contact you.';
export const yourEstimate = (monthly: string, cash: string, rate: string) =>
  `Your estimate: ${monthly} a month, ${cash} to close, at ${rate}.`;
export const createAccountToSave = 'Create an account to save your estimate';
export const signInToSave = 'Sign in to save it';
export const saveEstimate = 'Save the estimate to my account';
export const savedName = (monthly: string) => `My estimate, ${monthly} a month`;
export const estimateIsSaved = 'Your estimate is saved to your account';
export const whereItIsSaved = 'Find its figures in the monthly payment calculator, under “Save or open”.';
export const openSavedFigures = 'Open the monthly payment calculator';
