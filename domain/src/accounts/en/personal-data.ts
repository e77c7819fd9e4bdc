export const thisIsNotAddressAbove = 'This is not the address above. Type it as it stands there.';
export const theyWroteToUs = 'They wrote to us, from this address';
export const theyCalledAndWeMade = 'They called, and we made sure who they are';
export const lawOrACourtOrders = 'The law or a court orders it';
