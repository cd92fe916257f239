/** Stands on every page about health, whatever its form. */
export const generalNotice =
  'This is general information and no substitute for an examination. For sudden loss of vision, a chemical in the eye or a serious injury, call 911 or go to the nearest emergency room.';
