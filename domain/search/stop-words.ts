/** Words too common to search for, without apostrophes. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all already also always am an and another any anyone anything are around as at away back
  barely be because been before began begin begun being between bit both but by came can cant come comes coming could
  dangerous did didnt do does doesnt done dont down during each earlier either else even ever every everything
  feel feeling feels felt few for from get gets getting go goes going good got had has have he her him his how
  i id if ill im in into is isnt it its ive just keep keeps kept know last left let lets like little long look
  looked looking looks lot lots made make makes many maybe me might more most much must my need no normal not
  nothing now of off often ok okay on once one only or other our out over own per please put puts quite rather
  really right said say says seem seems serious several she should since so some someone something soon start
  started starts stay stays still stop stops straight such sure take takes tell than that the their them then
  there these they thing things think this those through to today told tonight too tried try two until up upon
  us use very want wants was way we went were what whats when where which while who whole why will with within
  without won wont work would yet you your youre yours`.split(/\s+/),
);

/** Words of many signs that aren't symptoms. A query with only these describes no sign. */
export const ordinaryWords = `
  age allergic angle app aspirin baby bad battery bed birth block board bp bright bring brow bug call care cat
  cataract central change child circle clear close cold color colored contact cough cover daily dark day
  degeneration diabetes dilated disease dish doctor dog dream driving drop dull ear easy eat end evening
  exam eye face family far farther fast fine first fit fog follow food forehead form found frame front full
  ghost glare glaucoma goggles gray green grid growth hair hand hard head heat heavy help high history hold
  homework hour image infection inside large laser leave leg lens less lid life light line macular makeup
  mark medicine mild milestone minute misight month morning mouth move multifocal near nearsighted neck new
  night nose nurse odd office old ortho orthokeratology overnight own packet part patch peripheral person
  photo picture piece place pool power pregnant prescription pressure print progressive range reading
  referral reflex result retina retinal same school screen see severe shape shield shop short show side sit
  skin slowly small solution speak spray stand stomach strong sun surgeon surgery swim teacher test thick
  thinner time tip toddler tool top track trouble turn tv unusual view vision vitamin walk warm water wear
  week whites wipe word work year`;

/** Things that are a sign only in an eye: "metal in my eye", and not "metal frames". */
export const thingsInEyes =
  'ball cleaner fire glass glue hot metal oil paint pencil soap spray wood';
