import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { contactDetailsMessages } from '@porchlight/domain/leads/contact-details/contact-details-messages.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { OpenStages } from '../guide/open-stages.tsx';
import { StageWrapper } from '../guide/stage-wrapper.tsx';
import { CarriedEstimateNotice } from './carried-estimate.tsx';
import { ContactDetailsForm } from './contact-details-form.tsx';

const { lead, next } = contactDetails;

/** The final step of the guide (specification 2), open to visitors. */
export default function ContactDetailsPage() {
  return (
    <StageWrapper slug="contact-details" title={contactDetailsMessages.title}>
      <PageTitle>{contactDetailsMessages.title}</PageTitle>
      <CarriedEstimateNotice />
      <p className="max-w-[68ch] text-[1.0625rem] text-ink-soft">{lead}</p>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactDetailsForm />
        <aside className="grid gap-8 lg:pt-2">
          <OpenStages besides="contact-details" />
          <section aria-labelledby="next" className="grid gap-4">
            <h2 id="next" className="text-2xl">
              {next.title}
            </h2>
            <ul className="grid list-disc gap-3 pl-5 text-ink-soft">
              {next.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </StageWrapper>
  );
}
