import { expect, test } from 'vitest';
import { orderIn } from '#build/content/checks/orders.ts';
import { problemsAfter } from './changed-content.ts';

/** Returns the sentences of a table, which are separated by bars and lines. */
const sentences = (table: string) => table.trim().split(/ \| |\n/);

test.each(
  sentences(`
Dial 9-1-1. | Rinse while someone calls 911. | No answer? Go to an emergency room. | Go to the ED.
Head for the ER. | Rinse, then call Poison Help. | Rinse, and the poison hotline answers.
Running out? Call us. | Worse? Call right away. | Worse? Call right now, at any hour.
Rinse first, call afterward. | Call your pregnancy doctor now, too. | Call (973) 555-0123.
Contact your surgeon. | Call an ambulance. | Drive straight to the nearest hospital.
Take your child to the hospital. | A loose retina. Get help now. | Seek medical attention.
Get emergency care. | Don't wait. | Don’t delay. | That can harm your sight, so come today.
See your eye doctor right away. | Get it checked within a day. | Be seen within 24 hours.
Si ve peor, llame. | Llámenos. | Venga hoy mismo. | Acuda a la clínica. | Vayan al hospital.
Llévenlos a la clínica. | Pida ayuda ahora. | Diríjase al hospital. | Vea hoy mismo a su médico.
Comuníquese hoy con su médico. | Una sala de emergencias queda cerca. | No espere. | No se demore.`),
)('an order: %s', (text) => {
  expect(orderIn(text)).toBeTruthy();
});

test.each(
  sentences(`
What should make me call, and whom do I call at night? | Ask which hospital.
Doctors call it myokymia. | Pregnancy calls for more exams. | Se llama orzuelo.
Then we send you to a hospital the same day. | Tell your doctor, and don’t stop it yourself.
A lash that rubs comes out at once. | If you smoke, get help to quit. | Lo llamamos blefaritis.
Urgent care can start the pills. | Take contacts out, and keep the pair with the later date.
Pida una cita pronto. | Get a second pair, and take them to the gym.`),
)('no order: %s', (text) => {
  expect(orderIn(text)).toBeUndefined();
});

test('a page without an emergency has the words of its first call', () => {
  const problems = problemsAfter({
    'signs.yaml': { 'groups.2.signs.1.short': undefined, 'groups.2.signs.1.es.short': undefined },
    'problems/sore-red-eye.md': { signs: ['surgeons-eye', 'red-sore'] },
  });
  expect(problems).toMatchObject([{ field: 'signs', received: 'surgeons-eye' }]);
});
