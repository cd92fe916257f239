/** Parts of several pages: search, signs, hours, calls, and Comfort view. */
const parts = {
  'search-columns':
    'grid gap-16 lg:wide:(grid-cols-[minmax(0,44rem)_clamp(16rem,28%,22rem)] items-start justify-between)',
  'ask-a-person': 'px-[clamp(1.5rem,4vw,2.5rem)] pt-10 pb-14 lg:wide:(sticky top-below-header)',
  // The button is inside the field, so that the focus ring is around both.
  'search-form': [
    'grid bg-white border border-slate rounded-2px [&>*]:[grid-area:1/1]',
    '[&>input]:(min-h-12 pl-4 pr-12 bg-transparent) [&>input::placeholder]:(text-slate opacity-100)',
    '[&>input::-webkit-search-cancel-button]:hidden',
    '[&>button]:(grid place-items-center justify-self-end w-12) [&>button:hover]:text-bronze',
  ].join(' '),
  // A sign in one line: what to do, and its sentence. Only emergencies have the alarm's color.
  'sign-line':
    'block px-4 py-3 text-inherit no-underline bg-white border-l-4 border-gold [&_b]:(block font-600 text-balance) [&_span]:(underline decoration-gold underline-offset-[0.2em]) [&[data-level=now]]:border-alarm-ground [&[data-level=now]_b]:text-alarm',
  // Whether we are open, and a dot before it. It has its height before its text.
  'open-now':
    'relative min-h-[3.3em] pl-[1.25em] font-600 text-balance md:min-h-[1.65em] [&:not(:empty)]:before:(content-empty absolute top-[0.55em] left-0 w-[0.6em] h-[0.6em] border border-current rounded-full) data-[open-now=open]:before:(border-gold bg-gold)',
  // While the phone isn't answered, the golden button is the one to write. A first view keeps its order: nothing shifts.
  'by-phone': 'unanswered:[&.button-gold]:(text-inherit bg-transparent border-current)',
  'by-message': 'unanswered:[.by-phone.button-gold~&]:(text-on-gold bg-gold border-transparent)',
  // On phones only, because elsewhere the header has both buttons.
  'call-bar': [
    'hidden sticky bottom-0 z-20 grid-cols-2 gap-3 px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]',
    'border-t border-gold media-phone:grid [&>a]:(min-h-12 px-2 leading-tight)',
  ].join(' '),
  // On the home page, from below the hero to the booking section, which has both buttons. It takes no height.
  'call-bar-track':
    'media-phone:(absolute inset-x-0 top-[40svh] bottom-0 grid items-end pointer-events-none) [&>*]:pointer-events-auto',
  // It keeps its size and place while the page behind it changes: `--unscaled` is always 16 px.
  'comfort-panel': [
    '[--unscaled:calc(1rem/var(--text-scale))] text-[length:var(--unscaled)] leading-[1.5]',
    '[inset:auto_env(safe-area-inset-left)_0_auto] w-[min(21*var(--unscaled),100vw)] max-h-100dvh',
    'media-tall:[inset:calc(var(--header-height)+0.5rem)_1rem_auto_auto] p-[calc(1.5*var(--unscaled))]',
    'overflow-auto scroll-py-4 overscroll-contain',
    'text-ink bg-white border border-gold rounded-2px [box-shadow:var(--shadow)]',
  ].join(' '),
  'comfort-step':
    'flex items-center gap-[0.75em] min-h-44px leading-[1.2] cursor-pointer [&+&]:border-t hover:bg-ivory [&>input]:(flex-none w-24px h-24px accent-bronze)',
};

/** The contact page, a missing page, and the timer. */
const pages = {
  'contact-columns':
    'grid pt-header lg:wide:(grid-cols-[var(--margin)_minmax(0,1fr)_27.5rem_var(--margin)] grid-rows-[auto_1fr])',
  'contact-write':
    'px-gutter pt-[clamp(2rem,5vw,4rem)] pb-[clamp(3.5rem,8vw,6rem)] lg:wide:(col-start-2 pl-0 pr-[clamp(3rem,7vw,6rem)])',
  // On a wide screen, a column that reaches the edge.
  'contact-information': [
    'px-gutter py-[clamp(3.5rem,8vw,5rem)] [&>*]:max-w-34rem',
    'md:lt-lg:(columns-20rem gap-x-12) md:lt-lg:[&>*]:break-inside-avoid',
    'lg:wide:([grid-area:1/3/span_2/-1] py-20 pr-0 pl-14) lg:wide:[&>*]:max-w-24rem',
  ].join(' '),
  // The second of two plans is mirrored.
  'contact-section': 'py-[clamp(4rem,8vw,6rem)] [.contact-section+&]:pt-0',
  'contact-input':
    'w-full min-h-13 px-4 py-3 bg-white border border-slate rounded-2px [transition:border-color_0.2s_var(--ease)] [&:hover:not([aria-invalid])]:border-ink [&[aria-invalid]]:border-alarm [&[aria-invalid]]:[box-shadow:inset_0_0_0_1px_var(--alarm)]',
  'contact-notice': '[&:not(:empty)]:(my-2 px-6 py-4 bg-white border-l-2 border-alarm)',
  // Focusable while it is disabled.
  'send-button': 'aria-[disabled=true]:(text-ink bg-transparent border-slate cursor-default)',
  'time-button':
    'min-h-11 px-4 py-1 border border-slate rounded-2px [&:hover:not([aria-pressed=true])]:border-ink aria-[pressed=true]:(text-on-gold bg-gold border-gold) aria-[pressed=true]:before:[content:"✓_"/""]',
  // While it is empty, it takes no space.
  'toast-region':
    'fixed right-0 bottom-0 z-30 max-w-full p-[clamp(1rem,3vw,2rem)] pb-[max(1rem,env(safe-area-inset-bottom))] pointer-events-none',
  'find-us': 'grid lg:grid-cols-[var(--margin)_22rem_minmax(0,1fr)]',
  // Beside the map and never on it: at its left edge the map has its own links.
  'map-card': [
    'z-1 grid content-center mx-gutter my-10 p-[clamp(2rem,5vw,3rem)]',
    'bg-white border border-transparent rounded-2px [box-shadow:var(--shadow)]',
    'lg:(col-span-2 grid-cols-subgrid m-0 p-12 pl-0) lg:[&>*]:col-start-2',
  ].join(' '),
  // Plan and map are in the same place. The plan shows before the map, and without it.
  'map-place': 'relative min-h-[450px] overflow-hidden',
  'map-middle': 'absolute top-1/2 left-1/2 max-w-none [translate:-50%_-50%]',
  'map-frame': 'relative w-full h-[450px] [color-scheme:light]',
  // Muted like the page. In the dark scheme, the map's colors are inverted.
  'map-filter':
    '[filter:grayscale(1)_sepia(0.18)_brightness(1.03)] @dark:[filter:invert(0.92)_hue-rotate(180deg)_grayscale(0.5)]',
  // The words are at the left. Behind them at the right is the mark, larger than the page and out of focus.
  'not-found': 'relative isolate grid justify-items-start content-center gap-6 min-h-[78svh]',
  'not-found-mark': [
    'absolute -z-1 right-gutter bottom-gutter w-[min(56vw,18rem)] text-gold [stroke-width:0.7] opacity-70',
    '[filter:blur(8px)] [transition:filter_0.6s_var(--ease)]',
    '[.not-found:has(.return-link:is(:hover,:focus-visible))_&]:[filter:none]',
    'lg:(top-1/2 -right-12 bottom-auto w-[min(44vw,37rem)] opacity-80)',
    'lg:[translate:0_calc(var(--header-height)/2-50%)]',
  ].join(' '),
};

/** Columns, grounds, and spaces of pages and their parts. */
const layout = {
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  'grid-12':
    'grid grid-cols-[minmax(var(--gutter),1fr)_repeat(12,minmax(0,calc((var(--content)-2*var(--gutter))/12)))_minmax(var(--gutter),1fr)] [&>*]:col-[2/-2]',
  panel: 'bg-white rounded-[2px] shadow-[var(--shadow)]',
  'panel-space':
    'grid py-[clamp(2.5rem,6vw,5.5rem)] px-[max(clamp(1.5rem,5vw,4.5rem),var(--gutter))]',
  'facts-grid': 'fit-11rem gap-x-12 gap-y-8',
  'hours-line': 'flex flex-wrap justify-between gap-x-6 py-1.5 border-b',
  measure: 'max-w-[60ch]',
  'page-top': 'pt-[calc(var(--header-height)+clamp(2rem,5vw,4rem))]',
  section: 'py-[clamp(4rem,10vw,9rem)]',
  // An item with its number to the left. Its list has `[counter-reset:step]`.
  counted:
    'relative [counter-increment:step] before:(content-[counter(step)] absolute left-0 text-bronze)',
  'large-number': 'before:(font-display font-500 [font-variant-numeric:lining-nums])',
  // Facts in a row, with a short line between two. That of each row's first is outside, where it is clipped.
  spans:
    "flex flex-wrap gap-x-6 gap-y-1 md:(gap-x-18 overflow-x-clip) md:[&>span]:(relative before:(content-[''] absolute top-[0.8em] -left-12 w-6 border-t border-gold))",
  // The picture from edge to edge, and the title below it or, on a wide screen, over its corner.
  'article-opening':
    'grid pt-header grid-rows-[clamp(9rem,38svh_-_4rem,16rem)_auto] grid-cols-[var(--margin)_minmax(0,1fr)_var(--gutter)] lg:(grid-rows-[clamp(20rem,54svh,36rem)_auto] grid-cols-[var(--margin)_min(58%_-_var(--margin),44rem)_minmax(0,1fr)])',
  // Breadcrumbs that end with the parent page.
  'short-trail': 'lt-lg:[&_li:last-child,&_li:nth-last-child(2)>span]:hidden!',
  // A long text with its contents at the left, on a wide screen.
  'legal-columns':
    'grid grid-cols-1 gap-12 mt-[clamp(2rem,5vw,3.5rem)] pt-[clamp(2rem,5vw,3.5rem)] border-t border-gold [&_.prose_h2]:text-[1.75rem] wide:lg:grid-cols-[17rem_minmax(0,38rem)] wide:lg:[&>:last-child]:col-start-2 lg:(justify-between items-start gap-16)',
  'text-reading': 'text-[length:var(--reading)]',
  // A service's sections, from edge to edge, with their text between the margins.
  'page-part': 'py-[clamp(3.5rem,8vw,6.5rem)] px-margin',
  'accordion-trigger':
    'flex items-center justify-between gap-6 w-full min-h-11 text-left decoration-gold hover:underline',
  'accordion-content': '[@media(scripting:none)]:block!',
  'source-list': 'pl-6 list-decimal [overflow-wrap:anywhere] [&>li+li]:mt-2 [&>li:target]:text-ink',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 wide:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.618fr)]',
  'halves-head': 'wide:lg:(sticky top-[calc(var(--header-height)+3rem)] self-start)',
  'thin-gold': 'border-t border-[color-mix(in_srgb,var(--gold)_45%,transparent)]',
  'problem-part':
    'grid gap-x-16 gap-y-4 py-[clamp(2rem,4vw,3.5rem)] px-margin lg:grid-cols-[17rem_minmax(0,1fr)]',
};

/**
 * The page about emergencies, whose HTML would be too large with these classes. A phone's first screen shows its calls
 * and first steps.
 */
const emergencies = {
  'emergency-opening':
    'grid gap-3.5 pt-[calc(var(--header-height)+0.875rem)] md:(gap-5 pt-[calc(var(--header-height)+1.5rem)]) wide:lg:(grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-14 gap-y-0 pt-header pl-margin)',
  'emergency-title':
    'grid gap-1 px-gutter md:gap-3 wide:lg:(content-start pt-[clamp(1.5rem,3vw,2.5rem)] px-0)',
  'emergency-calls':
    'grid gap-x-4 gap-y-2 px-gutter md:grid-cols-[1fr_1fr] wide:lg:(col-start-1 grid-cols-1 max-w-[34rem] mt-7 px-0 pb-10)',
  'emergency-page':
    'grid gap-[clamp(2.5rem,6vw,4.5rem)] pt-[clamp(2.25rem,5vw,4rem)] px-margin pb-[clamp(3rem,6vw,4.5rem)] wide:lg:(grid-cols-[minmax(0,1fr)_17rem] gap-x-20 gap-y-10)',
  call: 'grid text-on-alarm no-underline bg-alarm-ground border-2 border-alarm-ground rounded-[2px] [&>span]:(grid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 py-2 px-3 md:(py-3.5 px-4)) [&_b]:(font-600 decoration-2) [&:hover_b]:underline [&>span>span]:(col-start-2 text-[0.9375rem] leading-[1.35])',
  // 19 px, because it is read at arm's length from the sink.
  'aid-panel':
    'mt-0.5 pt-4 px-gutter pb-5 text-[1.1875rem] leading-[1.36] [&_a]:(font-600 text-bronze) [box-shadow:inset_4px_0_var(--gold)] forced-outline outline-offset-[-1px] md:py-7 wide:lg:(col-start-2 row-start-1 row-span-2 grid content-center m-0 py-10 pl-10 pr-[max(var(--gutter),var(--margin))])',
  'aid-steps':
    '[counter-reset:step] grid gap-3 mt-2.5 mb-3.5 md:(grid-cols-[1fr_1fr] gap-x-10 gap-y-4 mt-4 mb-5) wide:lg:(grid-cols-1 gap-3.5) [&>li]:(counted large-number pl-7 before:(text-[1.625rem] leading-none))',
  'row-head':
    'grid grid-cols-[min(4.5rem,18.5vw)_1fr_auto] items-center gap-4 py-3 border-gold md:gap-6 [[open]>&]:border-b',
  'row-body': 'grid gap-7 pt-5 pb-2 scroll-mt-[calc(var(--header-height)+6rem)] md:(pb-4 pl-24)',
  'row-steps':
    '[counter-reset:step] grid gap-2 mt-1.5 [&>li]:(counted pl-[1.625rem] leading-[1.45] before:font-600) [&_b]:font-600',
  'level-action': 'mt-4 [&>a]:px-5',
  // The head of a level is an order. One that stays in view above its signs never covers the focus.
  'level-head': 'grid grid-cols-[auto_1fr] items-center gap-3 min-h-11 py-2 px-3.5 forced-outline',
  'level-head-sticky': 'top-header z-1 [@media(min-height:40rem)]:(sticky [&~*_a]:scroll-mt-24)',
  // Signs, each above a hairline, with what to do until help arrives.
  'sign-lines': '[&>li]:(py-2.5 leading-[1.45] border-b) [&_b]:font-600 [&>li>span]:color-slate',
  // What to do while the practice is closed. What can wait isn't bold.
  'when-closed': 'pt-3 text-[0.9375rem] leading-[1.45]',
  // A line visible only in forced colors, around what a background frames.
  'forced-outline': 'outline outline-1 outline-transparent',
};

/** What recurs on some pages, or is too long to be read in the markup. A utility wins over each of these. */
export const pageShortcuts = [parts, pages, layout, emergencies];
