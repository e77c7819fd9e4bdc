import { locale } from '@porchlight/content/en/locale.ts';
import { forms, cancel as texts } from '@porchlight/content/en/topics/refinance-tools.ts';
import { formatWeekdayDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  type CancelRight,
  findCancelRight,
  refinanceForms,
} from '@porchlight/domain/owned-home/refinancing/cancel-right.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { getTopic } from '../topic-loader.ts';
import { TopicFrame } from '../topic-view.tsx';
import { SmallCalculator } from './small-calculator.tsx';
import { useTyped } from './use-typed.ts';

/** Runs at build time alone: no table of a topic is in the program. */
export const loader = ({ request }: LoaderFunctionArgs) => getTopic({ request });

const ID = 'cancel';

/** Until when a loan on one's home may be cancelled, by the days of its papers. */
function CancelClock() {
  const [typed, type] = useTyped(ID, {
    ...{ form: 'newLender', home: 'yes', signedOn: '', notice: '', disclosures: '' },
  });
  const control = (field: keyof typeof typed) => ({
    id: `${ID}-${field}`,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
  });
  const day = (field: keyof typeof typed) => ({ ...control(field), type: 'date', autoComplete: 'off' });
  const { signedOn } = typed;
  const later = (text: string) => (isCalendarDate(text) ? text : signedOn);
  const right = isCalendarDate(signedOn)
    ? findCancelRight({
        form: refinanceForms.find((form) => form === typed.form) ?? 'newLender',
        isPrincipalResidence: typed.home === 'yes',
        signedOn,
        noticeGiven: later(typed.notice),
        disclosuresGiven: later(typed.disclosures),
      })
    : undefined;
  return (
    <SmallCalculator
      id="right-to-cancel"
      title={texts.title}
      lead={texts.lead}
      answer={right === undefined ? <p>{texts.ask}</p> : <Answer right={right} />}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...control('form')} label={texts.form}>
          {refinanceForms.map((name) => (
            <option key={name} value={name}>
              {forms[name]}
            </option>
          ))}
        </SelectField>
        <SelectField {...control('home')} label={texts.home}>
          <option value="yes">{texts.yes}</option>
          <option value="no">{texts.no}</option>
        </SelectField>
        <TextField {...day('signedOn')} label={texts.signedOn} />
        <TextField {...day('notice')} label={texts.notice} hint={texts.noticeHint} />
        <TextField {...day('disclosures')} label={texts.disclosures} />
      </div>
    </SmallCalculator>
  );
}

function Answer({ right: { endsOn, moneyFrom, because } }: { right: CancelRight }) {
  return (
    <>
      <p className="font-display text-[clamp(1.6rem,5vw,2.2rem)] leading-tight">
        {endsOn === null ? texts.none : texts.until(formatWeekdayDate(endsOn, locale))}
      </p>
      <p className="max-w-[68ch]">{because}</p>
      {moneyFrom !== null && (
        <>
          <p className="max-w-[68ch]">{texts.money(formatWeekdayDate(moneyFrom, locale))}</p>
          <p className="max-w-[68ch]">{texts.how}</p>
          <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">
            {texts.days} {texts.long}
          </p>
        </>
      )}
    </>
  );
}

/** How a refinance runs, and until when it may be cancelled. */
export default function RefinanceProcessPage() {
  return (
    <TopicFrame topic={useLoaderData<typeof loader>()}>
      <CancelClock />
    </TopicFrame>
  );
}
