// Lining figures: the face's own are old-style.
const display = 'font-display font-500 lining-nums';
const button =
  'inline-flex items-center justify-center gap-2 min-h-13 px-7 font-600 text-center no-underline border border-transparent rounded-2px [transition:background-color_0.2s,filter_0.2s] cursor-pointer';

/** What recurs. A utility wins over each of these. */
export const shortcuts = {
  /* The type scale: three sizes of the display face, then the text face's. */
  'display-1': `${display} text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto`,
  'display-2': `${display} text-[clamp(1.875rem,3.4vw,2.875rem)] leading-[1.12]`,
  'display-3': `${display} text-1.75rem leading-[1.2]`,
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-0.9375rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',

  'button-gold': `${button} text-on-gold bg-gold hover:[filter:brightness(1.06)] active:[filter:brightness(0.93)]`,
  'button-line': `${button} border-current hover:bg-[color-mix(in_srgb,var(--gold)_16%,transparent)] active:bg-[color-mix(in_srgb,var(--gold)_30%,transparent)]`,
  'button-alarm': `${button} text-on-alarm bg-alarm-ground hover:[filter:brightness(0.93)] active:[filter:brightness(0.83)]`,
  'icon-link':
    'grid place-items-center w-44px h-44px rounded-full [transition:background-color_0.2s] hover:bg-[color-mix(in_srgb,var(--gold)_25%,transparent)]',
  // While the phone isn't answered, the golden button is the one to write. A first view keeps its order: nothing shifts.
  'by-phone': 'unanswered:[&.button-gold]:(text-inherit bg-transparent border-current)',

  /* Links outside of text are high enough for a finger. */
  tap: 'flex items-center min-w-11 min-h-11',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'arrow-link':
    'tap w-fit gap-1.5 font-600 [&_svg]:[transition:translate_0.4s_var(--ease)] [&:hover_svg]:[translate:4px_0] [.card:hover_&_svg]:[translate:4px_0]',
  'gold-on-hover': '[text-decoration-line:none] hover:(underline decoration-gold)',
  'footer-link': 'tap w-fit py-2 leading-[1.4] gold-on-hover',
  'link-list':
    '[&_a]:(tap w-fit py-2 leading-[1.4] text-bronze decoration-1) [&_a:hover]:decoration-2 [&_a:active]:text-ink',
  // A click anywhere on a card opens its page.
  card: 'relative [&_img]:[transition:filter_0.5s_var(--ease)] [&:hover_img]:[filter:brightness(1.08)]',

  // Of what opens: the services, questions and categories. Firefox would assume that it shrinks with the words.
  chevron:
    'flex-none max-w-none [transition:rotate_0.2s] [:is([aria-expanded="true"],:has(+:popover-open),[open]>summary)>&]:[rotate:180deg]',
  // The button is inside the field, so that the focus ring is around both.
  'search-form': [
    'grid bg-white border border-slate rounded-2px [&>*]:[grid-area:1/1]',
    '[&>input]:(min-h-12 pl-4 pr-12 bg-transparent) [&>input::placeholder]:(text-slate opacity-100)',
    '[&>input::-webkit-search-cancel-button]:hidden',
    '[&>button]:(grid place-items-center justify-self-end w-12) [&>button:hover]:text-bronze',
  ],
  // A sign in one line: what to do, and its sentence. Only emergencies have the alarm's color.
  'sign-line':
    'block px-4 py-3 text-inherit no-underline bg-white border-l-4 border-gold [&_b]:(block font-600 text-balance) [&_span]:(underline decoration-gold underline-offset-[0.2em]) [&[data-level=now]]:border-alarm-ground [&[data-level=now]_b]:text-alarm',
  'sr-only': 'absolute w-1px h-1px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',
  cover: '[&_:is(picture,img)]:(w-full h-full object-cover)',

  // An item with its number to the left. Its list has `[counter-reset:step]`.
  counted:
    'relative [counter-increment:step] before:(content-[counter(step)] absolute left-0 text-bronze)',

  /* Columns and spaces of pages. */
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  'grid-12':
    'grid grid-cols-[minmax(var(--gutter),1fr)_repeat(12,minmax(0,calc((var(--content)-2*var(--gutter))/12)))_minmax(var(--gutter),1fr)] [&>*]:col-[2/-2]',
  measure: 'max-w-60ch',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 wide:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.618fr)]',
};
