export const success = 'Success!';
export const somethingWentWrong = 'Something went wrong';
export const subscribed = 'Subscribed!';
export const subscriptionFailed = 'Subscription Failed';
