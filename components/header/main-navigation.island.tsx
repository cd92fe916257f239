import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/text-in.tsx';
import { mainLinks, menuLinks, serviceLinks } from '#domain/browser-content.ts';
import { plainPages } from '#domain/site/plain-pages.ts';

const panelId = 'services-panel';

export interface MainNavigationProps {
  currentPath: string;
}

/**
 * The header's navigation on wide screens, with a panel of services. Until its script runs, and without one, the
 * browser opens the panel: as a popover, and on hover (`components/styles/navigation.css`).
 */
function MainNavigation(props: MainNavigationProps) {
  const { currentPath } = props;
  const { onBlur, show, ...timing } = useMenuTiming();
  const { item, trigger, panel } = usePanelBeforeHydration(panelId, show);
  const isInServices = currentMark('/services', currentPath) !== undefined;
  return (
    <NavigationMenu.Root {...timing} id="main" ids={{ content: () => panelId }} aria-label="Main">
      <NavigationMenu.List asChild>
        <ul className="nav-links">
          {mainLinks.map(({ title, path }) =>
            path === plainPages.services.path ? (
              <NavigationMenu.Item key={path} value="services" asChild>
                <li ref={item} className="services-item" onBlur={onBlur}>
                  <NavigationMenu.Trigger
                    {...trigger}
                    className="nav-link"
                    data-current={isInServices || undefined}
                  >
                    {title}
                    <Icon name="chevron-down" size={16} className="chevron" />
                  </NavigationMenu.Trigger>
                  <NavigationMenu.Content {...panel} role="group" className="services-panel">
                    <ServicesPanel {...props} />
                  </NavigationMenu.Content>
                </li>
              </NavigationMenu.Item>
            ) : (
              <li key={path}>
                <a className="nav-link" href={path} aria-current={currentMark(path, currentPath)}>
                  {title}
                </a>
              </li>
            ),
          )}
        </ul>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/** The panel of services below the header, with links to all of them on the home page, and to what else people look for. */
function ServicesPanel({ currentPath }: MainNavigationProps) {
  return (
    <div className="panel-columns">
      <ul className="panel-services">
        {serviceLinks.map((service, index) => (
          <li key={service.path} className={index > 1 ? 'border-t' : undefined}>
            <NavigationMenu.Link
              className="service-link"
              value="services"
              href={service.path}
              aria-current={currentMark(service.path, currentPath)}
            >
              <Icon
                name={service.icon}
                className={service.icon === 'bell' ? 'service-icon text-alarm' : 'service-icon'}
              />
              <span className="grid gap-1">
                <b className="leading-tight">{service.title}</b>
                <span className="small text-slate">{service.shortDescription}</span>
              </span>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="panel-all on-dark">
        <p className="display-2 hidden lg:block">How we care for your vision</p>
        <div>
          <PanelLink href={plainPages.services.path}>All Services</PanelLink>
          {menuLinks.map(({ path, title, language }) => (
            <PanelLink key={path} href={path}>
              <TextIn language={language}>{title}</TextIn>
            </PanelLink>
          ))}
        </div>
      </div>
    </div>
  );
}

function PanelLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <NavigationMenu.Link className="arrow-link" value="services" href={href}>
      {children}
      <Icon name="arrow-right" size={16} />
    </NavigationMenu.Link>
  );
}

/** Returns `page` if the link leads to the current page, `true` if it leads to a section that contains it. */
export function currentMark(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Milliseconds of hovering until a panel opens, and without hovering until it closes. */
const openDelay = 200;
const closeDelay = 150;
/** Milliseconds after one panel has closed during which the next one opens at once. */
const skipDelay = 300;
/** A click within these milliseconds after a panel opened was meant to open it, so it doesn't close it. */
const aimedClick = 400;

/** Returns the state and delays of a `NavigationMenu.Root`, as its props. */
function useMenuTiming() {
  const [value, setValue] = useState('');
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRecent(false), value ? aimedClick : skipDelay);
    return () => clearTimeout(timer);
  }, [value]);

  function show(next: string, isAwaitingClick = true) {
    setValue(next);
    setRecent(isAwaitingClick);
  }

  return {
    value,
    openDelay: isRecent ? 0 : openDelay,
    closeDelay,
    disableClickTrigger: isRecent && value !== '',
    onValueChange: (details: { value: string }) => show(details.value),
    /** Also keeps a panel open that was open before hydration. */
    show,
    /** Props for the element around a trigger and its panel: closes the panel when the focus leaves both. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (value && relatedTarget && !currentTarget.contains(relatedTarget)) show('');
    },
  };
}

/** HTML doesn't allow `aria-expanded` on a popover's button. Ark omits the attribute only for `null`. */
const unstated = { 'aria-expanded': null as unknown as undefined };

/**
 * Lets the browser open a panel as a popover until its menu is hydrated. The first render has the popover's
 * attributes. The second one removes them and, in the same frame, shows the panel if it was open.
 * A delay of the browser's that has begun, in `navigation.css`, goes on.
 * @param show opens the panel that has this name, or with no name closes it
 * @returns the ref of the element around the trigger and the panel, and the props of these two
 */
function usePanelBeforeHydration(id: string, show: ReturnType<typeof useMenuTiming>['show']) {
  const item = useRef<HTMLLIElement>(null);
  const [isHydrated, setHydrated] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the moment of hydration
  useLayoutEffect(() => {
    const focused = item.current?.querySelector<HTMLElement>(':focus');
    const panel = document.getElementById(id);
    const isHovered = () => matchMedia('(hover: hover)').matches && item.current?.matches(':hover');
    const [delay] = panel?.getAnimations() ?? [];
    const rest = Number(delay?.effect?.getComputedTiming().endTime) - Number(delay?.currentTime);
    if (panel?.matches(':is(:popover-open)')) show('services', false);
    else if (panel && getComputedStyle(panel).visibility === 'visible') {
      show('services');
      if (!isHovered()) setTimeout(() => isHovered() || show(''), rest || 0);
    }
    // A pointer that is on the button already doesn't enter it again.
    else if (isHovered()) setTimeout(() => isHovered() && show('services'), rest || openDelay);
    setHydrated(true);
    // Removing a popover's attribute also removes the focus from it.
    requestAnimationFrame(() => focused?.focus({ preventScroll: true }));
  }, []);

  return {
    item,
    trigger: isHydrated ? {} : { popoverTarget: id, ...unstated },
    panel: isHydrated ? {} : { popover: 'auto' as const },
  };
}

export default defineIsland('main-navigation', MainNavigation);
