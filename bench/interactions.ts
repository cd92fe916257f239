import type { Browser, Page } from '@playwright/test';
import type { Figures, Row } from './figures.ts';

/** What a visitor touches first, on which page, and how. */
interface Interaction {
  name: string;
  path: string;
  /** A phone's width is the default. */
  width?: number;
  act(page: Page): Promise<void>;
}

const article = '/services/dry-eye';

const interactions: readonly Interaction[] = [
  { name: 'menu, tap', path: '/contact', act: (page) => page.locator('.menu-toggle').tap() },
  {
    name: 'services, click',
    path: '/contact',
    width: 1280,
    act: (page) => page.locator('.services-item > button').click(),
  },
  {
    name: 'services, Enter',
    path: '/contact',
    width: 1280,
    act: (page) => page.locator('.services-item > button').press('Enter'),
  },
  {
    name: 'helpful articles, tap',
    path: article,
    act: (page) => page.locator('.accordion-trigger').first().tap(),
  },
  { name: 'question, tap', path: article, act: (page) => page.locator('summary').first().tap() },
  {
    name: 'link to a section, tap',
    path: '/',
    act: (page) => page.locator('a[href="#book"]').first().tap(),
  },
  {
    name: 'contact field, typing',
    path: '/contact',
    act: (page) => page.locator('#contact-name').pressSequentially('a'),
  },
  {
    name: 'search field, typing',
    path: article,
    act: (page) => page.locator('#sidebar-search').pressSequentially('a'),
  },
];

/** What the browser does not report took less than this. */
const shortest = 16;

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
  { path, width = 412, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  await page.route('**/assets/chunks/**', () => undefined);
  await page.goto(origin + path);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(observe);
  await act(page);
  const wait = await page.evaluate(longestWait);
  await context.close();
  return Math.max(wait, shortest);
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
