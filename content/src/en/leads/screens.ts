export const weCouldNotReachServer =
  'We could not reach the server. Nothing you typed is lost; check your connection and try again.';
