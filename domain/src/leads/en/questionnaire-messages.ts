export const pleaseFillOutAllContact = 'Please fill out all contact information fields.';
export const yourApplicationHasBeenSubmitted = 'Your application has been submitted!';
export const backToApplication = 'Back to Application';
export const continueToContactInformation = 'Continue to Contact Information';
