/** The type scale: four sizes of the display face, then the text face's. */
const type = {
  // Lining figures: the face's own are old-style.
  'display-face': 'font-display font-500 lining-nums',
  hero: 'display-face max-w-[7em] text-[clamp(2.75rem,7vw,6rem)] leading-[1.02] tracking-[-0.015em]',
  'display-1':
    'display-face text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto',
  'display-2': 'display-face text-[clamp(1.875rem,3.4vw,2.875rem)] leading-[1.12]',
  'display-3': 'display-face text-1.75rem leading-[1.2]',
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-0.9375rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',
};

/** Buttons, and links that show only an icon. */
const buttons = {
  'button-base':
    'inline-flex items-center justify-center gap-2 min-h-13 px-7 font-600 text-center no-underline border border-transparent rounded-2px [transition:background-color_0.2s,filter_0.2s] cursor-pointer',
  'button-gold':
    'button-base text-on-gold bg-gold hover:[filter:brightness(1.06)] active:[filter:brightness(0.93)]',
  'button-line':
    'button-base border-current hover:bg-[color-mix(in_srgb,var(--gold)_16%,transparent)] active:bg-[color-mix(in_srgb,var(--gold)_30%,transparent)]',
  'button-alarm':
    'button-base text-on-alarm bg-alarm-ground hover:[filter:brightness(0.93)] active:[filter:brightness(0.83)]',
  // A button of which only the icon shows.
  'icon-link':
    'grid place-items-center w-44px h-44px rounded-full [transition:background-color_0.2s] hover:bg-[color-mix(in_srgb,var(--gold)_25%,transparent)]',
};

/** Links and tools outside of text, high enough for a finger. Those without a line get a golden one on hover. */
const links = {
  tap: 'flex items-center min-w-11 min-h-11',
  'gold-on-hover': '[text-decoration-line:none] hover:(underline decoration-gold)',
  // In the header, the line is at a distance.
  'bar-link':
    'tap gold-on-hover aria-[current]:(underline decoration-gold) decoration-2 underline-offset-[0.5rem]',
  'nav-link':
    'bar-link data-[current]:(underline decoration-gold) justify-center gap-1 px-[min(0.6vw,0.75rem)] text-0.9375rem whitespace-nowrap xl:(px-3 text-1rem)',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'arrow-link':
    'tap w-fit gap-1.5 font-600 [&_svg]:[transition:translate_0.4s_var(--ease)] [&:hover_svg]:[translate:4px_0] [.card:hover_&_svg]:[translate:4px_0]',
  'footer-link': 'tap gold-on-hover w-fit py-2 leading-[1.4]',
  'contact-link': 'tap w-fit text-bronze',
  'contact-phone':
    'tap gold-on-hover w-fit display-face text-[clamp(2.5rem,4.4vw,3.5rem)] leading-[1.2] active:text-bronze',
  'book-phone': 'tap w-fit',
  tool: 'tap gap-2 hover:underline active:text-bronze',
  'link-list':
    '[&_a]:(tap w-fit py-2 leading-[1.4] text-bronze decoration-1) [&_a:hover]:decoration-2 [&_a:active]:text-ink',
  // Links as the lines of an index.
  'index-lines':
    'border-t border-gold [&_li]:(border-b border-line) [&_li_a]:(w-auto min-h-12 decoration-transparent) [&_li_a:hover]:decoration-gold',
  'table-of-contents':
    '[&_a]:(tap py-2 leading-[1.4] text-slate) [&_a:not(:hover)]:decoration-transparent',
  // In a row of small words, each link's target extends beyond its text.
  breadcrumbs: '[&_a]:-m-3 [&_a]:p-3',
  // A click anywhere on a card opens its page.
  card: 'relative [&_img]:[transition:filter_0.5s_var(--ease)] [&:hover_img]:[filter:brightness(1.08)]',
  'card-link': 'after:content-empty after:absolute after:inset-0',
};

/** Header, menu and footer. */
const frame = {
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
    'media-noscript:[#root:has(.site-header)_&]:(text-ink bg-white border-line)',
    'media-noscript:[#root:has(.site-header)_&]:[--logo-accent:var(--bronze)]',
    'media-forced:bg-[Canvas] media-forced:border-[CanvasText]',
  ].join(' '),
  // The width that three buttons and the margins leave, on the smallest screens and with the largest text.
  'brand-logo':
    'w-[min(10.5rem,100vw-2*var(--gutter)-150px)] md:w-34 xl:w-42 aspect-[var(--logo-ratio)]',
  // The number, where there is room for it, in place of its icon.
  'header-phone':
    '[&>span]:(hidden whitespace-nowrap lining-nums) xl:plain:(w-auto px-2.5 no-underline rounded-2px) xl:plain:[&>span]:block xl:plain:[&>svg]:hidden',
  // Until its script runs, and without one, the browser opens the panel: as a popover, and on hover.
  'services-panel': [
    'fixed inset-x-0 top-header bottom-auto w-auto max-h-[calc(100dvh-var(--header-height))] overflow-auto',
    'text-ink bg-white border-0 border-b [box-shadow:var(--shadow)] [&:popover-open]:block',
    'media-hover:[[data-island]:not([data-hydrated])_.services-item:hover_&]:block',
    'media-noscript:[.services-item:focus-within_&]:block',
  ].join(' '),
  'panel-columns':
    'lg:(grid grid-cols-[var(--margin)_min(19.5rem,27vw)_minmax(0,1fr)_var(--margin)])',
  'panel-services':
    'grid grid-cols-2 gap-x-12 px-gutter py-4 [&>:nth-child(n+3)]:border-t lg:(col-start-3 pl-14 pr-0)',
  'panel-all':
    'grid content-between px-gutter py-3 lg:([grid-area:1/1/auto/3] grid-cols-subgrid pt-10 pr-10 pb-7 pl-0) lg:[&>*]:col-start-2',
  'service-link':
    'flex gap-4.5 items-center h-full py-4 no-underline hover:text-bronze aria-[current]:text-bronze',
  // Three lines that become a cross while the menu is open: the same button closes it.
  'menu-bar': 'content-empty absolute inset-x-0 top-[5.5px] border-t-1.5px border-current',
  'menu-bars':
    'relative w-6 h-15.5px border-y-1.5px border-current before:menu-bar after:menu-bar menu-open:border-0 menu-open:before:(top-7px [rotate:45deg]) menu-open:after:(top-7px [rotate:-45deg])',
  'menu-toggle': 'grid place-items-center w-44px h-44px',
  // It fills the screen below the bar, as dark as the footer.
  'mobile-menu': 'inset-x-0 top-header bottom-0 w-full h-auto px-gutter overflow-hidden',
  'menu-scroll': 'flex-1 -mx-gutter px-gutter pt-3 overflow-auto scroll-py-4 overscroll-contain',
  'menu-end':
    'grid grid-cols-[1fr_auto] gap-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&>*]:whitespace-nowrap',
  // The brand in a row, three lines high, because lines break differently until the font has loaded.
  'footer-brand':
    'grid gap-x-8 gap-y-4 @[55rem]:(grid-cols-[1fr_22rem_17rem] items-center min-h-20)',
  // With a mouse, targets can be smaller.
  'footer-columns':
    'grid gap-x-4 gap-y-7 pt-8 border-t @[22rem]:grid-cols-2 @[48rem]:(grid-cols-none grid-flow-col auto-cols-fr) media-mouse:[&_.footer-link]:(min-h-9 py-1)',
  // Of what opens: the services, questions and categories. Firefox would assume that it shrinks with the words.
  chevron:
    'flex-none max-w-none [transition:rotate_0.2s] [:is([aria-expanded="true"],:has(+:popover-open),[open]>summary)>&]:[rotate:180deg]',
};

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
  // While the phone isn't answered, the golden button is the one to write.
  'by-phone': 'unanswered:(order-1 [&.button-gold]:(text-inherit bg-transparent border-current))',
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
  'contact-patients':
    'px-gutter py-[clamp(2.5rem,6vw,4rem)] lg:wide:(col-start-2 pt-0 pr-[clamp(3rem,7vw,6rem)] pb-20 pl-0)',
  // On a wide screen, a column that reaches the edge.
  'contact-information': [
    'px-gutter py-[clamp(3.5rem,8vw,5rem)] [&>*]:max-w-34rem',
    'md:lt-lg:(columns-20rem gap-x-12) md:lt-lg:[&>*]:break-inside-avoid',
    'lg:wide:([grid-area:1/3/span_2/-1] py-20 pr-0 pl-14) lg:wide:[&>*]:max-w-24rem',
  ].join(' '),
  // The second of two plans is mirrored.
  'contact-section':
    'py-[clamp(4rem,8vw,6rem)] [.contact-section+&]:pt-0 [&>:nth-of-type(even)_.street-plan]:[scale:-1_1]',
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
  // Each of several locations has its facts, and its map beside them.
  'location-columns':
    'grid gap-x-[clamp(3rem,6vw,5rem)] gap-y-12 [&_.contact-phone]:text-1.75rem lg:(grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] items-start) lg:[&>:last-child]:(sticky top-below-header)',
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
    'absolute -z-1 right-gutter bottom-gutter w-[min(56vw,18rem)] text-gold [stroke-width:0.7] opacity-35',
    '[filter:blur(8px)] [transition:filter_0.6s_var(--ease)]',
    '[.not-found:has(.return-link:is(:hover,:focus-visible))_&]:[filter:none]',
    'lg:(top-1/2 -right-12 bottom-auto w-[min(44vw,37rem)] opacity-80)',
    'lg:[translate:0_calc(var(--header-height)/2-50%)]',
  ].join(' '),
  'break-clock':
    'min-w-[3.2ch] font-display text-2.75rem font-500 leading-none [font-variant-numeric:lining-nums_tabular-nums] [[data-phase=break]_&]:text-bronze',
};

/** What recurs, or is too long to be read in the markup. A utility wins over each of these. */
export const shortcuts = [type, buttons, links, frame, parts, pages];
