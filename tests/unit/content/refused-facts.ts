import type { Refusal } from './refused-entries.ts';

const day = { from: '2026-01-05', reason: 'Inventory' };
const morning = { opens: '09:00', closes: '12:00' };
const afternoon = { opens: '12:00', closes: '15:00' };
const monday = { days: ['Monday'], ...morning };
const twice = { days: ['Monday', 'Friday'], ...afternoon };
const halves = { ...day, hours: [morning, afternoon] };
const overnight = { ...day, hours: [{ opens: '18:00', closes: '02:00' }] };
const device = { name: 'A lamp', text: 'Shows the front of the eye.', services: ['no-service'] };
const frame = { shape: 'Round', material: 'Red acetate', suits: 'Whoever likes to be seen.' };
const image = { file: 'lantern.jpg', alt: 'Round red glasses beside a lantern' };
const video = { src: '/media/none.mp4', type: 'video/mp4' };
const about = { organization: 'NEI', title: 'Dry eyes', kind: 'agency', year: 2024 };
const source = { ...about, url: 'https://www.nei.nih.gov/dry', retrieved: '2026-11-22' };

const place = {
  order: 9,
  name: 'Main',
  status: 'closed',
  timeZone: 'America/Denver',
  address: { street: '1 A', locality: 'B', region: 'NM', postalCode: '87571', country: 'US' },
};

const svg = (part: string) => `<svg viewBox="0 0 9 9"><path d="M0 0h9"/>${part}</svg>`;

/** Changes in facts, sources, the brand, and drawings of the fixture that stop the build. */
export const refusedFacts: Record<string, Refusal[]> = {
  'practice/closures.yaml': [
    [{ closures: [{ ...day, until: '2026-01-04' }] }, 'closures.0.until | not before the | "'],
    [{ closures: [day, day] }, 'closures.1 | overlap with Inventory | {"from":"2026-01-05"'],
    [{ specialHours: [overnight] }, 'specialHours.0.hours.0.closes | a time after it | "02:00"'],
    [{ specialHours: [halves] }, 'specialHours.0.hours | with a break between | 2 entries'],
  ],
  'practice/locations/taos.yaml': [
    [{ status: 'closed' }, 'a location that is open | 1 that', 'practice/locations'],
    [{ phone: undefined }, 'status | an open location has a phone and a position | "open"'],
    [{ 'schedules.exams': [] }, 'an open location has hours | 0 entries'],
    [{ 'schedules.exams.0.opens': '09:60' }, 'a time of 24 hours such as 09:00 | "09:60"'],
    [{ 'schedules.exams': [monday, twice] }, 'times that neither overlap nor touch | 2 entries'],
  ],
  'practice/locations/main.yaml': [[place, 'slug | lower-case words joined by | main']],
  'practice/locations/Lake Hiawatha.yaml': [[place, 'slug | none of main, | Lake Hiawatha']],
  'practice/locations/zuni.yaml': [
    [{ ...place, order: 1 }, 'order | taos.yaml has the same order | 1'],
    [{ ...place, name: 'Taos' }, 'name | taos.yaml has the same name | Taos'],
  ],
  'practice/announcement.yaml': [
    [{ heading: undefined }, 'a heading, because the announcement is shown | nothing'],
    [{ location: 'nowhere' }, 'a location: taos | nowhere'],
  ],
  'practice/people/ana-vigil.yaml': [
    [{ degree: undefined }, 'the degree of a doctor | nothing'],
    [{ license: undefined }, 'the license of a doctor | nothing'],
    [{ license: '0000-A' }, 'the kind of license | "0000-A"'],
    [{ role: 'optician', license: undefined }, 'license | or an optician | nothing'],
    [{ role: 'technician', degree: undefined }, 'degree | of anyone else with a license | nothing'],
    [{ role: 'other' }, 'jobTitle | a job title | nothing'],
  ],
  'practice/care.yaml': [[{ equipment: [device] }, 'equipment.0.services.0 | a service of | no']],
  'practice/emergencies.yaml': [
    [{ afterHours: { text: 'Call (505) 867-5309.' } }, 'afterHours.phone | that the | no'],
  ],
  'practice/plans.yaml': [
    ...['95', '$90-$120', 'from $90', '$95.5'].map((amount): Refusal => {
      return [{ 'fees.0.amount': amount }, `one amount such as $120 | "${amount}"`];
    }),
  ],
  'practice/languages.yaml': [
    [{ 'languages.1.text': 'Llame.' }, 'names {phone} | "Llame."'],
    [{ updated: undefined }, 'the day on which | nothing'],
    [{ 'languages.1.lang': 'en' }, 'languages | each language once | 3 entries'],
  ],
  'practice/notices.yaml': [[{ billingRights: '/files/a.pdf' }, 'a file in content/files | /fi']],
  'practice/practice.yaml': [[{ kind: 'Shop' }, '"LocalBusiness". For search engines. | "Shop"']],
  'practice/redirects.yaml': [
    [{ 'redirects.0.from': '/contact' }, 'an address of its own | /contact'],
    [{ 'redirects.1.to': '/nope' }, 'the path of an existing page | /nope'],
    [{ 'redirects.1.to': '/files/a b.pdf' }, 'without spaces | "/files/a b'],
    [{ 'redirects.1.to': '/search?q=eye' }, 'without “?” | "/search?q=eye"'],
    ...['//a.test/', 'https://a.test/', '/\\a.test', 'javascript:alert(1)'].map((to): Refusal => {
      return [{ 'redirects.1.to': to }, 'a path of this site such as | "'];
    }),
    ...Object.entries({
      '//a.test': 'only what follows the name of the site',
      '/': 'another address than that of the home page',
      'blog/old': 'begins with a slash',
      '/:any': 'one whole address',
      '/?page_id=12': 'can only show the home page',
      '/old?page=2': 'without “?”',
      '/about#team': 'without “#”',
      '/about//team': 'a path such as /services/eyewear',
    }).map(([from, expected]): Refusal => {
      return [{ 'redirects.0.from': from }, `${expected} | "${from}"`];
    }),
  ],
  'sources.yaml': [
    [{ 'aao-abrasion.kind': 'blog' }, 'one of "guideline", | "blog"'],
    [{ a: { ...source, url: 'http://nei.gov/' } }, 'a.url | an address that begins | "http:'],
    [{ a: { ...source, retrieved: undefined } }, 'a.retrieved | a date if there is a URL | no'],
    [{ a: { ...source, url: undefined } }, 'a.retrieved | and none if there isn | "2026-11-22"'],
    [{ 'A b': source }, 'the id of a source | '],
  ],
  'brand/brand.yaml': [
    [{ 'hero.video': [video] }, 'hero.video.0.src | a file in content/media | /media/none.mp4'],
    [{ 'colors.gold': '#2E7D32' }, 'a contrast of 4.5:1 between gold (#2E7D32) and | :1'],
  ],
  'frames.yaml': [[{ frames: [{ ...frame, image, size: '44' }] }, 'frames.0.size | 46-21 | "44"']],
  'brand/logo.svg': [
    ['<svg><path d="M0 0h9"/></svg>', 'one <svg> element with a viewBox | <svg'],
    [svg('<style>.st0{fill:none}</style>'), 'no <style> | <style'],
    [svg('<use href="#logo"/>'), 'outlines instead of <use> | <use'],
    [svg('<g><text x="1">Eyes</text></g>'), 'outlines instead of <text>, whose font | <text'],
  ],
  'files/eye.svg': [
    [svg('<svg:style>'), 'no <style> (in the drawing program | <svg:style'],
    [svg('<script>alert(1)</script>'), 'no script, animation | <script'],
  ],
  'plates/red-rim.svg': [
    [svg('<!-- caf\ufffd -->'), 'a drawing saved as UTF-8 | caf\ufffd'],
    [svg('<script>alert(1)</script>'), 'no script, animation | <script'],
    [svg('<svg:script href="#a"/>'), 'no script, animation | <svg:script'],
    [svg('<set attributeName="fill" to="red"/>'), 'no script, animation | <set'],
    [svg('<path onload="alert(1)"/>'), 'no event handler | onload='],
    [svg('<image href="https://a.test"/>'), 'no reference to | href="https://a.test"'],
    [svg('<use xlink:href="other.svg#a"/>'), 'no reference to | href="other.svg#a"'],
    [svg('<path fill="url(//a.test/a)"/>'), 'no reference to | url(//a.test/a'],
    [svg('<style>@import "a.css";</style>'), 'no reference to | @import "a.css"'],
  ],
};
