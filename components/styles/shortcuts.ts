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
    'media-noscript:[:root:root_#root_&]:(text-ink bg-white border-line)',
    'media-noscript:[:root:root_#root_&]:[--logo-accent:var(--bronze)]',
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

/** What recurs on any page, or is too long to be read in the markup. A utility wins over each of these. */
export const shortcuts = [type, buttons, links, frame];
