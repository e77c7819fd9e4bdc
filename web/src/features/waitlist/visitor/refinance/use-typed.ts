import { useEffect, useState } from 'react';

/**
 * What is typed into a small calculator, by field; the control of a field has the id `<calculator>-<field>`. What was typed before the page came
 * alive, or was put back by the browser, counts as typed.
 */
export function useTyped<Field extends string>(
  calculator: string,
  begin: Readonly<Record<Field, string>>,
): [Readonly<Record<Field, string>>, (field: Field, text: string) => void] {
  const [typed, setTyped] = useState(begin);
  useEffect(() => {
    setTyped((before) => {
      const fields = Object.keys(before) as Field[];
      const read = (field: Field) => {
        const control = document.getElementById(`${calculator}-${field}`);
        const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
        return isControl ? control.value : before[field];
      };
      return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
    });
  }, [calculator]);
  return [typed, (field, text) => setTyped((before) => ({ ...before, [field]: text }))];
}
