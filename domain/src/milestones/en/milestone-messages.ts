export const error = 'Error';
