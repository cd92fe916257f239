import { hero, type VideoSource } from './brand.ts';
import { messageSettings } from './contact-delivery.ts';

/** How this site is set up, as far as legal texts depend on it. */
export function legalSettings() {
  return { ...messageSettings(), video: videoSetting(hero.video) };
}

/** Whether the site serves these files itself. */
export function videoSetting(files: readonly VideoSource[]): 'own' | 'elsewhere' {
  return files.some(({ src }) => URL.canParse(src)) ? 'elsewhere' : 'own';
}
