export const launchingSoonJoinBeta = 'Launching Soon — Join the Beta';
export const joinWaitlist = 'Join Waitlist';
export const thankYouForYourInterest = 'Thank you for your interest!';
export const chooseWhatYouWantToHear = 'Choose what you want to hear about.';
