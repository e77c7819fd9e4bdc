import { SelectField } from '../../ui/select-field.tsx';
import { readBrowserTimeZone } from './propose-time-zone.ts';

const american: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', 'Eastern (New York)'],
  ['America/Chicago', 'Central (Chicago)'],
  ['America/Denver', 'Mountain (Denver)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
];

/** The zone of the buyer's days and hours; proposed from the browser, and any other can be chosen. */
export function TimeZoneField({
  value,
  isChosen,
  error,
  onChange,
}: {
  value: string;
  isChosen: boolean;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}) {
  const own = readBrowserTimeZone();
  const others = new Set([...Intl.supportedValuesOf('timeZone'), own, value]);
  for (const [zone] of american) others.delete(zone);
  const note = isChosen
    ? own !== value && ` This device is set to ${nameZone(own)}.`
    : ' Taken from this device; save to keep it.';
  return (
    <SelectField
      id="time-zone"
      label="Time zone"
      hint={
        <>
          It decides when it is quiet, and on which day a date is near.
          {note}
        </>
      }
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <optgroup label="United States">
        {american.map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label="All others">
        {[...others].sort().map((zone) => (
          <option key={zone} value={zone}>
            {nameZone(zone)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

function nameZone(zone: string): string {
  return american.find(([known]) => known === zone)?.[1] ?? zone.replaceAll('_', ' ');
}
