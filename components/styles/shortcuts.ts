// Lining figures: the face's own are old-style.
const display = 'font-display font-500 lining-nums';
const goldOnHover = '[text-decoration-line:none] hover:(underline decoration-gold)';
const goldIfCurrent =
  'decoration-2 underline-offset-[0.5rem] aria-[current]:(underline decoration-gold)';
const button =
  'inline-flex items-center justify-center gap-2 min-h-13 px-7 font-600 text-center no-underline border border-transparent rounded-2px [transition:background-color_0.2s,filter_0.2s] cursor-pointer';

/** What recurs, or is in every page. A utility wins over each of these. */
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
  // A button of which only the icon shows.
  'icon-link':
    'grid place-items-center w-44px h-44px rounded-full [transition:background-color_0.2s] hover:bg-[color-mix(in_srgb,var(--gold)_25%,transparent)]',
  // While the phone isn't answered, the golden button is the one to write. A first view keeps its order: nothing shifts.
  'by-phone': 'unanswered:[&.button-gold]:(text-inherit bg-transparent border-current)',
  'by-message': 'unanswered:[.by-phone.button-gold~&]:(text-on-gold bg-gold border-transparent)',

  /* Links outside of text are high enough for a finger. */
  tap: 'flex items-center min-w-11 min-h-11',
  tool: 'tap gap-2 hover:underline active:text-bronze',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'arrow-link':
    'tap w-fit gap-1.5 font-600 [&_svg]:[transition:translate_0.4s_var(--ease)] [&:hover_svg]:[translate:4px_0] [.card:hover_&_svg]:[translate:4px_0]',
  'footer-link': `tap w-fit py-2 leading-[1.4] ${goldOnHover}`,
  'link-list':
    '[&_a]:(tap w-fit py-2 leading-[1.4] text-bronze decoration-1) [&_a:hover]:decoration-2 [&_a:active]:text-ink',
  // Links as the lines of an index.
  'index-lines':
    'border-t border-gold [&_li]:(border-b border-line) [&_li_a]:(w-auto min-h-12 decoration-transparent) [&_li_a:hover]:decoration-gold',
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
  // Whether we are open, and a dot before it. It has its height before its text.
  'open-now':
    'relative min-h-4.95em pl-1.25em font-600 text-balance not-empty:before:(content-empty absolute top-0.55em left-0 w-0.6em h-0.6em border border-current rounded-full) data-[open-now=open]:before:(border-gold bg-gold)',
  cover: '[&_:is(picture,img)]:(w-full h-full object-cover)',
  'sr-only': 'absolute w-1px h-1px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap',
  'needs-script': 'media-noscript:hidden!',
  scriptless: 'media-script:hidden',
  // A plate of the atlas.
  plate: '[clip-path:circle(46.5%)] @dark:[filter:brightness(0.9)]',
  'one-or-two': [
    '[--fade:0px] [#services_&]:[--fade:5rem]',
    'bg-[linear-gradient(transparent,var(--night)_var(--fade)_calc(100%-var(--fade)),transparent)]',
    '[--lens:min(76vw,24rem)] plain:[--lens:min(80vw,42svh)] plain:media-beside:[--lens:min(76svh,50vw)]',
    '[--choice:clamp(2.75rem,12.5vw,3.5rem)] media-beside:[--choice:clamp(2.75rem,5vw,3.5rem)]',
    // The lens never covers the focus.
    'plain:media-held:[&_:is(input,a,button)]:scroll-mt-[calc(var(--lens)+3rem)]',
  ],
  // The lens stays in view while the words scroll by, if they have room below it.
  'lens-place':
    'plain:media-held:(sticky top-header z-1 -mx-gutter pt-5 pb-8 bg-[linear-gradient(var(--night)_calc(100%-1.25rem),transparent)])',
  // Beside the text, it is always open. Browsers that don't support this open it on a click.
  'open-beside': [
    '[&_summary]:(flex items-center justify-between min-h-13 border-y)',
    'lg:[&_details::details-content]:[content-visibility:visible]',
    'lg:supports-[selector(::details-content)]:[&_summary]:(min-h-0 border-0 pointer-events-none)',
    'lg:supports-[selector(::details-content)]:[&_.chevron]:hidden',
  ],
  'accordion-trigger':
    'flex items-center justify-between gap-6 w-full min-h-11 text-left decoration-gold hover:underline',
  'source-list': 'pl-6 list-decimal [overflow-wrap:anywhere] [&>li+li]:mt-2 [&>li:target]:text-ink',
  'hours-line': 'flex flex-wrap justify-between gap-x-6 py-1.5 border-b',
  // An item with its number to the left. Its list has `[counter-reset:step]`.
  counted:
    'relative [counter-increment:step] before:(content-[counter(step)] absolute left-0 text-bronze)',

  /* Columns and spaces of pages. */
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  'grid-12':
    'grid grid-cols-[minmax(var(--gutter),1fr)_repeat(12,minmax(0,calc((var(--content)-2*var(--gutter))/12)))_minmax(var(--gutter),1fr)] [&>*]:col-[2/-2]',
  measure: 'max-w-60ch',
  'page-top': 'pt-[calc(var(--header-height)+clamp(2rem,5vw,4rem))]',
  // A section from edge to edge, with its text between the margins.
  'page-part': 'py-[clamp(3.5rem,8vw,6.5rem)] px-margin',
  'problem-part':
    'grid gap-x-16 gap-y-4 py-[clamp(2rem,4vw,3.5rem)] px-margin lg:grid-cols-[17rem_minmax(0,1fr)]',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 wide:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.618fr)]',
  'halves-head': 'wide:lg:(sticky top-[calc(var(--header-height)+3rem)] self-start)',
  // A long text with its contents at the left, on a wide screen.
  'legal-columns':
    'grid grid-cols-1 gap-12 mt-[clamp(2rem,5vw,3.5rem)] pt-[clamp(2rem,5vw,3.5rem)] border-t border-gold [&_.prose_h2]:text-1.75rem wide:lg:grid-cols-[17rem_minmax(0,38rem)] wide:lg:[&>:last-child]:col-start-2 lg:(justify-between items-start gap-16)',

  /* Whole pixels: otherwise the video covers one more row than the poster, and counts as the largest paint. */
  'hero-poster':
    'absolute inset-0 [display:var(--scenery,block)] w-full h-full media-upright:h-[round(down,66%,1px)] media-turned:(left-auto w-58%)',
  'hero-loop':
    'absolute inset-0 [display:var(--scenery,block)] w-full h-full media-turned:(left-auto w-58%) [&_video]:(absolute inset-0 w-full h-full) media-upright:[&_video]:h-[round(down,66%,1px)]',

  /* The words of the booking section: in the eye's pupil, in part below it, or beside it. */
  book: [
    'place-content-center min-h-[var(--first-view,100svh)] pt-below-header px-gutter pb-12 bg-[var(--pupil-ground)]',
    // A link to it scrolls it under the header. Only then is it one screen. What stays in the pupil ends with it.
    'scroll-mt-[calc(-1.5rem-var(--header-height))] [clip-path:inset(-100svh_0_0)]',
    'plain:media-pupil:(h-100svh p-0 [place-content:start_center] bg-transparent)',
    'plain:media-low:([place-content:center_start] pt-[calc(var(--header-height)+0.5rem)] pb-2 pl-margin bg-transparent)',
    'plain:media-low:bg-[linear-gradient(90deg,var(--pupil-ground)_46vw,transparent_62vw)]',
  ],
  // In the pupil, it is twice as high as the eye's center.
  pupil: [
    'grid justify-items-center gap-0.75em text-center plain:media-hand:gap-0.5em',
    'plain:media-pupil:(relative content-center w-100vw h-104lvh text-[length:clamp(1rem,var(--pupil-reach)/17,1.3rem)])',
    'plain:media-pupil:([--stay:stay] [--line-in:line-in])',
    'plain:media-low:(justify-items-start gap-0.5em max-w-[min(46vw,30rem)] text-1rem leading-[1.45] text-start)',
  ],
  'pupil-title': 'plain:media-pupil:(max-w-8em text-2.5em) plain:media-hand:text-1.9em!',
  'pupil-phone':
    'font-display font-500 text-2.625em leading-none plain:media-pupil:text-3.6em plain:media-hand:text-2.7em!',
  'pupil-text': [
    'max-w-27em plain:media-hand:(absolute inset-[auto_0_calc(104lvh-100svh)] max-w-none pt-14 px-gutter pb-5 leading-[1.45])',
    'plain:media-hand:bg-[linear-gradient(transparent,color-mix(in_srgb,var(--pupil-ground)_86%,transparent)_3.25rem,var(--pupil-ground))]',
  ],
  // With three buttons, the number above them is the one to call.
  'pupil-actions':
    'flex flex-wrap justify-center gap-3 [--opens:90%] plain:media-low:justify-start plain:media-hand:(flex-col items-stretch gap-2.5 [&>*]:min-w-45 [&:has(>:nth-child(3))>.by-phone]:hidden)',

  /*
   * Header, menu, footer and Comfort view, which every page repeats: with these classes in their markup, the page about
   * emergencies would be too large.
   */
  'skip-link':
    'fixed top-2 left-2 z-40 px-5 py-3 text-ink bg-white not-focus:[transform:translateY(-200%)]',
  // Clear over the hero, and with a ground once the page is scrolled or something is open.
  'site-header': [
    'fixed inset-x-0 top-0 z-30 h-header text-ink [--logo-accent:var(--bronze)] border-b border-transparent',
    '[transition:0.3s_var(--ease)] [transition-property:background-color,color,border-color]',
    'over-hero:text-on-deep over-hero:[--logo-accent:var(--gold)]',
    'solid:text-ink solid:[--logo-accent:var(--bronze)] solid:bg-[var(--header-ground)]',
    'solid:border-[color-mix(in_srgb,var(--header-color)_40%,transparent)]',
    'solid:[backdrop-filter:blur(20px)_saturate(1.4)]',
    'solid:[box-shadow:0_0.5rem_2rem_-1rem_color-mix(in_srgb,var(--deep)_25%,transparent)]',
    'media-noscript:[:root:root_#root_&]:(text-ink bg-white border-line)',
    'media-noscript:[:root:root_#root_&]:[--logo-accent:var(--bronze)]',
    'media-forced:bg-[Canvas] media-forced:border-[CanvasText]',
  ],
  // The width that three buttons and the margins leave, on the smallest screens and with the largest text.
  'brand-logo':
    'w-[min(10.5rem,100vw-2*var(--gutter)-150px)] md:w-34 xl:w-42 aspect-[var(--logo-ratio)]',
  'bar-link': `tap ${goldOnHover} ${goldIfCurrent}`,
  'nav-link': `tap ${goldOnHover} ${goldIfCurrent} data-[current]:(underline decoration-gold) justify-center gap-1 px-[min(0.6vw,0.75rem)] text-0.9375rem whitespace-nowrap xl:(px-3 text-1rem)`,
  // The number, where there is room for it, in place of its icon.
  'header-phone':
    '[&>span]:(hidden whitespace-nowrap lining-nums) plain:xl:(w-auto px-2.5 no-underline rounded-2px) plain:xl:[&>span]:block plain:xl:[&>svg]:hidden',
  // Until its script runs, and without one, the browser opens the panel: as a popover, and on hover.
  'services-panel': [
    'fixed inset-x-0 top-header bottom-auto w-auto max-h-[calc(100dvh-var(--header-height))] overflow-auto',
    'text-ink bg-white border-0 border-b [box-shadow:var(--shadow)] [&:popover-open]:block',
    'media-hover:[[data-island]:not([data-hydrated])_.services-item:hover_&]:block',
    'media-noscript:[.services-item:focus-within_&]:block',
  ],
  'panel-columns':
    'lg:(grid grid-cols-[var(--margin)_min(19.5rem,27vw)_minmax(0,1fr)_var(--margin)])',
  'panel-services':
    'grid grid-cols-2 gap-x-12 px-gutter py-4 [&>:nth-child(n+3)]:border-t lg:(col-start-3 pl-14 pr-0)',
  'panel-all':
    'grid content-between px-gutter py-3 lg:([grid-area:1/1/auto/3] grid-cols-subgrid pt-10 pr-10 pb-7 pl-0) lg:[&>*]:col-start-2',
  'service-link':
    'flex gap-4.5 items-center h-full py-4 no-underline hover:text-bronze aria-[current]:text-bronze',
  // Three lines that become a cross while the menu is open: the same button closes it.
  'menu-bars': [
    'relative w-6 h-15.5px border-y-1.5px border-current menu-open:border-0',
    '[&::before,&::after]:(content-empty absolute inset-x-0 top-5.5px border-t-1.5px border-current)',
    'menu-open:before:(top-7px [rotate:45deg]) menu-open:after:(top-7px [rotate:-45deg])',
  ],
  'menu-toggle': 'grid place-items-center w-44px h-44px',
  // It fills the screen below the bar, as dark as the footer.
  'mobile-menu': 'inset-x-0 top-header bottom-0 w-full h-auto px-gutter overflow-hidden',
  'menu-scroll': 'flex-1 -mx-gutter px-gutter pt-3 overflow-auto scroll-py-4 overscroll-contain',
  'menu-end':
    'grid grid-cols-[1fr_auto] gap-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&>*]:whitespace-nowrap',
  // The brand in a row, three lines high, because lines break differently until the font has loaded.
  'footer-brand':
    'grid gap-x-8 gap-y-4 @[55rem]:(grid-cols-[1fr_21rem_19rem] items-center min-h-20)',
  // With a mouse, targets can be smaller.
  'footer-columns':
    'grid gap-x-4 gap-y-7 pt-8 border-t @[22rem]:grid-cols-2 @[48rem]:(grid-cols-none grid-flow-col auto-cols-fr) media-mouse:[&_.footer-link]:(min-h-9 py-1)',
  // It keeps its size and place while the page behind it changes: `--unscaled` is always 16 px.
  'comfort-panel': [
    '[--unscaled:calc(1rem/var(--text-scale))] text-[length:var(--unscaled)] leading-[1.5]',
    '[inset:auto_env(safe-area-inset-left)_0_auto] w-[min(21*var(--unscaled),100vw)] max-h-100dvh',
    'media-tall:[inset:calc(var(--header-height)+0.5rem)_1rem_auto_auto] p-[calc(1.5*var(--unscaled))]',
    'overflow-auto scroll-py-4 overscroll-contain',
    'text-ink bg-white border border-gold rounded-2px [box-shadow:var(--shadow)]',
  ],
  'comfort-step':
    'flex items-center gap-0.75em min-h-44px leading-[1.2] cursor-pointer [&+&]:border-t hover:bg-ivory [&>input]:(flex-none w-24px h-24px accent-bronze)',

  /* The page about emergencies, which has the least room. A phone's first screen shows its calls and first steps. */
  'emergency-opening':
    'grid gap-3.5 pt-[calc(var(--header-height)+0.875rem)] md:(gap-5 pt-[calc(var(--header-height)+1.5rem)]) wide:lg:(grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-14 gap-y-0 pt-header pl-margin)',
  'emergency-title':
    'grid gap-1 px-gutter md:gap-3 wide:lg:(content-start pt-[clamp(1.5rem,3vw,2.5rem)] px-0)',
  'emergency-calls':
    'grid gap-x-4 gap-y-2 px-gutter md:grid-cols-[1fr_1fr] wide:lg:(col-start-1 grid-cols-1 max-w-34rem mt-7 px-0 pb-10)',
  'emergency-page':
    'grid gap-[clamp(2.5rem,6vw,4.5rem)] pt-[clamp(2.25rem,5vw,4rem)] px-margin pb-[clamp(3rem,6vw,4.5rem)] wide:lg:(grid-cols-[minmax(0,1fr)_17rem] gap-x-20 gap-y-10)',
  call: 'grid text-on-alarm no-underline bg-alarm-ground border-2 border-alarm-ground rounded-2px [&>span]:(grid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 py-2 px-3 md:(py-3.5 px-4)) [&_b]:(font-600 decoration-2) [&:hover_b]:underline [&>span>span]:(col-start-2 text-0.9375rem leading-[1.35])',
  // 19 px, because it is read at arm's length from the sink.
  'aid-panel':
    'mt-0.5 pt-4 px-gutter pb-5 text-1.1875rem leading-[1.36] [&_a]:(font-600 text-bronze) [box-shadow:inset_4px_0_var(--gold)] outline outline-1 outline-transparent outline-offset-[-1px] md:py-7 wide:lg:(col-start-2 row-start-1 row-span-2 grid content-center m-0 py-10 pl-10 pr-[max(var(--gutter),var(--margin))])',
  'aid-steps':
    '[counter-reset:step] grid gap-3 mt-2.5 mb-3.5 md:(grid-cols-[1fr_1fr] gap-x-10 gap-y-4 mt-4 mb-5) wide:lg:(grid-cols-1 gap-3.5) [&>li]:(counted pl-7 before:(font-display font-500 lining-nums text-1.625rem leading-none))',
  'row-head':
    'grid grid-cols-[min(4.5rem,18.5vw)_1fr_auto] items-center gap-4 py-3 border-gold md:gap-6 [[open]>&]:border-b',
  'row-body': 'grid gap-7 pt-5 pb-2 scroll-mt-[calc(var(--header-height)+6rem)] md:(pb-4 pl-24)',
  'row-steps':
    '[counter-reset:step] grid gap-2 mt-1.5 [&>li]:(counted pl-1.625rem leading-[1.45] before:font-600) [&_b]:font-600',
  // The head of a level is an order. One that stays in view above its signs never covers the focus.
  'level-head':
    'grid grid-cols-[auto_1fr] items-center gap-3 min-h-11 py-2 px-3.5 outline outline-1 outline-transparent',
  'level-head-sticky': 'top-header z-1 [@media(min-height:40rem)]:(sticky [&~*_a]:scroll-mt-24)',
  // Signs, each above a hairline, with what to do until help arrives.
  'sign-lines': '[&>li]:(py-2.5 leading-[1.45] border-b) [&_b]:font-600 [&>li>span]:color-slate',
};
