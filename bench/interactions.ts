import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Figures, Row } from './figures.ts';
import { phone } from './open-browser.ts';

type Gesture = 'tap' | 'click' | 'Enter' | 'typing';

/** What a visitor touches first, on which page, and how. */
interface Interaction {
  name: string;
  path: string;
  selector: string;
  gesture: Gesture;
}

const article = '/services/dry-eye';
const servicesButton = '.services-item > button';

const interactions: readonly Interaction[] = [
  { name: 'menu, tap', path: '/contact', selector: '.menu-toggle', gesture: 'tap' },
  { name: 'services, click', path: '/contact', selector: servicesButton, gesture: 'click' },
  { name: 'services, Enter', path: '/contact', selector: servicesButton, gesture: 'Enter' },
  { name: 'helpful articles, tap', path: article, selector: '.accordion-trigger', gesture: 'tap' },
  { name: 'question, tap', path: article, selector: 'summary', gesture: 'tap' },
  { name: 'link to a section, tap', path: '/', selector: 'a[href="#book"]', gesture: 'tap' },
  { name: 'contact field, typing', path: '/contact', selector: '#contact-name', gesture: 'typing' },
  { name: 'search field, typing', path: article, selector: '#sidebar-search', gesture: 'typing' },
];

const touched = { ...phone, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1280, height: 823 } };

/** Milliseconds that a finger stays down. */
const hold = 80;
/** What the browser does not report took less than this. */
const shortest = 16;
/** Milliseconds until a page that was scrolled rests. */
const settling = 400;

/**
 * How long the first touch waits for the screen, with the processor slowed down four times, while no
 * island is awake.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Figures> {
  const rows: Record<string, Row> = {};
  for (const interaction of interactions) {
    console.log(`interactions: ${interaction.name}`);
    const waits: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      waits.push(await measureWait(browser, origin, interaction));
    }
    // Whatever else the machine does can only make a wait longer.
    rows[interaction.name] = { 'ms until painted': Math.min(...waits) };
  }
  return { 'first touch, asleep': rows };
}

async function measureWait(
  browser: Browser,
  origin: string,
  { path, selector, gesture }: Interaction,
): Promise<number> {
  const isPhone = gesture === 'tap' || gesture === 'typing';
  const context = await browser.newContext(isPhone ? touched : desk);
  const page = await context.newPage();
  await page.route('**/assets/chunks/**', () => undefined);
  await page.goto(origin + path);
  const place = await page.evaluate(showAndLocate, selector);
  if (gesture === 'Enter' || gesture === 'typing') await page.focus(selector);
  await page.waitForTimeout(settling);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(observe);
  await gestures[gesture](page, session, place);
  const wait = await page.evaluate(longestWait);
  await context.close();
  return Math.max(wait, shortest);
}

interface Place {
  x: number;
  y: number;
}

/** Raw input: Playwright's own actions listen in the page, and what listens there is slowed down too. */
const gestures: Record<Gesture, (page: Page, session: CDPSession, at: Place) => Promise<void>> = {
  async tap(page, session, at) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(hold);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  click: (page, _session, { x, y }) => page.mouse.click(x, y, { delay: hold }),
  Enter: (page) => page.keyboard.press('Enter', { delay: hold }),
  typing: (page) => page.keyboard.press('a', { delay: hold }),
};

/** Runs in the page: where a finger finds it. */
function showAndLocate(selector: string): Place {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((found) =>
    found.checkVisibility(),
  );
  if (!element) throw new Error(`${selector} is not to be seen.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page. */
function observe() {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((list) => {
    waits.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: entries come once a frame was painted. */
async function longestWait(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Math.max(0, ...(globalThis as unknown as { waits: number[] }).waits);
}
