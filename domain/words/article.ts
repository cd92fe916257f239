/** The notice on every page about health, in every format. */
export const generalNotice =
  'This is general information and no substitute for an examination. Call 911 or go to the nearest emergency room if you suddenly can’t see or see double, or have a serious injury. If a chemical gets in an eye, rinse it with clean water right away, before you call.';
