// Lining figures: the face's own are old-style.
const display = 'font-display font-500 lining-nums';
const button =
  'inline-flex items-center justify-center gap-2 min-h-13 px-28px font-600 text-center no-underline border rounded-2px';

/** What recurs. A utility, and a rule of a sheet, win over each of these. */
export const shortcuts = {
  /* The type scale: three sizes of the display face, none below 32 px, then the text face's. */
  'display-face': display,
  'display-1': `${display} text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto`,
  'display-2': `${display} text-[min(clamp(2rem,3.4vw,2.875rem),11.5vw)] leading-[1.12]`,
  'display-3': `${display} text-[min(2rem,11.5vw)] leading-[1.15]`,
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-1.0625rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',

  'button-gold': `${button} border-transparent text-on-gold bg-gold hover:bright-106 active:bright-93`,
  'button-line': `${button} border-current hover:bg-gold-16 active:bg-gold-30`,
  'button-alarm': `${button} border-transparent text-on-alarm bg-alarm-ground hover:bright-93 active:bright-83`,
  'icon-link': 'grid place-items-center w-44px h-44px rounded-full hover:bg-gold-25',

  /* Links outside of text are high enough for a finger. */
  tap: 'flex items-center min-w-11 min-h-11',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'line-link': 'text-link inline-flex items-center min-h-11',
  'arrow-link': 'tap w-fit gap-1.5 font-600 text-bronze',
  'link-title': 'subtitle decoration-gold group-hover:underline',
  'gold-on-hover': 'no-underline hover:underline hover:decoration-gold',
  // Covers its card, the nearest box with a position.
  'card-link': 'after:content-empty after:absolute after:inset-0',
  'trail-link': 'p-3 -m-3 hover:underline',
  'footer-link': 'tap w-fit py-2 leading-[1.4] gold-on-hover',

  // An order above its signs, with the line around it that forced colors need.
  'level-head': 'subtitle grid grid-cols-[auto_1fr] items-center gap-3 min-h-11 py-2 px-3.5 edged',
  'order-now': 'text-on-alarm bg-alarm-ground',
  'order-call': 'text-on-deep bg-stone',
  'order-today': 'text-on-gold bg-gold',
  'order-soon': 'bg-ivory outline-line outline-offset-[-1px]',
  'order-link': 'card-link underline-offset-4 decoration-1 hover:decoration-2',
  level: 'md:max-w-40rem',

  /* A search: the button is inside the field, so that the focus ring is around both. */
  'search-box': 'relative text-left',
  'search-form': 'grid children:grid-area-[1/1] bg-white border border-slate rounded-2px',
  'search-field':
    'min-h-12 pl-4 pr-12 bg-transparent placeholder:text-slate placeholder:opacity-100',
  'search-button': 'grid place-items-center justify-self-end w-12 hover:text-bronze',

  'sign-line':
    'block px-4 py-3 no-underline bg-white border-l-4 border-gold data-[level=now]:border-alarm-ground',
  'time-button': 'min-h-11 px-4 py-1 border border-slate rounded-2px hover:border-ink',
  plate: 'medallion @dark:bright-90',

  /* Columns and spaces of pages. */
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  'grid-12': 'grid grid-cols-[var(--twelve-columns)] children:col-[2/-2]',
  spread: 'flex flex-wrap items-center justify-between',
  measure: 'max-w-60ch',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 comfort-small:lg:grid-cols-[1fr_1.618fr]',

  /* The frame of every page, and what a page repeats: short names keep pages small. */
  'skip-link': 'fixed top-2 left-2 z-40 px-5 py-3 text-ink bg-white not-focus:-top-20',
  'site-header': 'fixed inset-x-0 top-0 z-30 h-bar',
  'services-panel':
    'raised fixed inset-x-0 top-bar bottom-auto w-auto overflow-auto text-ink bg-white border-0 border-b',
  'mobile-menu': 'inset-x-0 top-bar bottom-0 w-full h-auto px-gutter overflow-hidden bg-deep',
  'nav-link': 'tap gold-on-hover',
  'bar-link': 'tap gold-on-hover',
  'panel-columns': 'lg:grid lg:grid-cols-[var(--margin)_min(19.5rem,27vw)_1fr_var(--margin)]',
  'panel-services': 'grid grid-cols-2 gap-x-12 px-gutter py-4 lg:col-start-3 lg:pl-14 lg:pr-0',
  'panel-all': 'grid content-between bg-deep px-gutter py-3 lg:pt-10 lg:pr-10 lg:pb-7 lg:pl-0',
  'service-link':
    'flex gap-4.5 items-center h-full py-4 no-underline hover:text-bronze aria-[current]:text-bronze',
  'site-footer': 'bg-deep mt-auto @container',
  'footer-top': 'grid gap-2 @[48rem]:gap-8 pt-3 pb-1 @[48rem]:pt-10 @[48rem]:pb-8',
  'footer-logo': 'w-180px lg:w-220px aspect-[var(--logo-ratio)]',
  'footer-end': 'border-t border-gold pb-[env(safe-area-inset-bottom)]',
  'footer-brand':
    'grid gap-x-8 @[55rem]:gap-y-4 @[55rem]:grid-cols-[1fr_21rem_19rem] @[55rem]:min-h-23',
  'footer-columns':
    'gap-x-4 pt-2 border-t @[22rem]:columns-2 @[48rem]:flex @[48rem]:pt-8 children:flex-1',
  'footer-part': 'break-inside-avoid pb-2',
  'footer-legal':
    'grid gap-x-4 @[22rem]:grid-cols-[auto_1fr] @[48rem]:flex @[48rem]:flex-wrap @[48rem]:gap-x-8',
  'text-size-panel':
    'raised max-h-100dvh overflow-auto overscroll-contain text-ink bg-white border border-gold rounded-2px',
  'text-size-choice':
    'flex items-center gap-0.75em min-h-44px leading-[1.2] cursor-pointer not-first:border-t hover:bg-ivory',
  'copy-and-print': 'unscripted:hidden! flex flex-wrap items-center gap-x-6',
  'copy-button': 'tap gap-2 hover:underline active:text-bronze',
  'call-bar': 'sticky bottom-0 z-20 grid-cols-2 gap-3 px-gutter pt-2 border-t border-gold',
  'open-now': 'relative font-600 text-balance unscripted:hidden!',
  'hours-line': 'flex flex-wrap justify-between gap-x-6 py-1.5 border-b',
  'row-head':
    'grid grid-cols-[clamp(3.5rem,6vw,4.5rem)_1fr_auto] items-center gap-4 py-2.5 md:gap-6',
  'row-title':
    'subtitle decoration-gold decoration-2 group-hover:underline group-active:text-bronze',
  'row-hint': 'leading-[1.4] color-slate',
  'row-body':
    'grid gap-7 pt-5 pb-2 md:pb-4 md:pl-24 border-t border-gold scroll-mt-[calc(var(--bar)+6rem)]',
  'opening-text': 'flex flex-col gap-1 md:gap-3 px-gutter comfort-small:lg:px-0',
  'opening-trail':
    'flex justify-between gap-x-4 pt-3.5 md:pt-6 comfort-small:lg:pt-[clamp(1.5rem,3vw,2.5rem)] comfort-small:lg:mb-6',
  'opening-language': 'text-link shrink-0 py-3 pl-3 -my-3 -ml-3',
  'opening-lead': 'mt-1.5 leading-[1.45] color-slate md:max-w-34rem md:text-1.25rem',
  'emergency-call':
    'grid no-underline text-on-alarm bg-alarm-ground border-2 border-alarm-ground rounded-2px',
  'call-number': 'text-[min(1.1875rem,8vw)] leading-[1.3] decoration-2 group-hover:underline',
  'call-advice': 'col-start-2 leading-[1.3]',
  'first-aid': 'bg-band text-1.1875rem leading-[1.36] edged outline-offset-[-1px]',
  'aid-steps': 'grid gap-3 mt-2.5 mb-3.5 md:gap-3.5 md:mt-4 md:mb-5',
  'two-places': 'grid gap-x-12 gap-y-7 mt-[clamp(1.5rem,4vw,2.5rem)] md:grid-cols-[1fr_1fr]',
  'call-text':
    'grid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 py-2 px-3 md:py-3.5 md:px-4',
  'aid-step': 'pl-7 before:text-2rem before:leading-none',
  stays: 'media-[(min-height:40rem)]:sticky top-bar z-1',
  'first-steps': 'grid gap-2 mt-1.5 leading-[1.45]',
  'source-list': 'my-3 pl-6 list-decimal',
  'sign-lines': 'leading-[1.45] children:py-2.5 children:border-b',
  'process-step':
    'before:top-5 before:text-[min(4.5rem,13vw)] before:lh-[0.8] pt-5 pl-[min(4.5rem,15vw)] border-t border-gold-45',
  'question-head': 'flex items-center justify-between gap-6 min-h-16 py-3.5',
  'level-note': 'pt-3 leading-[1.45]',
  'accordion-trigger':
    'flex items-center justify-between gap-6 w-full min-h-11 text-left decoration-gold hover:underline',
  pane: 'absolute inset-0 not-first:opacity-0 motion-reduce:not-first:hidden motion-reduce:first:opacity-100!',
  chart:
    'grid gap-0.12em pl-0.18em text-center display-face text-[20cqi] leading-none tracking-[0.18em] whitespace-nowrap',
  choice:
    'grid-area-[1/1] w-[var(--choice)] h-[var(--choice)] appearance-none rounded-50% cursor-pointer',
  'choice-number': 'grid-area-[1/1] pointer-events-none display-face text-2rem leading-none',
  'scroll-hint':
    'absolute left-margin bottom-0 grid gap-2 min-w-11 text-0.8125rem uppercase no-underline hover:text-gold',

  /* Columns where large text leaves room for them. */
  wall: 'comfort-small:grid-cols-2 comfort-small:md:grid-cols-3 comfort-small:lg:grid-cols-4 comfort-small:xl:grid-cols-6',
  'article-columns':
    'comfort-small:grid-cols-[minmax(0,38rem)] comfort-small:xl:grid-cols-[13rem_minmax(0,38rem)_13rem]',
  'page-columns':
    'grid gap-x-20 px-margin comfort-small:lg:grid-cols-[1fr_var(--beside,min(19rem,30vw))]',
  'problem-rows': 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8',
  'problem-row': 'min-h-13 py-3 content-center has-[img]:grid-cols-[4.5rem_1fr] gap-x-4',
  'problem-name':
    'self-end font-600 leading-[1.3] text-balance decoration-gold decoration-2 group-hover:underline',
  'level-mark': 'inline-flex items-center gap-2 mt-0.5 self-start',
  'problem-part': 'grid gap-x-16 gap-y-4 px-margin lg:grid-cols-[17rem_1fr]',
  'beside-plate':
    'md:grid-rows-[auto_1fr] comfort-small:md:grid-cols-[1fr_min(16rem,37%)] comfort-small:lg:grid-cols-[1fr_min(22rem,35vw)]',
  'beside-view':
    'comfort-small:md:grid-cols-[1fr_minmax(0,16rem)] comfort-small:lg:grid-cols-[minmax(0,17rem)_1fr_minmax(0,16rem)]',
  'page-opening': 'opening-columns grid gap-x-14 gap-y-3.5 md:gap-y-5 pt-bar',
  'opening-columns':
    'lg:grid-rows-[1fr] comfort-small:lg:pl-margin comfort-small:lg:grid-cols-[1.1fr_1fr]',
  'emergency-calls':
    'call-columns grid col-start-1 gap-x-4 gap-y-2 comfort-small:lg:pt-2 comfort-small:lg:pb-10',
  'call-columns':
    'px-gutter md:grid-cols-[1fr_1fr] comfort-small:lg:grid-cols-1 comfort-small:lg:max-w-34rem comfort-small:lg:px-0',
  'contact-text':
    'px-gutter comfort-small:lg:col-start-2 comfort-small:lg:pl-0 comfort-small:lg:pr-[clamp(3rem,7vw,6rem)]',
  // Five rows of text, and what is left of the form's height.
  'beside-form':
    'comfort-small:lg:grid children:col-start-1 grid-cols-[1fr_1.6fr] grid-rows-[repeat(5,auto)_1fr] gap-x-20',
  'contact-information':
    'px-gutter comfort-small:lg:grid-area-[1/3/2/5] comfort-small:lg:pl-14 comfort-small:lg:pr-0 children:break-inside-avoid',
  'office-columns': 'comfort-small:md:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]',
  'find-us':
    'z-1 border border-transparent lg:col-span-2 lg:grid-cols-subgrid lg:children:col-start-2',
};

/** Conditions that a state of the page adds to a utility, such as `unscripted:`. */
export const pageStates = {
  // At the two smaller text sizes: larger words have one column.
  'comfort-small': 'html:not([data-large]) &',
  // Without our script, or where it has stopped; and where an island's code didn't arrive, either.
  unscripted: ':is(:root:not([data-script]), [data-failed=stopped]) &',
  failed: ':is(:root:not([data-script]), [data-failed]) &',
  // Where the device has a share sheet.
  sharing: '[data-shares] &',
  // While the phone isn't answered, to write comes first.
  unanswered: '[data-phone="unanswered"] &',
};
