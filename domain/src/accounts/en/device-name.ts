export const unknownBrowser = 'A browser';
export const onAnUnknownSystem = (browser: string) => `${browser} on an unknown system`;
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const samsungInternet = 'Samsung Internet';
