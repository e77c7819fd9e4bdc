export const useAtMost2000 = 'Use at most 2,000 characters.';
export const enterAnAddressLikeHttps = 'Enter an address like https://hooks.example.com/events.';
export const useAtMost200Characters = 'Use at most 200 characters.';
export const chooseAtLeastOneEvent = 'Choose at least one event.';
