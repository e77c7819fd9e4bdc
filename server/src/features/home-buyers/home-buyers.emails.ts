import { defineEmailTemplate } from '../../platform/email/email-template.ts';

/** To a member of staff: someone else gave them so many purchases. It does not say whose; `url` is the console's overview. */
export const purchaseHandedOverEmail = defineEmailTemplate<
  'purchase-handed-over',
  { by: string; count: number; url: string }
>({
  name: 'purchase-handed-over',
  text: ({ staff }, data) => staff.purchaseHandedOver(data),
  samples: {
    usual: { by: 'Alma Reyes', count: 1, url: 'https://porchlight.example/staff' },
    several: { by: 'Alma Reyes', count: 12, url: 'https://porchlight.example/staff' },
  },
});
