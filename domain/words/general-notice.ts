/** Stands on every page about health, whatever its form. */
export const generalNotice =
  'This is general information and no substitute for an examination. For sudden loss of vision, sudden double vision, or a serious injury, call 911 or go to the nearest emergency room. If a chemical gets into an eye, rinse it with clean water right away, before you call.';
