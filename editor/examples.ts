import { mapTexts } from '../domain/read/map-texts.ts';
import { examplePhone } from '../domain/schema/practice/fields.ts';
import { exampleTimeZone } from '../domain/schema/practice/location.ts';

/** What forms and refusals name as an example of the practice's own. */
export interface Examples {
  phone: string;
  timeZone: string;
}

/** Texts, however deep, with the practice's own facts in the place of the schemas' examples. */
export function withOwnExamples<Data>(data: Data, { phone, timeZone }: Examples): Data {
  return mapTexts(data, (text) =>
    text.replaceAll(examplePhone, phone).replaceAll(exampleTimeZone, timeZone),
  );
}
