import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { Link } from 'react-router';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldError } from '../../ui/forms/field.tsx';

const { consent, privacy } = contactDetails;

/** The consent box and, below it, the legal disclosure (specification 2). */
export function ConsentField({
  id,
  checked,
  onChange,
  error,
}: {
  id: string;
  checked: boolean;
  onChange: (agreed: boolean) => void;
  error: string | undefined;
}) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <Checkbox
        id={id}
        name="consent"
        required
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        invalid={error !== undefined}
        aria-describedby={errorId}
      >
        {consent.agreement}
      </Checkbox>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <div className="grid gap-2.5 text-[.9375rem] text-ink-soft leading-normal">
        {consent.disclosure.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {privacy.before}{' '}
          <Link to={privacy.href} className="text-link">
            {privacy.link}
          </Link>
        </p>
      </div>
    </div>
  );
}
