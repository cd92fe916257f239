import { messageSettings } from '../contact/contact-delivery.ts';
import type { VideoSource } from '../schema/brand.ts';
import type { PracticeFacts } from './practice-schemas.ts';

/** What conditions of texts ask for, by name. */
export type TextSettings = Readonly<Record<string, string>>;

/**
 * How this site is set up and in which state the practice is, as far as texts depend on it.
 * @param facts what is known of the practice; without any, no state's passages are kept
 */
export function textSettings({
  brand,
  locations = [],
}: Partial<Pick<PracticeFacts, 'brand' | 'locations'>> = {}): TextSettings {
  const [first] = locations
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.order - other.order);
  return {
    ...messageSettings(),
    video: videoSetting(brand?.hero.video ?? []),
    madeByComputer: computerSetting(brand),
    state: first?.address.region ?? '',
  };
}

/** What of the pictures and of the video was made by computer, as far as the site shows any. */
function computerSetting(brand: PracticeFacts['brand'] | undefined): string {
  const { madeByComputer = [], hero } = brand ?? {};
  const shown = madeByComputer.filter((kind) => kind !== 'video' || hero?.video.length);
  return shown.length > 1 ? 'both' : (shown[0] ?? 'none');
}

/** Whether the site serves these files itself. */
export function videoSetting(files: readonly VideoSource[]): 'own' | 'elsewhere' {
  return files.some(({ src }) => URL.canParse(src)) ? 'elsewhere' : 'own';
}
