import { mapTexts } from '../domain/read/map-texts.ts';
import { examplePhone } from '../domain/schema/practice/fields.ts';
import { exampleTimeZone } from '../domain/schema/practice/location.ts';

/** Facts of the practice that forms and refusals use as examples. */
export interface Examples {
  phone: string;
  timeZone: string;
}

/** Replaces the schemas' examples with the practice's own facts, in texts at any depth. */
export function withOwnExamples<Data>(data: Data, { phone, timeZone }: Examples): Data {
  return mapTexts(data, (text) =>
    text.replaceAll(examplePhone, phone).replaceAll(exampleTimeZone, timeZone),
  );
}
