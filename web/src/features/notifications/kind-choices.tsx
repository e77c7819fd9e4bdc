import { featureNotificationTexts } from '@porchlight/content/en/feature-notifications.ts';
import * as texts from '@porchlight/content/en/notifications.ts';
import {
  type EmailChoice,
  emailChoices,
  type KindPreference,
} from '@porchlight/domain/kernel/email-kinds.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { selectLook } from '../../ui/forms/select-field.tsx';

type Kinds = Readonly<Record<NotificationKind, KindPreference>>;

const names: Record<NotificationKind, { title: string; what: string }> = {
  'date-near': {
    title: texts.aDateIsNear,
    what: texts.aWeekBeforeDateSet,
  },
  'documents-due': {
    title: texts.documentsAreStillNeeded,
    what: texts.kindChoicesOnceThreeDays,
  },
  'document-needs-attention': {
    title: texts.aDocumentComesBack,
    what: texts.kindChoicesSomebodyLookedHas,
  },
  'document-expires': {
    title: texts.aDocumentGetsTooOld,
    what: texts.twoWeeksBeforeLendersTake,
  },
  'document-accepted': { title: texts.aDocumentIsAccepted, what: texts.itWhatAsked },
  'document-opened-by-staff': {
    title: texts.oneStaffOpensDocument,
    what: texts.whoWhenWhyStandsBeside,
  },
  'milestone-unlocked': { title: texts.aMilestoneOpens, what: texts.youCanStartNextOne },
  'milestone-completed': { title: texts.aMilestoneIsDone, what: texts.everythingInItIsSettled },
  'document-signed': { title: texts.aDocumentIsSigned, what: texts.youSignedDocumentCenter },
  'co-buyer-signed': {
    title: texts.aCoBuyerSigns,
    what: texts.somebodyAskedHasSignedOne,
  },
  'document-received': { title: texts.aDocumentArrives, what: texts.itDocumentCenter },
  'beta-approved': {
    title: texts.betaAccessIsGranted,
    what: texts.youAskedMilestonesOpen,
  },
  'beta-declined': {
    title: texts.betaAccessIsDeclined,
    what: texts.youAskedAnswerSaysWhy,
  },
  ...featureNotificationTexts,
  'new-device': {
    title: texts.someoneSignsFromNewDevice,
    what: texts.alwaysPortalAlwaysEMail,
  },
};

const emailTemplateNames: Record<EmailChoice, string> = {
  off: texts.no,
  'at-once': texts.withinMinutes,
  digest: texts.inTheDailyDigest,
};

const inOrder = notificationKinds.toSorted(
  (one, other) => Object.keys(names).indexOf(one) - Object.keys(names).indexOf(other),
);

/** For each kind: whether it is listed in the portal, and when it is emailed. */
export function KindChoices({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  return (
    <div className="grid divide-y divide-line">
      {inOrder.map((kind) => (
        <fieldset key={kind} className="grid min-w-0 gap-2 py-5 first:pt-0 last:pb-0">
          <legend className="contents">
            <span className="font-semibold">{names[kind].title}</span>
          </legend>
          <p className="text-[.9375rem] text-ink-soft leading-normal">{names[kind].what}</p>
          {!isSecurityNotice(kind) && (
            <KindChoice
              kind={kind}
              choice={kinds[kind]}
              onChange={(choice) => onChange({ ...kinds, [kind]: choice })}
            />
          )}
        </fieldset>
      ))}
    </div>
  );
}

function KindChoice({
  kind,
  choice,
  onChange,
}: {
  kind: NotificationKind;
  choice: KindPreference;
  onChange: (choice: KindPreference) => void;
}) {
  const id = `email-${kind}`;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <Checkbox
        checked={choice.listed}
        onChange={({ target }) => onChange({ ...choice, listed: target.checked })}
      >
        {texts.inThePortal}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="shrink-0">
          {texts.byEMail}
        </label>
        <select
          id={id}
          value={choice.email}
          onChange={({ target }) => {
            const email = emailChoices.find((known) => known === target.value);
            if (email !== undefined) onChange({ ...choice, email });
          }}
          className={`${selectLook} max-w-56 grow basis-44`}
        >
          {emailChoices.map((email) => (
            <option key={email} value={email}>
              {emailTemplateNames[email]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
