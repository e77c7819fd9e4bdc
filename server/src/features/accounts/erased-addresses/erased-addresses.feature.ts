import { defineFeature } from '../../../platform/feature.ts';
import { forgottenAddresses } from './erased-addresses.table.ts';

export const erasedAddressesFeature = defineFeature({
  name: 'erased-addresses',
  tables: [
    {
      table: forgottenAddresses,
      leftOut: 'marks of addresses that are gone, from which no address can be read',
    },
  ],
});
