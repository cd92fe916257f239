/** Words too common to search for, without apostrophes. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also always am an and any are as at be because been being but by can cant could
  did didnt do does doesnt dont each every for from get gets getting got had has have he her him
  his how i id if ill im in into is isnt it its ive just like make me more most much my need no not
  of on one or other our out over own really she should so some such take takes than that the their
  them then there these they this those through to too up us use very want was we were what whats
  when where which while who why will with wont would you your youre yours`.split(/\s+/),
);

/** Terms of many signs that aren't symptoms. A query of only these describes no sign. */
export const ordinaryTerms: ReadonlySet<string> = new Set(
  `baby call child contact day doctor drop exam eye face family first frame glasses head help hour
  lens lid light line look minute month new office old person prescription see side time turn vision
  wear week year`.split(/\s+/),
);
