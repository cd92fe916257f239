import type { Level } from '#domain/words/urgency.ts';

export interface Sign {
  sign: string;
  /** The words by which a text of the sample speaks of it. */
  says: RegExp;
}

/** Every sign that the sample speaks of, under the one level that it has everywhere. */
export const signs: Readonly<Record<Level, readonly Sign[]>> = {
  emergency: [
    { sign: 'chemical in the eye', says: /\bchemical|super glue|lens cleaner/ },
    { sign: 'something in the eye', says: /pierced|sticks (in|out)|grinding|deep wound/ },
    {
      sign: 'sudden loss of vision',
      says: /suddenly (loses?|goes dark|changes)|sudden (vision loss|loss of)|curtain|turns dark/,
    },
    { sign: 'double vision', says: /\bdouble/ },
    { sign: 'unequal or odd pupil', says: /one pupil|odd shape/ },
    { sign: 'stroke', says: /droop|slurred|arm or leg|\bstroke/ },
    { sign: 'worst headache', says: /worst headache|bad headache|headache that gets worse/ },
    { sign: 'pain with nausea', says: /sick to your stomach|throw up|nausea|vomiting/ },
    {
      sign: 'hard blow, cut or burn',
      says: /hard blow|firework|(?<!flash )\bburns?\b|serious injury/,
    },
    { sign: 'bad pain after a blow', says: /hurts badly/ },
    { sign: 'blood within the eye', says: /blood (shows|inside)/ },
    { sign: 'infection of the socket', says: /\bfever|bulges/ },
    { sign: 'giant-cell arteritis', says: /scalp|jaw/ },
    { sign: 'injury of the head', says: /\bfaint|confused|hard to wake|head injury/ },
    { sign: 'allergy to a drop', says: /trouble breathing/ },
  ],
  urgent: [
    { sign: 'flashes', says: /\bflashes/ },
    { sign: 'floaters', says: /floaters/ },
    { sign: 'shadow that creeps in', says: /shadow/ },
    {
      sign: 'red eye that hurts',
      says: /\bred(,| and| or) (painful|sore)|painful red|hurts, whether/,
    },
    { sign: 'red eye with contact lenses', says: /\bred, even a little|red eye/ },
    { sign: 'pus', says: /\bpus\b|discharge/ },
    { sign: 'red, swollen lid', says: /badly swollen/ },
    { sign: 'light that hurts', says: /light (suddenly )?hurts|sensitive to light/ },
    { sign: 'scratch or speck', says: /(eye|cornea) is scratched|scratched cornea|speck/ },
    { sign: 'light knock', says: /light bump/ },
    { sign: 'flash burn', says: /flash burn/ },
    { sign: 'shingles', says: /blistering|shingles/ },
    { sign: 'blur over hours or days', says: /blurry over hours|blurry after the lens is out/ },
    { sign: 'bent lines', says: /lines (look|turn)|newly bends|(blank|gray) spot/ },
    { sign: 'vision worse in one eye', says: /worse in one eye/ },
    { sign: 'white pupil', says: /white or gray/ },
    { sign: 'new turn of an eye', says: /begun to turn/ },
    { sign: 'red eye of a newborn', says: /under a month old/ },
    { sign: 'after surgery', says: /recently had surgery/ },
  ],
  routine: [
    { sign: 'pink eye', says: /\bpink\b/ },
    { sign: 'stye', says: /\bstye\b/ },
    { sign: 'slow change', says: /slowly|little by little|slow blur/ },
    { sign: 'itch or dryness', says: /\bitch|mildly dry|dry (out|between)/ },
    {
      sign: 'trouble with glasses',
      says: /glasses (are broken|still)|\bframe (pinches|leaves)|goggles/,
    },
  ],
};
