import { expect, test } from 'vitest';
import { orderIn } from '#build/content/checks/orders.ts';
import { problemsAfter } from './changed-content.ts';

test.each([
  'Over 50, with jaw pain? Call 911.',
  'Dial 9-1-1.',
  'Rinse while someone calls 911.',
  'No answer? Go to an emergency room.',
  'Head for the ER.',
  'Go to the ED.',
  'Rinse, then call Poison Help.',
  'Rinse, and the poison hotline answers.',
  'If it bends, call us today.',
  'Running out? Call us.',
  'Worse? Call right away.',
  'Worse? Call right now, at any hour.',
  'Rinse first, call afterward.',
  'Call your pregnancy doctor now, too.',
  'Call (973) 555-0123.',
  'Contact your surgeon.',
  'Call an ambulance.',
  'Drive straight to the nearest hospital.',
  'Take your child to the hospital.',
  'A loose retina. Get help now.',
  'Seek medical attention.',
  'Get emergency care.',
  'Don’t wait for floaters to fade.',
  "Don't wait.",
  'Don’t delay.',
  'That can harm your sight, so come today.',
  'See your eye doctor right away.',
  'Get it checked within a day.',
  'Be seen within 24 hours.',
  'Si ve peor, llame al 911.',
  'Llámenos.',
  'Venga hoy mismo.',
  'Acuda a la clínica.',
  'Vayan al hospital.',
  'Llévenlos a la clínica.',
  'Pida ayuda ahora.',
  'Diríjase al hospital.',
  'Vea hoy mismo a su médico.',
  'Comuníquese hoy con su médico.',
  'Una sala de emergencias queda cerca.',
  'No espere.',
  'No se demore.',
])('an order: %s', (text) => {
  expect(orderIn(text)).toBeTruthy();
});

test.each([
  'What should make me call, and whom do I call at night?',
  'Ask which hospital.',
  'Doctors call it myokymia.',
  'Pregnancy calls for more exams.',
  'Then we send you to a hospital the same day.',
  'Tell your doctor, and don’t stop it yourself.',
  'A lash that rubs comes out at once.',
  'If you smoke, get help to quit.',
  'Urgent care can start the pills.',
  'Take contacts out, and keep the pair with the later date.',
  'Se llama orzuelo.',
  'Lo llamamos blefaritis.',
  'Pida una cita pronto.',
  'Get a second pair, and take them to the gym.',
])('no order: %s', (text) => {
  expect(orderIn(text)).toBeUndefined();
});

test('texts that aren’t of eye problems may order a call', () => {
  const body = 'Call your eye doctor’s office about the bill, or call 911.';
  expect(problemsAfter({ 'guides/preparing-for-your-visit.md': { body } })).toEqual([]);
});

test('a page without an emergency has the words of its first call', () => {
  const problems = problemsAfter({
    'signs.yaml': { 'groups.2.signs.1.short': undefined, 'groups.2.signs.1.es.short': undefined },
    'problems/sore-red-eye.md': { signs: ['surgeons-eye', 'red-sore'] },
  });
  expect(problems).toMatchObject([{ field: 'signs', received: 'surgeons-eye' }]);
});
